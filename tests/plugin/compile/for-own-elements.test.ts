import { expect, test } from 'vitest'
import { forOwnElements } from '../../../plugin/compile/for-own-elements.ts'
import { cpuTime } from '../../cpu-time.ts'

const CURRENT = '.sidebar-tree a[aria-current=page]'
const DESCRIPTION = '#header .page-description'
const COVER = '#topbar-cta-button .button-cover'

test.each([
  ['h3', 'h3:where(:not(.sidebar-title,dialog *))'],
  [
    'h1, h2, .dark h3',
    'h1, h2:where(:not(.sidebar-title,dialog *)), .dark h3:where(:not(.sidebar-title,dialog *))',
  ],
  ['h4, h5', 'h4, :is(h5,:where(.sidebar-title))'],
  [
    ':is(h2, h5) a, :where(h5)',
    ':is(h2:where(:not(.sidebar-title,dialog *)), :is(h5,:where(.sidebar-title))) a, :where(:is(h5,:where(.sidebar-title)))',
  ],
  ['.a:not(.b, h2), :not(h5)', '.a:not(.b, h2), :not(h5)'],
  [
    '[data-state="open"] .nav-dropdown-item-description',
    ':is([data-state="open"],.menu-box[open],.menu-box[open]>*) .nav-dropdown-item-description',
  ],
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
    String.raw`a[aria-current="page"].bg-primary\/10::before`,
    String.raw`:is(a[aria-current="page"].bg-primary\/10,${CURRENT})::before`,
  ],
  [
    '[data-callout-type="note"] [class*="prose"] strong',
    '[data-callout-type="note"] :is(.prose,[data-component-part=callout-content]) strong',
  ],
  ['.card > .prose', '.card > :is(.prose,[data-component-part=card-content])'],
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
  [
    '#table-of-contents-content a.border-primary',
    '#table-of-contents-content :is(a.border-primary,[data-active]>a)',
  ],
  [
    String.raw`.dark .toc-item .dark\:border-primary-light`,
    String.raw`.dark .toc-item :is(.dark\:border-primary-light,[data-active]>a)`,
  ],
  ['#sidebar button:hover', '#sidebar :is(button,summary):hover'],
  ['#sidebar button.x', '#sidebar button.x'],
  [
    '#sidebar-content li > button[aria-expanded="true"]',
    '#sidebar-content li :is(button[aria-expanded="true"],[open]>summary)',
  ],
  [
    '#navigation-items button[aria-expanded=false] svg',
    '#navigation-items :is(button[aria-expanded=false],:not([open])>summary) svg',
  ],
  ['.card svg.bg-primary', '.card :is(svg.bg-primary,.icon)'],
  [
    String.raw`.dark .card .dark\:bg-primary-light`,
    String.raw`.dark .card :is(.dark\:bg-primary-light,.icon)`,
  ],
  [
    '.nav-tabs-item[data-active] > div.absolute',
    '.nav-tabs-item[data-active] > div:is(.absolute,.tab-line)',
  ],
  [
    '#topbar-cta-button span[class*="bg-primary-dark"]',
    `:is(#topbar-cta-button span[class*="bg-primary-dark"],${COVER})`,
  ],
  ['#topbar-cta-button span.absolute', `:is(#topbar-cta-button span.absolute,${COVER})`],
  [
    '[data-component-name="primary-header-button"]:hover',
    ':is([data-component-name="primary-header-button"],:where(#topbar-cta-button)>a):hover',
  ],
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
  '.prose h3',
  '#content h5',
])('%s stays', (selector) => {
  expect(forOwnElements(`${selector} { color: red }`)).toBe(`${selector} { color: red }`)
})

test('the label on a button that a stylesheet colours is white, as on Mintlify', () => {
  const white = '@layer skerry.theme { .button-face > * { color: #fff } }'
  const cover = '#topbar-cta-button .bg-primary-dark'
  expect(forOwnElements(`${cover} { background-color: #323232 }`)).toContain(white)
  expect(forOwnElements(`${cover} { border-radius: 4px }`)).not.toContain(white)
})

