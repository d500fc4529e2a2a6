import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** All stylesheets: path and text. */
const sheets = ['theme', 'playground'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
)

test('no media query says `not … and …`: it negates both (Media Queries 4, section 2.3)', () => {
  const wrong = sheets.filter(({ text }) => /@media\s+not\s+\w+\s+and/.test(text))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('buttons that stay get their hover background only where a pointer can leave them', () => {
  // These close what they are in, or lead to another page.
  const leading =
    /^(?:\.search-close|\.menu-choice|\.nav-tabs-item|\.code-group-select option)/
  const sticking = sheets.flatMap(({ text }) => {
    const always = text.replace(
      /@media \(hover: hover\)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g,
      '',
    )
    return [...always.matchAll(/([^{}]*:hover[^{}]*)\{([^{}]*)\}/g)]
      .filter(([, , style]) => style!.includes('background: var(--skerry-color-hover)'))
      .map(([, selector]) => selector!.trim())
  })
  expect(sticking.filter((selector) => !leading.test(selector))).toEqual([])
})
