import { expect, test } from 'vitest'
import { constraintsOf } from '../../../../playground/document/schema/constraints.ts'

test('items are unique only where there may be items', () => {
  const unique = [{ kind: 'uniqueItems' }]
  expect(constraintsOf({ types: ['string'], uniqueItems: true })).toEqual([])
  expect(constraintsOf({ types: ['array', 'null'], uniqueItems: true })).toEqual(unique)
  expect(constraintsOf({ uniqueItems: true })).toEqual(unique)
})
