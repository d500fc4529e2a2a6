import { expect, test } from 'vitest'
import {
  writeLegacySettings,
  writeNavigationSettings,
  writeSettings,
} from '../../.build/docs/settings-reference.ts'
import { legacyKeys, modernKeys } from '../../plugin/settings/root-keys.ts'

test('every key of the modern settings has a section', () => {
  const text = writeSettings()
  for (const key of Object.keys(modernKeys)) {
    if (key !== 'navigation') expect(text).toContain(`\n### ${key} {`.trimStart())
  }
})

test('every key that only the older settings have, has a section', () => {
  const text = writeLegacySettings()
  for (const key of Object.keys(legacyKeys)) {
    if (!(key in modernKeys)) expect(text).toContain(`### ${key} {`)
  }
})

test('a key says its type, its default and what it does', () => {
  const [, appearance = ''] = writeSettings().split('### appearance')
  expect(appearance.split('\n###')[0]?.trim()).toMatchInlineSnapshot(`
    "{#setting-appearance}

    Light and dark mode.

    | Key | Type | What it does |
    | --- | --- | --- |
    | \`appearance.default\` | \`system\`, \`light\`, \`dark\` | The mode of readers who have not chosen one. Default: \`system\`. |
    | \`appearance.strict\` | \`true\` or \`false\` | Hides the toggle: \`default\` is the only mode. Default: \`false\`. |"
  `)
})

test('lists of entries and the entries themselves are told apart in the navigation', () => {
  const text = writeNavigationSettings()
  expect(text).toMatch(/^\| `groups` \| list of: \[group\]/m)
  expect(text).toMatch(/^\| `group` \(required\) \| text \|/m)
  expect(text).not.toContain('`groups.group`')
})

test('no key of the navigation is without words', () => {
  const rows = writeNavigationSettings().match(/^\| `.*$/gm) ?? []
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => /\|\s*\|$/.test(row))).toEqual([])
})