test('a top bar that a stylesheet fixes stays sticky below 1024 px', () => {
  const sticky = '#navbar#navbar { position: sticky !important }'
  expect(forOwnElements('.a, #navbar.b { top: 0; position: fixed }')).toContain(sticky)
  expect(forOwnElements('@media print { #navbar,\n.a {position:fixed} }')).toContain(
    sticky,
  )
  for (const other of [
    '#navbar .a { position: fixed }',
    '#navbar { color: red } .a { position: fixed }',
    '/* #navbar { position: fixed } */',
    '#navbar-transition { position: fixed }',
  ])
    expect(forOwnElements(other)).toBe(other)
})

test('a top bar that a stylesheet no longer fixes starts where it is below 1024 px', () => {
  const top = '#navbar#navbar { top: 0 !important }'
  const rule = 'header, #navbar { position: relative !important }'
  expect(forOwnElements(rule)).toContain(top)
  expect(forOwnElements('#navbar .a { position: relative }')).not.toContain(top)
})

test('the line below the top bar is gone where a stylesheet removes it', () => {
  const line = '.navbar { border-block-end-color: transparent }'
  for (const rule of [
    '#navbar-transition { border: 0 !important }',
    '#navbar > div.absolute.border-b, .a { border-bottom: none }',
    '.dark #navbar-transition { color: red; border-color: transparent }',
  ])
    expect(forOwnElements(rule)).toContain(line)
  for (const rule of [
    '#navbar-transition { border-bottom: 1px solid red; border-radius: 0 }',
    '#navbar-transition-maple { border: 0 }',
    '#navbar > div.a { border: 0 }',
  ])
    expect(forOwnElements(rule)).not.toContain(line)
})

test('what a stylesheet draws beside a row of the sidebar is placed by its row', () => {
  const positioned = '.sidebar-tree li { position: relative }'
  const mark = '#sidebar-content li[data-active]::before'
  expect(forOwnElements(`${mark} { content: ""; position: absolute }`)).toContain(
    positioned,
  )
  for (const rule of [
    `${mark} { content: "" } b { position: absolute }`,
    '#sidebar li { position: absolute }',
    '#navbar a::before { position: absolute }',
  ])
    expect(forOwnElements(rule)).not.toContain(positioned)
})

test('the text is as wide as its row without a column beside it, as it grows on Mintlify', () => {
  const grown = '#content-area { width: 100% !important }'
  for (const width of ['calc(100% - 20rem) !important', '60%', '48rem'])
    expect(forOwnElements(`.a, #content-area { width: ${width} }`)).toContain(grown)
  for (const rule of [
    '#content-area { max-width: 48rem }',
    '#content-area p { width: 50% }',
    '#content-area { color: red } p { width: 50% }',
  ])
    expect(forOwnElements(rule)).not.toContain(grown)
})

test('a sidebar that a stylesheet paints is as high as the window', () => {
  const high = '.sidebar { mask: none } .sidebar-content { min-height: 100% }'
  for (const rule of [
    '#sidebar { background-color: #eee !important }',
    '.dark #sidebar-content, .a { color: red; border-right: 1px solid red }',
  ])
    expect(forOwnElements(rule)).toContain(high)
  for (const rule of [
    '#sidebar { background: none; border: 0; border-radius: 4px }',
    '#sidebar a { background: red }',
    '#sidebar-content-own { background: red }',
    '#sidebar { color: red } .a { background: red }',
  ])
    expect(forOwnElements(rule)).not.toContain(high)
})

test('what is above the top bar stays there if a stylesheet raises the bar', () => {
  expect(forOwnElements('#navbar { z-index: 50 } #navbar.a { z-index: 40 }')).toContain(
    ':root { --skerry-z-navbar: 50 }',
  )
  for (const other of ['#navbar { z-index: 10 }', '#navbar .a { z-index: 50 }'])
    expect(forOwnElements(other)).toBe(other)
})

const CURRENT_ROW = '[aria-current=page]'
const MORE = '#page-context-menu .page-context-more'

