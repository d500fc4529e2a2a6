import { IN_SIDEBAR, insidePart } from './inside-part.ts'
import { PAGE_MENU_ALIASES } from './page-menu-aliases.ts'
import { UTILITY_ALIASES, type Alias } from './utility-aliases.ts'

/** The cover of the button in the top bar, whose background is that of the button. */
export const COVER =
  /#topbar-cta-button(?![\w\\-])[^{},;]*?(?:\.(?:absolute|bg-primary-dark)(?![\w\\-])|\[class\*=(["']?)bg-primary(?:-dark)?\1\])/g

/** Pseudo-classes about the place of a tab among the others. */
const PLACE =
  /:(?:nth-(?:last-)?(?:child|of-type)\([^()]*\)|(?:first|last|only)-(?:child|of-type))/
    .source

/** Classes of an element, escaped characters included. */
const CLASSES = /(?:\.(?:[\w-]|\\.)+)/.source

/** The utility classes of a page's description, in any order. */
const DESCRIPTION = new RegExp(
  `(?<![\\w\\\\.#-])(?:div)?${['mt-2', 'text-lg', 'prose(?:-gray)?']
    .map((name) => `(?=${CLASSES}*?\\.${name}(?![\\w\\\\-]))`)
    .join('')}${CLASSES}+`,
  'g',
)

/** A selector of a list that starts with one of these elements, wherever on a page it is. */
function ofPage(elements: string, within = ''): RegExp {
  const start = `(?:^|,|:(?:is|where)\\()\\s*`
  const root = `(?:html|body|:root)?(?:\\.dark|\\.light${within})?\\s+`
  return new RegExp(
    `(?<!:not\\([^()]*)(?<=${start}(?:${root})?)(?:${elements})(?![\\w\\\\-])`,
    'g',
  )
}

/** What is before a part of a nested group, as a child of its list item in the sidebar. */
function nestedIn(element: string): RegExp {
  return new RegExp(
    `${IN_SIDEBAR}li((?:\\[[^\\]]*\\]|[.:][\\w-]+)*)\\s*>\\s*(?=${element}(?![\\w\\\\-]))`,
    'g',
  )
}

