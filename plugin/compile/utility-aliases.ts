/** A pattern of selectors in Mintlify's pages, and what it becomes. */
export type Alias = readonly [selectors: RegExp, replacement: string]

/** Utility classes that Mintlify's components have, which a stylesheet adds to their names. */
const LOOKS =
  /(?:\.(?:dark\\:)?(?:border(?:-(?:gray-\d+|transparent|\d))?|bg-(?:white|gray-\d+|codeblock|background-dark))(?:\\\/\d+)?(?![\w\\-]))+/
    .source

/** The colours of callouts in utility classes, and their types. */
const TONES = [
  ['sky', 'note'],
  ['zinc', 'info'],
] as const

/** A row of the top bar by its height. */
function inBar(height: string): RegExp {
  return new RegExp(
    `#navbar[\\s>]+(?:(?:div)?(?:\\.(?:[\\w-]|\\\\.)+)*\\.${height}|\\[class\\*=(["']?)${height}\\1\\])(?![\\w\\\\-])`,
    'g',
  )
}

/** Selectors by the utility classes of Mintlify's elements. */
export const UTILITY_ALIASES: readonly Alias[] = [
  [
    new RegExp(
      `(\\.(?:card|callout|code-block|code-group)(?![\\w\\\\-]))(${LOOKS})`,
      'g',
    ),
    '$1:is($2,$1)',
  ],
  [
    /(?<=\.code-(?:block|group)(?![\w\\-])[^,]*?[\s>])\.(?:bg-white|dark\\:bg-codeblock)(?![\w\\-])/g,
    ':is($&,:where(pre)[data-component-part=code-block-root])',
  ],
  ...TONES.flatMap(([tone, type]): Alias[] => [
    [
      new RegExp(
        `\\[class\\*=(["']?)(?:bg|border)-${tone}\\1\\]|\\.(?:dark\\\\:)?(?:bg|border)-${tone}-\\d+(?:\\\\/\\d+)?(?![\\w\\\\-])`,
        'g',
      ),
      `:is($&,[data-callout-type=${type}])`,
    ],
    [
      new RegExp(`\\.(?:dark\\\\:)?text-${tone}-(?:400|500|600)(?![\\w\\\\-])`, 'g'),
      `:is($&,:where([data-callout-type=${type}]) [data-component-part=callout-icon])`,
    ],
    [
      new RegExp(`\\.(?:dark\\\\:)?text-${tone}-(?:[1-3]00|[89]00)(?![\\w\\\\-])`, 'g'),
      `:is($&,:where([data-callout-type=${type}]) [data-component-part=callout-content])`,
    ],
  ]),
  // The rows of other pages in the sidebar.
  [
    /(?<=#(?:sidebar|sidebar-content|navigation-items)(?![\w\\-])[^,]*?[\s>])a(?:\.(?:dark\\:)?text-gray-\d+)+(?![\w\\-])/g,
    ':is($&,a:where(:not([aria-current=page],.menu-choice)))',
  ],
  [
    /#header[\s>]+(?:div[\s>]+p|(?:div)?\.text-lg)(?![\w\\.-])/g,
    ':is($&,#header .page-description)',
  ],
  [/(?<![\w.#-])ul\.flex\.items-center(?![\w\\-])/g, ':is($&,ul.navbar-links)'],
  [
    /(?<=#navbar(?![\w\\-])[^,]*?[\s>]a\[[^,]*?[\s>])(?:span)?\.absolute(?![\w\\-])/g,
    ':is($&,.button-cover)',
  ],
  // Groups of the sidebar.
  [
    /(?<=#(?:sidebar|sidebar-content|navigation-items)(?![\w\\-])[^,]*?[\s>~+])(div)?(?:\.(?:lg\\:)?mt-[68]|\[class\*=(["']?)mt-[68]\2\])(?![\w\\-])/g,
    ':is($&,$1.sidebar-group-wrapper)',
  ],
  // The row of the current page.
  [
    /(?<=#(?:sidebar|sidebar-content|navigation-items)(?![\w\\-])[^,]*?)(?:\[class\*=(["']?)(?:bg|border|text)-primary(?:-light)?\1\]|\.border-primary(?![\w\\-]))/g,
    ':is($&,[aria-current=page])',
  ],
  [
    /(?<![\w.#-])a\[class\*=(["']?)(?:bg|text)-primary(?:-light)?\1\]/g,
    ':is($&,:where(.sidebar-tree) a[aria-current=page])',
  ],
  [
    /\.mobile-nav-tabs-item(?:\.text-primary(?![\w\\-])|\[class\*=(["']?)text-primary\1\])/g,
    ':is($&,.mobile-nav-tabs-item[data-active])',
  ],
  // Rows of the bar.
  [
    /#navbar[\s>]+(?:div)?(?:\.max-w-8xl(?:\.(?:mx-auto|relative))*|\[class\*=(["']?)max-w-(?:8xl)?\1\])(?![\w\\-])/g,
    ':is($&,#navbar>.site-width)',
  ],
  [inBar('h-16'), ':is($&,#navbar .navbar-row)'],
  [inBar('h-12'), ':is($&,#navbar .nav-tabs-row)'],
  [/(?<![\w.#-])nav\.text-sm(?![\w\\-])/g, ':is($&,nav.navbar-room)'],
  // Its classes in mode `custom` and the like.
  [
    /(?<=#navbar(?![\w-])[^\s>+~,]*)\.is-(custom|frame|center|wide)(?![\w-])/g,
    ':is($&,:where([data-page-mode=$1] *))',
  ],
  [
    /(?<=#navbar(?![\w-])[^\s>+~,]*)\.is-not-(custom|frame|center|wide)(?![\w-])/g,
    ':is($&,:where(:root:not([data-page-mode=$1]) *))',
  ],
  // The button in the bar.
  [
    /#topbar-cta-button(?![\w\\-])[^,]*?(?:\.rounded[\w-]*|\[class\*=(["']?)rounded[\w-]*\1\])(?![\w\\-])/g,
    ':is($&,#topbar-cta-button>a)',
  ],
  [
    /#topbar-cta-button(?![\w\\-])[^,]*?\.text-white(?![\w\\-])/g,
    ':is($&,#topbar-cta-button .button-face>*)',
  ],
  [
    /#almond-background-color(?![\w-])/g,
    ':is($&,#background-color:where(:has(~.almond-layout)))',
  ],
  [
    new RegExp(
      `#pagination(?![\\w-])[^,]*?[\\s>](?:\\w+)?\\.font-(?:medium|semibold)(?![\\w\\\\.-])`,
      'g',
    ),
    ':is($&,#pagination .pagination-title)',
  ],
  // The line below the bar.
  [
    /#navbar\s*>\s*div(?=[.[])(?=[^\s>+~,]*absolute)(?=[^\s>+~,]*border-b)[^\s>+~,{]*/g,
    ':is($&,#navbar-transition)',
  ],
]
