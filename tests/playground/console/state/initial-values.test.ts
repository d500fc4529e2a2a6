import { expect, test } from 'vitest'
import { initialValue } from '../../../../playground/console/state/initial-values.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'

test('required values of a schema that contains itself are filled in to a depth', () => {
  const schemas: Record<string, Schema> = {
    '#/Tree': {
      types: ['object'],
      required: ['child'],
      properties: [{ name: 'child', schema: { ref: '#/Tree' } }],
    },
  }
  const text = JSON.stringify(initialValue({ ref: '#/Tree' }, { schemas }, true))
  expect(text.length).toBeLessThan(200)
})
