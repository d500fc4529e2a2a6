import { expect, test } from 'vitest'
import { buildUtilities } from '../../../plugin/render/build-utilities.ts'

test('classes have the sizes and colours of version 3, which authors write', async () => {
  const css = await buildUtilities(['ring', 'rounded-sm', 'shadow-sm', 'blur-sm'])
  expect(css).toMatch(/calc\(3px \+ .*rgb\(59 130 246 \/ 0\.5\)/)
  expect(css).toContain('border-radius: 0.125rem')
  expect(css).toContain('0 1px 2px 0')
  expect(css).toContain('blur(4px)')
})

test('the opacity of version 3 makes the colours of an element transparent', async () => {
  const css = await buildUtilities(
    'bg-black bg-opacity-40 dark:bg-opacity-[.15] bg-inherit text-primary hover:text-opacity-75 border-t-white border-opacity-10'.split(
      ' ',
    ),
  )
  const mixed = (property: string, colour: string, kind: string) =>
    `${property}: color-mix(in srgb, ${colour} var(--tw-${kind}-opacity, 100%), transparent);`
  expect(css).toContain(mixed('background-color', 'var(--color-black)', 'bg'))
  expect(css).toContain(mixed('color', 'rgb(var(--primary))', 'text'))
  expect(css).toContain(mixed('border-top-color', 'var(--color-white)', 'border'))
  expect(css).toContain('background-color: inherit;')
  expect(css).toMatch(/\.bg-opacity-40 \{\s*--tw-bg-opacity: calc\(40 \* 1%\);\s*\}/)
  expect(css).toContain('--tw-bg-opacity: calc(.15 * 100%);')
  expect(css).toContain("@property --tw-bg-opacity { syntax: '*'; inherits: false }")
  expect(await buildUtilities(['bg-black', 'text-primary'])).not.toMatch(/mix|opacity/)
})

test("`codeblock` is a colour, as in Mintlify's theme", async () => {
  expect(await buildUtilities(['dark:bg-codeblock'])).toContain('#0b0c0e')
})

test("Mintlify's own utilities are here too: the border of its boxes, in both modes, and hidden scrollbars", async () => {
  const css = await buildUtilities(['border-standard', 'no-scrollbar'])
  expect(css).toContain('border: 1px solid rgb(var(--gray-200) / 0.7)')
  expect(css).toMatch(
    /&:where\(\.dark, \.dark \*\) \{\s*border-color: rgb\(255 255 255 \/ 0\.1\)/,
  )
  expect(css).toContain('scrollbar-width: none')
})

test("`font-mono` and `font-sans` are the site's fonts, as of code and text around them", async () => {
  const css = await buildUtilities(['font-mono', 'font-sans'])
  expect(css).toContain('font-family: var(--skerry-font-code)')
  expect(css).toContain('font-family: var(--skerry-font-body)')
})

test('a border without a colour is a light grey, and not the colour of the text', async () => {
  expect(await buildUtilities(['border'])).toMatch(
    /@layer skerry\.reset \{[^}]*border-color: rgb\(var\(--gray-200\)\)/,
  )
  expect(await buildUtilities(['flex'])).not.toContain('border-color')
})

test('`table` is for elements of authors, not for the frames of our tables', async () => {
  expect(await buildUtilities(['table'])).toContain('.table:not(:has(> table)) {')
})

test('utilities with the prefix that Mintlify renders work like those without', async () => {
  const css = await buildUtilities([
    'mint-hidden',
    'dark:mint-block',
    'flex',
    'mint-flex',
    'mint-bg-black/20',
    '2xl:mint-w-1/2',
    'mint-dark',
  ])
  expect(css).toMatch(/\s\.mint-hidden \{\s*display: none/)
  expect(css).toMatch(
    /\.dark\\:mint-block:where\(\.dark, \.dark \*\) \{\s*display: block/,
  )
  expect(css).toMatch(/:is\(\.flex, \.mint-flex\) \{\s*display: flex/)
  expect(css).toMatch(/\.mint-bg-black\\\/20 \{\s*background-color/)
  expect(css).toContain(String.raw`.\32 xl\:mint-w-1\/2 {`)
  expect(css).not.toMatch(/\s\.(?:hidden|dark\\:block) \{/)
})

test('names that are no utilities give nothing', async () => {
  expect(await buildUtilities(['no-such-thing', 'border-of-mine'])).toBe('')
})

test('utilities for children apply to what islands and their slots show, as these have no box', async () => {
  const css = await buildUtilities(['space-y-4', 'divide-y', '*:p-2'])
  const hosts = ':is(skerry-island, skerry-slot)'
  for (const name of ['.space-y-4', '.divide-y']) {
    expect(css).toContain(`:where(${name} > :not(:last-child), `)
    expect(css).toContain(`${name} > ${hosts}:not(:last-child) > *, `)
    expect(css).toContain(
      `${name} > ${hosts}:last-child > :not(:nth-last-child(1 of :not(script, template))))`,
    )
  }
  expect(css).toContain(`:is(.\\*\\:p-2 > *, .\\*\\:p-2 > ${hosts} > *)`)
  expect(css).toContain(`[class*='divide-'] > ${hosts} > *`)
})
