import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Chromium looks up a system font for every file of a family that isn't loaded. */
test.each(['inter', 'geist-mono'])(
  'the file of %s that English is written with is the only one of its family',
  (typeface) => {
    const sheet = readFileSync(
      new URL(`../../../theme/fonts/${typeface}.css`, import.meta.url),
      'utf8',
    )
    const rules = [...sheet.matchAll(/@font-face \{[^}]*\}/g)].map(([rule]) => rule)
    const basic = rules.find((rule) => rule.includes('?basic'))
    const [, family] = /font-family: ([^;]+);/.exec(basic ?? '') ?? []
    expect(family).toBeDefined()
    expect(rules.filter((rule) => rule.includes(`font-family: ${family};`))).toEqual([
      basic,
    ])
    expect(sheet).toMatch(new RegExp(`:\\s+${family}, '[^']+ Letters',`))
  },
)