test.each([
  [
    '#navigation-items a[class*="bg-primary"]',
    `#navigation-items a:is([class*="bg-primary"],${CURRENT_ROW})`,
  ],
  [
    '#sidebar li > a:not([class*="bg-primary"]):hover',
    `#sidebar li > a:not(:is([class*="bg-primary"],${CURRENT_ROW})):hover`,
  ],
  [
    '#navigation-items a.border-primary',
    `#navigation-items a:is(.border-primary,${CURRENT_ROW})`,
  ],
  [
    'a[class*="text-primary"] *',
    `:is(a[class*="text-primary"],:where(.sidebar-tree) a${CURRENT_ROW}) *`,
  ],
  [
    '.mobile-nav-tabs-item.text-primary',
    ':is(.mobile-nav-tabs-item.text-primary,.mobile-nav-tabs-item[data-active])',
  ],
  ['#sidebar .mt-6', '#sidebar :is(.mt-6,.sidebar-group-wrapper)'],
  [
    '#navigation-items [class*="mt-8"]:not(:first-child)',
    '#navigation-items :is([class*="mt-8"],.sidebar-group-wrapper):not(:first-child)',
  ],
  [
    'ul#sidebar-group > li > button',
    ':is(ul#sidebar-group,.sidebar-group) > li :is(button,summary)',
  ],
  [
    '.sidebar-group > li[data-title="My group"] > button::before',
    '.sidebar-group > li[data-title="My group"] :is(button,summary)::before',
  ],
  ['#sidebar-content li.x > ul', '#sidebar-content li.x>:where(details)>ul'],
  ['[class*="sidebar"] h5', '[class*="sidebar"] :is(h5,:where(.sidebar-title))'],
  [
    '#table-of-contents h2 button svg',
    ':is(#table-of-contents h2 button,#table-of-contents :where(.toc-title)) svg',
  ],
  ['#table-of-contents li[data-depth="0"] a', '#table-of-contents li[data-depth="0"]>a'],
  ['#navbar .max-w-8xl', ':is(#navbar .max-w-8xl,#navbar>.site-width)'],
  ['#navbar [class*="h-16"]', ':is(#navbar [class*="h-16"],#navbar .navbar-row)'],
  [
    String.raw`#navbar div.hidden.lg\:flex.h-12 a.x`,
    String.raw`:is(#navbar div.hidden.lg\:flex.h-12,#navbar .nav-tabs-row) a.x`,
  ],
  [
    '[class*="search"] input',
    '[class*="search"]:where(:not(dialog,dialog *,.search-trigger *)) input',
  ],
  ['nav.text-sm a', ':is(nav.text-sm,nav.navbar-room) a'],
  [
    '#navbar.is-custom > nav',
    '#navbar:is(.is-custom,:where([data-page-mode=custom] *)) > nav',
  ],
  [
    '#navbar.is-not-center',
    '#navbar:is(.is-not-center,:where(:root:not([data-page-mode=center]) *))',
  ],
  [
    '#topbar-cta-button [class*="rounded"]',
    ':is(#topbar-cta-button [class*="rounded"],#topbar-cta-button>a)',
  ],
  [
    '.dark #topbar-cta-button a .text-white',
    '.dark :is(#topbar-cta-button a .text-white,#topbar-cta-button .button-face>*)',
  ],
  [
    '#topbar-cta-button a span[class*="bg-primary"]',
    `:is(#topbar-cta-button a span[class*="bg-primary"],${COVER})`,
  ],
  [
    'html.dark .bg-primary-dark span',
    'html.dark :is(.bg-primary-dark span,:where(#topbar-cta-button .button-face)>span)',
  ],
  ['.bg-primary-dark', ':is(.bg-primary-dark,:where(#topbar-cta-button) .button-cover)'],
  [
    'html.dark #almond-background-color',
    'html.dark :is(#almond-background-color,#background-color:where(:has(~.almond-layout)))',
  ],
  [
    '#pagination a .font-medium',
    ':is(#pagination a .font-medium,#pagination .pagination-title)',
  ],
  [
    'li#topbar-cta-button span.absolute',
    `:is(li,*):is(#topbar-cta-button span.absolute,${COVER})`,
  ],
  [
    'header#header .text-lg',
    ':is(header,*):is(#header .text-lg,#header .page-description)',
  ],
  [
    '#page-context-menu-button + button:hover',
    `:is(#page-context-menu-button + button,${MORE}):hover`,
  ],
  [
    '#page-context-menu [class*="rounded-r"]',
    `:is(#page-context-menu [class*="rounded-r"],${MORE})`,
  ],
  [
    '#page-context-menu .rounded-l-xl',
    ':is(#page-context-menu .rounded-l-xl,#page-context-menu .page-context-first)',
  ],
  [
    'svg:is([style*="a.svg"], [style*="b.svg"])',
    'svg:is(:is([style*="a.svg"],[data-file*="a.svg"]), :is([style*="b.svg"],[data-file*="b.svg"]))',
  ],
])('%s is for the part with this look or place on Mintlify', (from, to) => {
  expect(forOwnElements(`${from} { color: red }`)).toBe(`${to} { color: red }`)
})