/** Selectors of elements that Mintlify's pages have and ours don't. Applied in this order. */
export const ALIASES: readonly Alias[] = [
  // Some of its parts are other elements: `li#topbar-cta-button`.
  [
    /(?<![\w.#-])(?:div|nav|button|header|li)(?=#(?:navbar|header|topbar-cta-button|page-context-menu|sidebar|banner|content-container|content-side-layout|table-of-contents|pagination|page-context-menu-button|localization-select-trigger)(?![\w\\-]))/g,
    ':is($&,*)',
  ],
  // Only the links have such a class there. Here, all parts of the bar do.
  [/\[class\*=(["']?)navbar\1\]/g, '.navbar-link'],
  // None has such a class there.
  [/\[class\*=(["']?)search\1\]/g, '$&:where(:not(dialog,dialog *,.search-trigger *))'],
  // Its layout folds and its menus open with buttons, so rules for these tags are for content.
  [
    ofPage('details|summary', '|\\.prose|#content|\\.mdx-content'),
    '$&:where(.mdx-content *):not(:where(.tree *,[class*=code-block-fold],[class*=prompt-]))',
  ],
  // Titles of its sidebar are `<h5>`. Its dialogs have no headings.
  [ofPage('h[23](?!\\[data-component-)'), '$&:where(:not(.sidebar-title,dialog *))'],
  [ofPage('h5'), ':is(h5,:where(.sidebar-title))'],
  [new RegExp(`${IN_SIDEBAR}h5(?![\\w\\\\-])`, 'g'), ':is(h5,:where(.sidebar-title))'],
  // Titles of its cards are `<h2>`, its cards with a link `<a>`.
  [
    /(?<=(?:\.card|\[class[*^~]?=["']?card["']?\])(?![\w\\-])[^,]*?[\s>])h2(?![\w\\-]|\[data-component-)/g,
    ':is(h2,:where([data-component-part=card-title]))',
  ],
  [
    /(?<![\w.#-])a(?=\.card(?![\w\\-])|\[class[*^~]?=["']?card["']?\])/g,
    ':is(a,:where(:has(>.cover-link,>*>*>*>.cover-link)))',
  ],
  // Its menus have their state in an attribute.
  [/\[data-state=(["']?)open\1\]/g, ':is($&,.menu-box[open],.menu-box[open]>*)'],
  [/\[data-state=(["']?)closed\1\]/g, ':is($&,.menu-box:not([open]))'],
  // Its paragraphs are `<span data-as="p">`.
  [/(?:(?<![\w.#-])span)?\[data-as=(["']?)p\1\]/g, ':is(p,$&)'],
  // Each group of its sidebar has these ids, where we have classes.
  [
    /(?:(?<![\w.#-])(?:h5|ul))?(?:#(sidebar-(?:title|group))(?![\w\\-])|\[id=(["']?)(sidebar-(?:title|group))\2\])/g,
    ':is($&,.$1$3)',
  ],
  [
    /(?<=(?:\.sidebar-group-header|\[class\*=["']?sidebar["']?\])[\s>]+)h5(?![\w\\-])/g,
    ':is(h5,:where(.sidebar-title))',
  ],
  // Text and colours of a method are in a `<span>`, those of a step's number in a `<div>`.
  [/\.method-nav-pill[\s>]+span(?![\w\\-])/g, ':is($&,.method-nav-pill)'],
  [/(\[data-component-part=(["']?)step-number\2\])[\s>]+div(?![\w\\-])/g, ':is($&,$1)'],
  // The description of a page is in a `.prose` of the header.
  [
    /#header[\s>]+\.prose(?![\w\\-])(?:[\s>]+(?:p(?![\w\\-])|\*))?/g,
    ':is($&,#header .page-description)',
  ],
  [DESCRIPTION, ':is($&,#header .page-description)'],
  // Text in components is in a `.prose` of theirs.
  [
    /((?:\.callout|\[data-callout-type(?:=(["']?)\w+\2)?\])[\s>]+)(?:\.prose(?![\w\\-])|\[class\*=(["']?)prose\3\])/g,
    '$1:is(.prose,[data-component-part=callout-content])',
  ],
  [
    /(\.card[\s>]+)\.prose(?![\w\\-])/g,
    '$1:is(.prose,[data-component-part=card-content])',
  ],
  // Utility classes tell the row of the current page from the others.
  [
    /(?<!:not\([^()]*)(#(?:sidebar|sidebar-content|navigation-items)(?![\w\\-])[^,]*?)\.text-primary(?![\w\\-])/g,
    '$1:is(.text-primary,[aria-current=page])',
  ],
  [
    /(?<![\w.#-])a(?:\[aria-current(?:=(["']?)page\1)?\])?(?:\.(?:dark\\:)?(?:bg-primary(?:-light)?\\\/10|text-primary(?:-light)?))+(?![\w\\-])/g,
    ':is($&,.sidebar-tree a[aria-current=page])',
  ],
  // They do so in the table of contents too.
  [
    /(?<!:not\([^()]*)((?:#table-of-contents(?:-content)?|\.toc(?:-item)?)(?![\w\\-])[^,]*?)(?<![\w.#-])(a?(?:\.(?:dark\\:)?(?:text|border)-primary(?:-light)?)+)(?![\w\\-])/g,
    '$1:is($2,[data-active]>a)',
  ],
  // Nested groups of its sidebar open with buttons, which are in the list item itself, as are lists.
  [nestedIn('button'), 'li$1 '],
  [nestedIn('ul'), 'li$1>:where(details)>'],
  [
    new RegExp(`${IN_SIDEBAR}button\\[aria-expanded=(["']?)true\\1\\]`, 'g'),
    ':is($&,[open]>summary)',
  ],
  [
    new RegExp(`${IN_SIDEBAR}button\\[aria-expanded=(["']?)false\\1\\]`, 'g'),
    ':is($&,:not([open])>summary)',
  ],
  [
    new RegExp(`${IN_SIDEBAR}button(?:\\[aria-expanded\\])?(?![\\w\\\\.#[-])`, 'g'),
    ':is($&,summary)',
  ],
  [
    new RegExp(
      `${IN_SIDEBAR}button(?:\\[aria-label[\\^$]=(["'])(?:Toggle | section)\\1\\])+`,
      'g',
    ),
    ':is($&,summary)',
  ],
  // Icons of accordions are in an element of their own.
  [
    /(\[data-component-part=(["']?)accordion-icon\2\])[\s>]+svg(?![\w-])/g,
    ':is($&,svg$1)',
  ],
  // Its icons have the URL of their file in their style.
  [
    /(?<=(?:svg|\.icon)(?![\w-])[^\s>+~,]*(?::is\([^()]*)?)\[style\*=(_skerry\d+_)\]/g,
    ':is($&,[data-file*=$1])',
  ],
  // Icons of cards have the colour as a background.
  [
    /(?<=\.card(?![\w\\-])[^,]*?[\s>])((?:svg|div|span)?\.(?:dark\\:)?bg-primary(?:-light)?)(?![\w\\-])/g,
    ':is($&,.icon)',
  ],
  [COVER, ':is($&,#topbar-cta-button .button-cover)'],
  [
    ofPage('\\.bg-primary-dark\\s+span'),
    ':is($&,:where(#topbar-cta-button .button-face)>span)',
  ],
  [
    ofPage('\\.bg-primary-dark(?!\\s+span)'),
    ':is($&,:where(#topbar-cta-button) .button-cover)',
  ],
  [
    /#topbar-cta-button(?![\w\\-])[^,]*?\.flex(?![\w\\-])/g,
    ':is($&,#topbar-cta-button .button-face)',
  ],
  [
    /\.primary-header-button(?![\w\\-])|\[data-component-name=(["']?)primary-header-button\1\]/g,
    ':is($&,:where(#topbar-cta-button)>a)',
  ],
  [
    /(?:(?<![\w.#-])button)?\[aria-label=(["'])Toggle dark mode\1\]/g,
    ':is($&,[data-mode-toggle])',
  ],
  [/\.param-head(?![\w\\-])/g, ':is($&,.field-head)'],
  // Its fields have a class for the kind of their type. Here, those with a fold have contents.
  [
    /\.primitive-param-field(?![\w\\-])/g,
    ':is($&,:where(.api-section) .field:where(:not(:has(>*>.expandable))))',
  ],
  [
    /\.(?:array|object)-param-field(?![\w\\-])/g,
    ':is($&,:where(.api-section) .field:where(:has(>*>.expandable)))',
  ],
  // Its tabs are the children of `.nav-tabs`, ours are in list items.
  [
    new RegExp(
      `\\.nav-tabs[\\s>]+(a(?:\\.nav-tabs-item)?|\\.nav-tabs-item)(${PLACE}|:not\\(${PLACE}\\))`,
      'g',
    ),
    '.nav-tabs>$2 $1:where(.nav-tabs-item)',
  ],
  [
    new RegExp(`(?<![\\w.#-])(a?\\.nav-tabs-item)(${PLACE}|:not\\(${PLACE}\\))`, 'g'),
    ':where(.nav-tabs)>$2 $1',
  ],
  [/\.nav-tabs\s*>\s*(?=a(?![\w\\-]))/g, '.nav-tabs>:where(li)>'],
  [/\.nav-tabs\s*>\s*(?=\.nav-tabs-item)/g, '.nav-tabs '],
  [/(?<![\w.#-])button(?=\.nav-tabs-item(?![\w\\-]))/g, ':is(button,summary)'],
  [
    /\.nav-tabs-item\.(?:text-gray-800|dark\\:text-gray-200)(?![\w\\-])/g,
    ':is($&,.nav-tabs-item[data-active])',
  ],
  [
    /(\.nav-tabs-item[^\s>+~,]*[\s>]+(?:div)?)\.absolute(?![\w\\-])/g,
    '$1:is(.absolute,.tab-line)',
  ],
  // Its table of contents isn't nested, so links of an item are those of no other.
  [/(\.toc-item(?![\w\\-])(?:\[[^\]]*\]|[^\s>+~,[])*)\s+(?=a(?![\w\\-]))/g, '$1>'],
  [
    new RegExp(
      `(${insidePart('#table-of-contents(?:-content)?')}li\\[data-[^\\]]*\\])\\s+(?=a(?![\\w\\\\-]))`,
      'g',
    ),
    '$1>',
  ],
  // Its title is a button in a heading.
  [
    /#table-of-contents[\s>]+(?:h2[\s>]+button|h2|button)(?![\w\\-])/g,
    ':is($&,#table-of-contents :where(.toc-title))',
  ],
  // Its attributes have the value `true`.
  [/(\.toc-item[^\s>+~,]*\[data-active(?:-deepest)?)=(["']?)true\2(?=\])/g, '$1'],
  // Links of its menu of languages are the elements themselves.
  [
    /(#localization-select-item[\w-]*|\[(?:id[\^*]?|data-component-part)=(["']?)localization-select-item-?\2\])\s*>\s*(?=p(?![\w\\-]))/g,
    '$1 ',
  ],
  [/(\.tree-folder[^\s>+~,]*)\[aria-expanded=(["']?)true\2\]/g, '$1:has(>[open])'],
  [/(\.tree-file[^\s>+~,]*)\[aria-current=(["']?)true\2\]/g, '$1[data-highlight]'],
  [
    /(\[data-component-part=(["']?)tabs-list\2\][\s>]+)li(?![\w\\-])/g,
    '$1:is(li,button)',
  ],
  // Some of its parts are other elements: `ul[data-component-part="tabs-list"]`, `div.callout`.
  [
    /(?<![\w.#-])(?:div|ul|li|button|span|p|h[2-6])(?=\[data-component-(?:part|name)[~^$*|]?=)/g,
    ':is($&,*)',
  ],
  [
    /(?<![\w.#-])(?:div|h[2-6])(?=\.(?:callout|frame|update|api-section|api-section-heading-title|method-pill|nav-tabs|sidebar-title)(?![\w\\-]))/g,
    ':is($&,*)',
  ],
  // Links of its layout have classes, so rules for links without are for content.
  [/(?<![\w.#-])a:not\(\[class\]\)/g, '$&:where(.mdx-content *)'],
  // Links next to its headings have this label.
  [/\[aria-label=(["'])Navigate to header\1\]/g, ':is($&,.heading-anchor)'],
  [
    /\[data-component-part=(["']?)frame-caption\1\]/g,
    ':is($&,[data-component-part=frame-description])',
  ],
  [/\[data-table-wrapper(?:=(["']?)true\1)?\]/g, ':is($&,.table[role=group])'],
  // Scrolling makes its bar opaque. Ours always is.
  [/(#navbar(?:-transition)?)\[data-is-opaque=(["']?)true\2\]/g, ':is($&,$1)'],
  [/(\.topbar-right-container\s*>\s*)(?=ul(?![\w\\-]))/g, '$1:where(nav)>'],
  // Buttons that open its menus.
  [new RegExp(`${insidePart('#navbar')}button(?![\\w\\\\.#[-])`, 'g'), ':is($&,summary)'],
  ...PAGE_MENU_ALIASES,
  ...UTILITY_ALIASES,
  // Menus of its layout are at the end of the page, where rules for a part don't reach them.
  [
    /(?<=#(?:navbar|sidebar|sidebar-content|content-area|content-container|body-content)(?![\w\\-])(?:[^,()]*?[^\s>+~()])?\s+)(?:\*|a|button|div|img|li|p|span|svg|ul)(?![\w\\.#-])(?=[^\s>+~,]*\s*(?:,|$))/g,
    '$&:where(:not(.menu-panel,.menu-panel *))',
  ],
]
