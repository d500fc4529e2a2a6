import { STYLE_TOKEN } from './style-token.ts'

/** The buttons in selectors that are about them, unlike `:not(#search-bar-entry)`. */
const WIDE = /(?<!:(?:not|has)\([^()]*)#search-bar-entry(?![\w-])/
const NARROW = /(?<!:(?:not|has)\([^()]*)#search-bar-entry-mobile(?![\w-])/g

/** What contains the narrow one does so at any width, at which Mintlify's pages have both. */
const AROUND_NARROW = /(?<=:has\([^()]*)#search-bar-entry-mobile(?![\w-])/g

/** What is before the selectors of a rule. */
const BEFORE = /^(?:\s|\/\*[^]*?\*\/)*/

/**
 * Limits rules of a site for the search button to the width of the window at which they have an
 * effect in Mintlify's pages. These have two buttons, one for wide windows and one for narrow ones,
 * where our top bar has the same one.
 */
export function fitSearchStyles(css: string): string {
  if (!css.includes('#search-bar-entry')) return css
  let text = ''
  let start = 0
  let rule: { selectors: string; from: number; depth: number } | undefined
  for (const { 0: token, index } of css.matchAll(STYLE_TOKEN)) {
    if (!/^[{};]$/.test(token)) continue
    const end = index + 1
    if (rule) {
      if (token === '{') rule.depth += 1
      if (token !== '}') continue
      rule.depth -= 1
      if (rule.depth > 0) continue
      text += fitRule(rule.selectors, css.slice(rule.from, end))
      rule = undefined
    } else if (token === '{' && isAbout(css.slice(start, index))) {
      rule = { selectors: css.slice(start, index), from: index, depth: 1 }
    } else text += css.slice(start, end)
    start = end
  }
  return text + css.slice(rule ? rule.from - rule.selectors.length : start)
}

function isAbout(prelude: string): boolean {
  const selectors = prelude.replace(BEFORE, '')
  return !selectors.startsWith('@') && FITTED.test(selectors)
}

/** Replaces the narrow button. */
const OURS = ':is($&,#search-bar-entry)'

const FITTED = new RegExp(`${WIDE.source}|${NARROW.source}|${AROUND_NARROW.source}`)

/** @param body From the first brace to the last one. */
function fitRule(prelude: string, body: string): string {
  const [before = ''] = BEFORE.exec(prelude) ?? []
  const all = splitSelectors(prelude.slice(before.length))
  const narrow = all.filter((selector) => selector.search(NARROW) !== -1)
  const wide = all.filter((selector) => !narrow.includes(selector) && WIDE.test(selector))
  const others = all.filter(
    (selector) => !narrow.includes(selector) && !wide.includes(selector),
  )
  const shown = narrow.map((selector) => selector.replace(NARROW, OURS))
  const ruleOf = (selectors: readonly string[]) =>
    selectors.join(',').replace(AROUND_NARROW, OURS) + body
  const rules = [
    others.length > 0 && ruleOf(others),
    wide.length > 0 && `@media (min-width: 64rem) {${ruleOf(wide)}}`,
    shown.length > 0 && `@media (max-width: 63.99rem) {${ruleOf(shown)}}`,
  ]
  return before + rules.filter((written) => written !== false).join(' ')
}

/** The selectors of a list. Commas may also be in parentheses, brackets and comments. */
function splitSelectors(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const part of list.split(/(\/\*[^]*?\*\/|"[^"]*"|'[^']*'|[,()[\]])/)) {
    if (part === '(' || part === '[') depth += 1
    if (part === ')' || part === ']') depth -= 1
    if (part === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += part
  }
  return selectors
}
