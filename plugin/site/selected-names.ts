/**
 * Markup that pages have only if the site's own styles or scripts rely on it: on every page it
 * would cost more than it is worth.
 */
export interface SelectedNames {
  /** The class `link` of links in content. */
  links: boolean
  /** `id` (its path) and `data-title` of the rows of the sidebar. */
  rows: boolean
  /** The ids of groups of the sidebar, which all have the same ones, and titles that are `<h5>`. */
  groups: boolean
  /**
   * `language` and the classes `shiki` and `code-block-background` of code blocks, `data-testid` of
   * their buttons.
   */
  codes: boolean
  /** Icons as masks, whose `background-color` is the colour of the icon. */
  masks: boolean
  /** `data-file` of icons, which stands for the URLs in their styles. */
  files: boolean
  /** A script for parts of the bar that scripts of the site move. */
  moved: boolean
}

/** The class, or rules for links without one. */
const LINK = /\.link(?![\w./-])|(?<![\w.#-])a:not\(\[class\]\)/i
const CODE =
  /\.(?:shiki|code-block-background)(?![\w./-])|\[class[\^*~]?=["']?shiki|\[language[\^*$~|]?=|getAttribute\(["']language["']|\bcopy-code-button\b/
/** A rule that sets the background of icons, or of all drawings. */
const MASK =
  /(?:(?<![\w.#-])svg|\.icon|\.card[^{},]*\.(?:dark\\:)?bg-primary(?:-light)?)(?![\w-])[^{}]*\{[^{}]*\bbackground(?:-color)?\s*:/
/** A rule for the icon with a certain file. */
const FILE = /(?:svg|\.icon)(?![\w-])[^\s>+~,{}]*\[style\*=\s*(["'])[^"'{}]*\.svg\1\]/
const MOVED = /\b(?:search-bar-entry|localization-select-trigger)\b/
const COMMENT = /\/\*[\s\S]*?\*\//g
const ROW = /\[id[\^*$~|]?=\s*\\?["']?\/|\bdata-title\b/
const GROUP =
  /(?:#|\[id[*^$~|]?=\s*\\?["']?)sidebar-(?:title|group)(?![\w-])|\.sidebar-group-header[\s>]+h5(?![\w-])/
const GROUP_BY_ID = /\bgetElementById\(\s*["'`]sidebar-(?:title|group)["'`]/

/** The names that a stylesheet selects by. */
export function selectorsInStyles(text: string): SelectedNames {
  return {
    links: LINK.test(text),
    rows: ROW.test(text),
    // Such selectors are extended (`selector-aliases.ts`).
    groups: false,
    codes: CODE.test(text),
    masks: MASK.test(text.replace(COMMENT, '')),
    files: FILE.test(text),
    moved: false,
  }
}

/** The names that a script or component selects by, in its strings. */
export function selectorsInCode(text: string): SelectedNames {
  const strings = [...text.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g)]
  const selectors = strings.map(([, , content]) => content!).join('\n')
  return {
    links: LINK.test(selectors),
    rows: ROW.test(text),
    groups: GROUP.test(selectors) || GROUP_BY_ID.test(text),
    codes: CODE.test(text),
    masks: false,
    files: false,
    moved: MOVED.test(selectors),
  }
}

/** The names that at least one of several files selects by. */
export function joinSelectedNames(all: readonly SelectedNames[]): SelectedNames {
  return {
    links: all.some(({ links }) => links),
    rows: all.some(({ rows }) => rows),
    groups: all.some(({ groups }) => groups),
    codes: all.some(({ codes }) => codes),
    masks: all.some(({ masks }) => masks),
    files: all.some(({ files }) => files),
    moved: all.some(({ moved }) => moved),
  }
}
