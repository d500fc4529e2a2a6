import { COVER } from './selector-aliases.ts'

/** A rule that sets the background of the cover. */
const RECOLOURED = new RegExp(`${COVER.source}[^{}]*\\{[^{}]*\\bbackground`)

/** Pseudo-elements that a stylesheet draws at rows of the sidebar. */
const MARKS =
  /(?:#(?:sidebar(?:-content|-group)?|navigation-items)|\.sidebar-group)(?![\w-])[^{},]{0,500}::?(?:before|after)\s*(?:,[^{}]{0,2000})?\{[^{}]*\bposition\s*:\s*absolute/

/** What a stylesheet draws after the titles of nested groups, in place of Mintlify's chevron. */
const CHEVRON =
  /(?:#(?:sidebar(?:-content|-group)?|navigation-items)|\.sidebar-group)(?![\w-])[^{},]{0,500}[\s>]button[^{},\s>+~]{0,500}::?after\s*(?:,[^{}]{0,2000})?\{[^{}]*\bcontent\s*:/

/** Rules that paint the sidebar, or draw a line beside it. */
const PAINTED_SIDEBAR =
  /#sidebar(?:-content)?(?:[.:[][^\s{},;>+~]*)?\s*(?:,[^{}]{0,2000})?\{[^{}]*(?<![\w-])(?:background(?:-color|-image)?|border(?:-(?:left|right|inline|inline-start|inline-end))?(?:-color)?)\s*:\s*(?!\s|0|none|transparent|inherit)/

/** Rules that set the width of the text, which is the least one on Mintlify: there, it grows. */
const TEXT_WIDTH =
  /#content-area(?:[.:[][^\s{},;>+~]*)?\s*(?:,[^{}]{0,2000})?\{[^{}]*(?<![\w-])width\s*:/

/** Rules for the element that has the line below the top bar on Mintlify. */
const COVERS =
  /(?:#navbar-transition|#navbar\s*>\s*div[.[][^{},]*border-b[^{},]*)\s*(?:,[^{}]*)?\{([^{}]*)/g
const NO_LINE =
  /(?<![\w-])border(?:-bottom|-block-end)?(?:-(?:color|width|style))?\s*:\s*(?:0|none|transparent)(?![\w.])/

/** Rules of a stylesheet, and ours that follow from them. */
const FOLLOWING = [
  // Mintlify's label is white. Ours has the contrast to `colors`, which the site doesn't show.
  [RECOLOURED, '.button-face > * { color: #fff }'],
  // Its rows are positioned.
  [MARKS, '.sidebar-tree li { position: relative }'],
  [
    CHEVRON,
    '.sidebar-tree summary::after { background: none; mask: none; rotate: none }',
  ],
  // It fills the window at its side, without fading out at the ends.
  [
    PAINTED_SIDEBAR,
    '@media (min-width: 64rem) { .sidebar { mask: none } .sidebar-content { min-height: 100% } }',
  ],
  [
    TEXT_WIDTH,
    '@media (max-width: 79.99rem) { #content-area { width: 100% !important } }',
  ],
] as const

/**
 * Changes to the theme that belong to rules of a site's stylesheet for parts which look otherwise
 * here than on Mintlify.
 *
 * @param css Without comments.
 */
export function themeRules(css: string): string {
  const rules: string[] = FOLLOWING.flatMap(([pattern, rule]) =>
    pattern.test(css) ? rule : [],
  )
  // Here, the line is that of the bar itself.
  if ([...css.matchAll(COVERS)].some(([, body = '']) => NO_LINE.test(body)))
    rules.push('.navbar { border-block-end-color: transparent }')
  return rules.map((rule) => `\n@layer skerry.theme { ${rule} }\n`).join('')
}