test.each([
  '[class*="bg-primary"]',
  '.data[class*="text-primary"]',
  '.sidebar-group-own > li > button',
  '.toc-item-own a',
  '#table-of-contents li a',
  '#navbar .h-160',
  '.nav.text-sm',
  '.is-custom',
  '#pagination .font-medium.tracking-tight',
  '.x .bg-primary-dark',
])('%s has no other part to be for', (selector) => {
  expect(forOwnElements(`${selector} { color: red }`)).toBe(`${selector} { color: red }`)
})

test('the chevron of nested groups is the one that a stylesheet draws', () => {
  const own = '.sidebar-tree summary::after { background: none'
  const drawn = '#sidebar-group > li > button::after'
  expect(forOwnElements(`${drawn} { content: "+" }`)).toContain(own)
  expect(forOwnElements(`${drawn} { color: red } b { content: "" }`)).not.toContain(own)
  expect(forOwnElements('#sidebar-own button::after { content: "" }')).not.toContain(own)
})

const MENU = ':where(:not(.menu-panel,.menu-panel *))'
const BAR = '#navbar-transition'
const ICON = '[data-component-part=callout-icon]'

test.each([
  ['.card h2', '.card :is(h2,:where([data-component-part=card-title]))'],
  [
    '.dark [class*="card"] h2, h4',
    '.dark [class*="card"] :is(h2,:where([data-component-part=card-title])), h4',
  ],
  ['h2[data-component-part="card-title"]', ':is(h2,*)[data-component-part="card-title"]'],
  ['a.card:hover', ':is(a,:where(:has(>.cover-link,>*>*>*>.cover-link))).card:hover'],
  ['.card.border:not(:hover)', '.card:is(.border,.card):not(:hover)'],
  [
    '.code-block .bg-white',
    '.code-block :is(.bg-white,:where(pre)[data-component-part=code-block-root])',
  ],
  ['#sidebar h5', '#sidebar :is(h5,:where(.sidebar-title))'],
  [
    '#sidebar a.text-gray-700',
    '#sidebar :is(a.text-gray-700,a:where(:not([aria-current=page],.menu-choice)))',
  ],
  [
    '#navbar a[href="/a"] > span.absolute',
    '#navbar a[href="/a"] > :is(span.absolute,.button-cover)',
  ],
  ['#navbar button:hover', '#navbar :is(button,summary):hover'],
  ['#navbar > div.absolute.border-b', `:is(#navbar > div.absolute.border-b,${BAR})`],
  [`${BAR}[data-is-opaque="true"]`, `:is(${BAR}[data-is-opaque="true"],${BAR})`],
  ['.topbar-right-container > ul > li', '.topbar-right-container > :where(nav)>ul > li'],
  [
    '#page-context-menu > button:first-child:hover',
    ':is(#page-context-menu > button:first-child,#page-context-menu .page-context-first):hover',
  ],
  [
    '#page-context-menu button.rounded-r-xl',
    ':is(#page-context-menu button.rounded-r-xl,#page-context-menu .page-context-more)',
  ],
  [
    '.dark #page-context-menu > button svg',
    '.dark #page-context-menu :is(button,summary):where(.page-context-first,.page-context-more) svg',
  ],
  [
    '#sidebar-content button[aria-label^="Toggle "][aria-label$=" section"] + ul',
    '#sidebar-content :is(button[aria-label^="Toggle "][aria-label$=" section"],summary) + ul',
  ],
  ['#header div p', ':is(#header div p,#header .page-description)'],
  [
    'a:not([aria-label="Navigate to header"])',
    'a:not(:is([aria-label="Navigate to header"],.heading-anchor))',
  ],
  ['[data-table-wrapper="true"]', ':is([data-table-wrapper="true"],.table[role=group])'],
  ['[class*="border-sky"]', ':is([class*="border-sky"],[data-callout-type=note])'],
  [
    String.raw`.dark .bg-sky-500\/10`,
    String.raw`.dark :is(.bg-sky-500\/10,[data-callout-type=note])`,
  ],
  [
    '.callout .text-sky-500',
    `.callout :is(.text-sky-500,:where([data-callout-type=note]) ${ICON})`,
  ],
])('%s is for the part that has these names on Mintlify', (from, to) => {
  expect(forOwnElements(`${from} { color: red }`)).toBe(`${to} { color: red }`)
})

