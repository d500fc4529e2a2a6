import { expect, test } from 'vitest'
import { forOwnElements } from '../../../plugin/vite/for-own-elements.ts'

const here = ':is(.text-primary,[aria-current=page])'
const head = ':is(.param-head,.field-head)'

test.each([
  ['.param-head{}', `${head}{}`],
  ['p:not(.param-head) > b {}', `p:not(${head}) > b {}`],
  ['.a { color: red; .param-head & {} }', `.a { color: red; ${head} & {} }`],
  ['@scope (.param-head) to (.b) { a {} }', `@scope (${head}) to (.b) { a {} }`],
  ['@media print { .param-head {} }', `@media print { ${head} {} }`],
  ['#sidebar/* x */ .text-primary {}', `#sidebar/* x */ ${here} {}`],
  ['#sidebar [a="{;,"] .text-primary {}', `#sidebar [a="{;,"] ${here} {}`],
  [
    '.mt-2.text-lg.prose.max-w-\\[10px\\] a {}',
    ':is(.mt-2.text-lg.prose.max-w-\\[10px\\],#header .page-description) a {}',
  ],
  [
    'a.dark\\:text-primary {}',
    ':is(a.dark\\:text-primary,.sidebar-tree a[aria-current=page]) {}',
  ],
  [
    'button[aria-label="Toggle dark mode"] {}',
    ':is(button[aria-label="Toggle dark mode"],[data-mode-toggle]) {}',
  ],
  ['/* a */ b [data-as="p"] {}', '/* a */ b :is(p,[data-as="p"]) {}'],
])('selectors of elements that differ match ours too: %s', (written, expected) => {
  expect(forOwnElements(written)).toBe(expected)
})

test.each([
  '/* In #sidebar: */\n.text-primary {}',
  '/* .param-head { */ a {}',
  ':not(#sidebar) > .text-primary {}',
  'a::after { content: ".param-head"; b: "#sidebar-title" }',
  '[title=".param-head {"] {}',
  "[title='a \\' .param-head'] {}",
  '@import url(x.param-head.css);',
  '@import "x.param-head.css" layer(a);',
  'a { background: url( a.param-head{.png ) }',
  '@supports selector(.param-head) { a {} }',
  '.a\\.param-head {}',
  '.param-head\\:b {}',
  '#sidebar .text-primary\\/50 {}',
  '#header .prose\\:p {}',
  '/* #topbar-cta-button .absolute { background: red } */',
  'a { color: red } /* .param-head {',
  '@charset "utf-8"; a { b: c',
  'a { b: "unclosed }\n',
])('everything else stays as it is: %s', (written) => {
  expect(forOwnElements(written)).toBe(written)
})
