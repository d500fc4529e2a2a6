import { expect, test } from 'vitest'
import { forOwnElements } from '../../../plugin/vite/for-own-elements.ts'

const CURRENT = '.sidebar-tree a[aria-current=page]'
const DESCRIPTION = '#header .page-description'
const COVER = '#topbar-cta-button .button-cover'

test.each([
  ['a.text-primary', `:is(a.text-primary,${CURRENT})`],
  [
    String.raw`html:not(.dark) a.bg-primary\/10.text-primary`,
    String.raw`html:not(.dark) :is(a.bg-primary\/10.text-primary,${CURRENT})`,
  ],
  [
    String.raw`a.dark\:bg-primary-light\/10.dark\:text-primary-light`,
    String.raw`:is(a.dark\:bg-primary-light\/10.dark\:text-primary-light,${CURRENT})`,
  ],
  [
    '#sidebar li > a.text-primary',
    '#sidebar li > a:is(.text-primary,[aria-current=page])',
  ],
  [
    String.raw`div.mt-2.text-lg.prose.dark\:prose-invert`,
    String.raw`:is(div.mt-2.text-lg.prose.dark\:prose-invert,${DESCRIPTION})`,
  ],
  [
    'div.mt-2.text-lg.prose:has(p:only-child)',
    `:is(div.mt-2.text-lg.prose,${DESCRIPTION}):has(p:only-child)`,
  ],
  ['#topbar-cta-button span.absolute', `:is(#topbar-cta-button span.absolute,${COVER})`],
  [
    '.dark #topbar-cta-button .group .flex > *',
    '.dark :is(#topbar-cta-button .group .flex,#topbar-cta-button .button-face) > *',
  ],
  [
    'button[aria-label="Toggle dark mode"] svg',
    ':is(button[aria-label="Toggle dark mode"],[data-mode-toggle]) svg',
  ],
])('%s in a stylesheet is also for the element here', (from, to) => {
  expect(forOwnElements(`${from} { color: red }`)).toBe(`${to} { color: red }`)
})

test.each([
  'a.text-primary-own',
  String.raw`a.hover\:bg-primary\/10`,
  '.data.text-primary',
  '#topbar-cta-button-2 .absolute',
  '#topbar-cta-button, .absolute',
])('%s stays', (selector) => {
  expect(forOwnElements(`${selector} { color: red }`)).toBe(`${selector} { color: red }`)
})

test('the label on a button that a stylesheet colours is white, as on Mintlify', () => {
  const white = '@layer skerry.theme { .button-face > * { color: #fff } }'
  const cover = '#topbar-cta-button .bg-primary-dark'
  expect(forOwnElements(`${cover} { background-color: #323232 }`)).toContain(white)
  expect(forOwnElements(`${cover} { border-radius: 4px }`)).not.toContain(white)
})