test.each([
  '.card-own h2',
  'a.card-own',
  '.card.border-own .x',
  '.text-sky-50',
  '#navbar > div.border-b',
  '#navbar-own > div.absolute.border-b',
  '#header p',
])('%s is for the own elements of the site', (selector) => {
  expect(forOwnElements(`${selector} { color: red }`)).toBe(`${selector} { color: red }`)
})

test.each([
  ['#navbar a', `#navbar a${MENU}`],
  ['.dark #content-area a:hover', `.dark #content-area a${MENU}:hover`],
  ['#navbar div, #sidebar nav *', `#navbar div${MENU}, #sidebar nav *${MENU}`],
])('%s is not for menus, which are elsewhere on Mintlify', (from, to) => {
  expect(forOwnElements(`${from} { color: red }`)).toBe(`${to} { color: red }`)
})

test.each(['#navbar > a', '#navbar a.x', '#navbar-own a', '#content a', '.menu-panel a'])(
  '%s is for what it names, in menus too',
  (selector) => {
    expect(forOwnElements(`${selector} { color: red }`)).toBe(
      `${selector} { color: red }`,
    )
  },
)

const IN_CONTENT =
  ':where(.mdx-content *):not(:where(.tree *,[class*=code-block-fold],[class*=prompt-]))'

test.each([
  ['details', `details${IN_CONTENT}`],
  ['.dark details[open] > summary', `.dark details${IN_CONTENT}[open] > summary`],
  ['a, summary::marker', `a, summary${IN_CONTENT}::marker`],
  ['.prose summary:hover', `.prose summary${IN_CONTENT}:hover`],
  ['html.dark [class*="navbar"] a', 'html.dark .navbar-link a'],
])('%s in a stylesheet is not for menus and folds of the layout', (from, to) => {
  expect(forOwnElements(`${from} { color: red }`)).toBe(`${to} { color: red }`)
})

test.each(['#sidebar details', '.menu-box > summary', 'details-box', '.details'])(
  '%s is for what it names',
  (selector) => {
    expect(forOwnElements(`${selector} { color: red }`)).toBe(
      `${selector} { color: red }`,
    )
  },
)

const TAB = '.nav-tabs-item'
const LANGUAGE = '[data-component-part="localization-select-item"]'

