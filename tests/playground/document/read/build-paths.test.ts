import { expect, test } from 'vitest'
import { apiOf } from '../../write-spec.ts'

test('objects of the playground are only folded where the description says so', async () => {
  const operation = (playground?: object) => ({
    'x-mint': { playground },
    responses: { 204: { description: 'ok' } },
  })
  const api = await apiOf({
    paths: {
      '/a': { get: operation({ expand: false }), put: operation({ expand: true }) },
      '/b': { get: operation({}), put: operation() },
    },
  })
  expect(api.operations.map(({ mint }) => mint?.folded)).toEqual([
    true,
    undefined,
    undefined,
    undefined,
  ])
})
