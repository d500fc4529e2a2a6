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
  [/#header[\s>]+div[\s>]+p(?![\w\\-])/g, ':is($&,#header .page-description)'],
  [/(?<![\w.#-])ul\.flex\.items-center(?![\w\\-])/g, ':is($&,ul.navbar-links)'],
  [
    /(?<=#navbar(?![\w\\-])[^,]*?[\s>]a\[[^,]*?[\s>])(?:span)?\.absolute(?![\w\\-])/g,
    ':is($&,.button-cover)',
  ],
  // Groups of the sidebar.
  [
    /(?<=#navigation-items(?![\w\\-])[^,]*?[\s>~+])div(?:\.(?:lg\\:)?mt-[68]|\[class\*=(["']?)mt-[68]\1\])(?![\w\\-])/g,
    ':is($&,div.sidebar-group-wrapper)',
  ],
  // The line below the bar.
  [
    /#navbar\s*>\s*div(?=[.[])(?=[^\s>+~,]*absolute)(?=[^\s>+~,]*border-b)[^\s>+~,{]*/g,
    ':is($&,#navbar-transition)',
  ],
]