test.each([
  ['.nav-tabs > a', '.nav-tabs>:where(li)>a'],
  [`.nav-tabs>${TAB} svg`, `.nav-tabs ${TAB} svg`],
  [`button${TAB} > div`, `:is(button,summary)${TAB} > div`],
  [
    '#navbar .nav-tabs > a:nth-child(2)',
    `#navbar .nav-tabs>:nth-child(2) a:where(${TAB})`,
  ],
  [`.nav-tabs ${TAB}:first-child`, `.nav-tabs>:first-child ${TAB}:where(${TAB})`],
  [`.nav-tabs a${TAB}:last-of-type`, `.nav-tabs>:last-of-type a${TAB}:where(${TAB})`],
  [
    `#navbar a${TAB}:last-child:hover`,
    `#navbar :where(.nav-tabs)>:last-child a${TAB}:hover`,
  ],
  [`${TAB}:not(:last-child)`, `:where(.nav-tabs)>:not(:last-child) ${TAB}`],
  [`a${TAB}.text-gray-800 > div`, `a:is(${TAB}.text-gray-800,${TAB}[data-active]) > div`],
  ['.toc-item[data-active="true"] a', '.toc-item[data-active]>a'],
  ['li.toc-item[data-active-deepest=true]', 'li.toc-item[data-active-deepest]'],
  ['#localization-select-item-de > p', '#localization-select-item-de p'],
  [`div${LANGUAGE}>p`, `:is(div,*)${LANGUAGE} p`],
  [
    'ul[data-component-part="tabs-list"] > li',
    ':is(ul,*)[data-component-part="tabs-list"] > :is(li,button)',
  ],
  ['.a > div.callout:hover', '.a > :is(div,*).callout:hover'],
  ['nav#sidebar li > a', ':is(nav,*)#sidebar li > a'],
  [
    '[data-component-part="accordion-icon"] svg',
    ':is([data-component-part="accordion-icon"] svg,svg[data-component-part="accordion-icon"])',
  ],
  ['svg[style*="a/b.svg"]', 'svg:is([style*="a/b.svg"],[data-file*="a/b.svg"])'],
  ['div#navbar > div', ':is(div,*)#navbar > div'],
  ['div#table-of-contents a', ':is(div,*)#table-of-contents a'],
  ['.tree-folder[aria-expanded="true"]', '.tree-folder:has(>[open])'],
  ['.tree-file[aria-current=true]', '.tree-file[data-highlight]'],
  [
    '.object-param-field',
    ':is(.object-param-field,:where(.api-section) .field:where(:has(>*>.expandable)))',
  ],
])(
  '%s in a stylesheet is for the same part, whose elements are nested here',
  (from, to) => {
    expect(forOwnElements(`${from} { color: red }`)).toBe(`${to} { color: red }`)
  },
)

