import { expect, test } from 'vitest'
import {
  writeLegacySettings,
  writeNavigationSettings,
  writeSettings,
} from '../../.build/docs/settings-reference.ts'
import { settingExamples } from '../../.build/docs/setting-examples.ts'
import { parseSettings } from '../../plugin/settings/parse-settings.ts'
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

test('a key says its type, its default, what it does, and where it is explained', () => {
  const [, appearance = ''] = writeSettings().split('### appearance')
  expect(appearance.split('\n###')[0]?.trim()).toMatchInlineSnapshot(`
    "{#setting-appearance}

    Light and dark mode. See [dark mode](/guide/styling#dark-mode).

    \`\`\`json docs.json
    { "appearance": { "default": "dark", "strict": true } }
    \`\`\`

    | Key | Type | Description |
    | --- | --- | --- |
    | \`appearance.default\` | \`system\`, \`light\`, \`dark\` | The initial mode. Default: \`system\`. |
    | \`appearance.strict\` | boolean | Hides the toggle, so that \`default\` is the only mode. Default: \`false\`. |"
  `)
})

test('the navigation tables distinguish lists from their entries', () => {
  const text = writeNavigationSettings()
  expect(text).toMatch(/^\| `groups` \| array of \[groups\]/m)
  expect(text).toMatch(/^\| `group` \(required\) \| string \|/m)
  expect(text).not.toContain('`groups.group`')
})

test.each([
  ['navigation', writeNavigationSettings],
  ['settings', writeSettings],
  ['legacy settings', writeLegacySettings],
])('every key of the %s has a description', (_, write) => {
  const rows = write().match(/^\| `.*$/gm) ?? []
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => /\|\s*\|$/.test(row))).toEqual([])
})

test('settings that a language can override list their keys too', () => {
  const text = writeSettings()
  for (const key of ['navbar.links.label', 'footer.links.header', 'banner.content'])
    expect(text).toContain(`| \`${key}\``)
})

test.each(Object.keys(modernKeys).filter((key) => key !== 'navigation'))(
  'the example of %s is valid',
  (key) => {
    const example = JSON.parse(settingExamples[key] ?? '{}') as Record<string, unknown>
    expect(Object.keys(example)).toEqual([key])
    const text = JSON.stringify({
      name: 'Harbour',
      navigation: { pages: ['index'] },
      ...example,
    })
    const { diagnostics } = parseSettings(text, 'docs.json', () => undefined)
    expect(diagnostics).toEqual([])
  },
)
