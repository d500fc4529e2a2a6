import { expect, test } from 'vitest'
import { writeAttributeTable } from '../../.build/docs/attribute-table.ts'

test('the attributes of a component are a table', () => {
  expect(writeAttributeTable('Tile')).toMatchInlineSnapshot(`
    "| Attribute | Type | Description |
    | --- | --- | --- |
    | \`href\` (required) | URL | The target of the link. |
    | \`title\` | string (inline Markdown) | Below the preview. |
    | \`description\` | string (inline Markdown) | Below the title. |"
  `)
})

test('words are listed, defaults are named, and attributes that are only tolerated are left out', () => {
  const table = writeAttributeTable('Tabs')
  expect(table).toContain('Default: `0`.')
  expect(table).not.toContain('items')
  expect(writeAttributeTable('Badge')).toContain('`rounded`, `pill`')
})

test('a component without attributes has a note instead of a table', () => {
  expect(writeAttributeTable('Column')).toBe('`Column` has no attributes of its own.')
})

test('a name that is no component is an error that says the name', () => {
  expect(() => writeAttributeTable('Crad')).toThrow(/Crad/)
})