test.each([
  'div.card',
  'a[data-component-part]',
  'div#sidebar-own',
  'a[style*="a/b.svg"]',
  'div#table-of-contents-layout',
  '.nav-tabs > li',
  '.my-nav-tabs-item:first-child',
  '.nav-tabs-item:hover',
  '.prose-gray.text-lg',
  '.mt-2.text-lg.prose-lg',
  '.text-lg .prose.mt-2',
])('%s stays as well', (selector) => {
  expect(forOwnElements(`${selector} { color: red }`)).toBe(`${selector} { color: red }`)
})

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
    '.prose-gray.text-lg.mt-2 {}',
    ':is(.prose-gray.text-lg.mt-2,#header .page-description) {}',
  ],
  [
    'div.text-lg.prose.mt-2, a {}',
    ':is(div.text-lg.prose.mt-2,#header .page-description), a {}',
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

test('the column of the sidebar has the width that a stylesheet gives the sidebar', () => {
  const column = ' :root { --skerry-sidebar-width: 220px }'
  expect(forOwnElements('#sidebar { width: 220px !important; left: 0 }')).toBe(
    `#sidebar { width: 220px !important; left: 0 }${column}`,
  )
  expect(forOwnElements('@media (min-width: 80rem) { #sidebar{width:220px} }')).toBe(
    `@media (min-width: 80rem) { #sidebar{width:220px}${column} }`,
  )
  for (const other of [
    '#sidebar { max-width: 220px } .a { width: 220px }',
    '#sidebar { width: 100% }',
    '#sidebar > a { width: 220px }',
    '[data-current-path="/a"] #sidebar { width: 220px }',
  ])
    expect(forOwnElements(other)).toBe(other)
})

test.each([
  ['.nav-tabs a[href="/"]', '.nav-tabs li:has(>a[href="/"])'],
  ['.nav-tabs > a[href="/"]', '.nav-tabs > li:has(>a[href="/"])'],
  [
    '.dark .nav-tabs-item[href*="/a,b"]',
    '.dark .nav-tabs>li:has(>.nav-tabs-item[href*="/a,b"])',
  ],
  ['p, #navbar a.nav-tabs-item.x', '#navbar .nav-tabs>li:has(>a.nav-tabs-item.x)'],
])('where %s is hidden, its place in the row is too', (selector, place) => {
  expect(
    forOwnElements(`${selector} { color: red; display: none !important }`),
  ).toContain(`display: none !important } ${place} { display: none }`)
  expect(
    forOwnElements(`${selector} { display: flex } b { display: none }`),
  ).not.toContain(':has')
})

test.each([
  [
    'a[href="/b"], a[href="/c"]',
    '.nav-tabs>li:has(>a[href="/b"]),.nav-tabs>li:has(>a[href="/c"])',
  ],
  ['.nav-tabs-item[href="/b"]', '.nav-tabs>li:has(>.nav-tabs-item[href="/b"])'],
])('the place of %s has the margin by which it is set apart', (selector, place) => {
  expect(forOwnElements(`${selector} { margin-left: auto !important }`)).toContain(
    ` ${place} { margin-left: auto !important }`,
  )
  expect(forOwnElements(`${selector} { margin-left: 4px }`)).not.toContain(':has')
})

test.each([
  '.nav-tabs a > img',
  '.nav-tabs a::before',
  'a[href="/"]',
  '.nav-tabs a:first-child',
])('only tabs have a place in the row: %s', (selector) => {
  expect(forOwnElements(`${selector} { display: none }`)).not.toContain(':has')
})

test("text and buttons have the site's colours as a stylesheet sets them", () => {
  expect(forOwnElements('.dark { --primary-light: 200 255 0; --x: 1 }')).toBe(
    '.dark { --primary-light: 200 255 0;--skerry-accent-text-dark:200 255 0; --x: 1 }',
  )
  expect(forOwnElements(':root{--primary:1,2,3 !important}')).toBe(
    ':root{--primary:1,2,3 !important;--skerry-accent-text-light:1 2 3!important}',
  )
  expect(forOwnElements(':root{--primary-dark: 200 255 0}')).toContain(
    ';--skerry-button-fill:200 255 0;--skerry-button-text:0 0 0}',
  )
  for (const other of ['a{--primary:#123}', 'a{--primary-foreground:1 2 3}'])
    expect(forOwnElements(other)).toBe(other)
})

test('margins that make room for the sidebar are dropped, as it is beside the text here', () => {
  expect(
    forOwnElements(
      '[dir=rtl] #content-container { margin-left: 0; margin-right: 19rem }',
    ),
  ).toBe('[dir=rtl] #content-container { margin-left: 0; margin-right: 0 }')
  expect(forOwnElements('#content-container { margin-left: 300px !important }')).toBe(
    '#content-container { margin-left: 0 !important }',
  )
  expect(forOwnElements('#content-container { margin-left: calc(304px + 2vw) }')).toBe(
    '#content-container { margin-left: calc(0px + 2vw) }',
  )
  expect(
    forOwnElements(
      '#content-container { margin-left: calc(var(--gap) + var(--my-sidebar-width)) !important }',
    ),
  ).toBe('#content-container { margin-left: 0 !important }')
  expect(
    forOwnElements('#content-container { margin-left: max(19rem, calc(50vw - 40rem)) }'),
  ).toBe('#content-container { margin-left: 0 }')
  for (const other of [
    '#content-container { margin-left: 4rem; margin-right: 100px }',
    '#content-container { margin-left: max(4rem, 10vw) }',
    '#content-container { margin-left: var(--gap) }',
    '#content-container { margin-left: calc(304px - 2vw) }',
    '#content-container { padding-left: 19rem }',
    '#content-container .a { margin-left: 19rem }',
    '#content-container { margin-left: auto } .a { margin-left: 19rem }',
  ])
    expect(forOwnElements(other)).toBe(other)
})

test.each([
  ['space before a rule', `${'\n'.repeat(40_000)}h3 {}`],
  ['a selector', `${'[data-state=open'.repeat(4_000)} {}`],
  ['a selector after another one', `h3, ${'.toc '.repeat(20_000)} {}`],
])('%s that is very long costs linear time', (_, css) => {
  const start = cpuTime()
  forOwnElements(css)
  expect(cpuTime() - start).toBeLessThan(2_000)
})

test('a rule after much space is extended', () => {
  const space = '\n'.repeat(5_000)
  expect(forOwnElements(`a {}${space}h5 {}`)).toBe(
    `a {}${space}:is(h5,:where(.sidebar-title)) {}`,
  )
})
