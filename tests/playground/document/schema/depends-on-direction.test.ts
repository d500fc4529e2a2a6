import { expect, test } from 'vitest'
import { dependsOnDirection } from '../../../../playground/document/schema/depends-on-direction.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'

const dependsOn = (schemas: Record<string, Schema>) =>
  dependsOnDirection({ schemas }, '#/a')

test('a schema depends on the direction if it, or one that it references, has `readOnly` or `writeOnly`', () => {
  expect(dependsOn({ '#/a': { properties: [{ name: 'id', schema: {} }] } })).toBe(false)
  expect(dependsOn({ '#/a': { items: { ref: '#/b' } }, '#/b': { readOnly: true } })).toBe(
    true,
  )
  expect(dependsOn({ '#/a': { items: { ref: '#/a' }, writeOnly: true } })).toBe(true)
})

test('an enumeration may have any number of values', () => {
  const values = Array.from({ length: 200_000 }, (_, index) => `v${index}`)
  expect(dependsOn({ '#/a': { enum: values } })).toBe(false)
})
