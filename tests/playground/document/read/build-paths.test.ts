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

test('a path that is hidden or excluded hides or excludes its operations, unless one says otherwise', async () => {
  const responses = { 204: { description: 'ok' } }
  const api = await apiOf({
    paths: {
      '/a': {
        'x-hidden': true,
        get: { responses },
        put: { responses, 'x-hidden': false },
      },
      '/b': { 'x-excluded': true, get: { responses } },
      '/c': { 'x-internal': true, get: { responses } },
      '/d': { get: { responses } },
    },
  })
  expect(api.operations.map(({ hidden }) => hidden)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(api.operations.map(({ excluded }) => excluded)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
})
