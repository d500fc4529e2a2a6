import { expect, test } from 'vitest'
import { prefillValue } from '../../../../playground/console/props/prefill-value.ts'
import { exampleValue } from '../../../../playground/document/example/example-value.ts'
import { apiOf } from '../../write-spec.ts'

test('an example has what a property asks for, instead of leaving the property out', async () => {
  const schema = {
    type: 'object',
    properties: { card: { type: 'string' }, address: { type: 'string' } },
    dependentRequired: { card: ['address'] },
    dependentSchemas: {
      card: { properties: { code: { type: 'integer' } }, required: ['code'] },
    },
  }
  const api = await apiOf({
    openapi: '3.1.0',
    components: { schemas: { Payment: schema } },
  })
  const payment = { ref: '#/components/schemas/Payment' }
  const options = { direction: 'request', requiredOnly: false } as const
  expect(exampleValue(api, payment, options)).toEqual({
    card: '<string>',
    address: '<string>',
    code: 123,
  })
  expect(prefillValue(api, payment)).toEqual({})
})
