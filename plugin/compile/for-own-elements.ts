import { accentDeclarations } from './accent-declarations.ts'
import { fitSearchStyles } from './fit-search-styles.ts'
import { placesOfTabs } from './place-of-tabs.ts'
import { ALIASES } from './selector-aliases.ts'
import { STYLE_TOKEN } from './style-token.ts'
import { themeRules } from './theme-rules.ts'

/** Rules for the top bar. */
const BAR = /#navbar(?:[.:[][^\s{},;>+~]*)?\s*(?:,[^{}]*)?\{([^{}]*)/g

/** A rule for the sidebar of all pages, and its width. */
const SIDEBAR = /^\s*(?:div|nav)?#sidebar\s*$/
const WIDTH = /^\s*width\s*:\s*(\d*\.?\d+(?:px|rem|vw))\s*(?:!\s*important\s*)?$/i

/** A rule for the container of the text, and a margin of it. */
const CONTAINER = /#content-container\s*(?:,[^{}]*)?$/
const MARGIN =
  /^\s*margin-(?:left|right|inline-(?:start|end))\s*:\s*(?:calc\(\s*)?(\d*\.?\d+)(px|rem)\s*(?:!|\+|$)/i

/** A margin that is at least as wide as the sidebar, or of a variable for it. */
const SIDEBAR_MARGIN =
  /^(\s*margin-(?:left|right|inline-(?:start|end))\s*:)[^!]*(?:var\(\s*--[\w-]*sidebar|\bmax\(\s*[1-3]\d(?:\.\d+)?rem\b)[^!]*/i

/** What places a tab among the others. */
const PUSHED = /^\s*margin-(?:left|right|inline-(?:start|end))\s*:\s*auto\s*(?:!|$)/i
const HIDDEN = /^\s*display\s*:\s*none\s*(?:!|$)/i

/** Strings and escapes that aliases may be about. */
const PLAIN = /^(?:(["'])[\w -]*\1|\\[:/])$/

/** A selector that is too long for aliases, which take quadratic time. */
const LONG = /[^,]{2000}/

/** Stands for another token in a selector: for a part of a name, or for a comment. */
const MASK = /_skerry(\d+)_|\ue000(\d+)\ue000/g

/**
 * Extends selectors of a site's stylesheet that are for elements of Mintlify's pages, so that they
 * match ours too, with the same specificity. Comments, values and the conditions of at-rules stay
 * as they are.
 */
export function forOwnElements(css: string): string {
  let text = ''
  let part = ''
  let masked: string[] = []
  let at = 0
  let isSidebar = false
  let isContainer = false
  let width: string | undefined
  let selectors = ''
  let places: string[] = []
  const setPlace = (isForLinks: boolean, declaration: string) => {
    const tabs = placesOfTabs(selectors, isForLinks)
    if (tabs !== '') places.push(`${tabs} { ${declaration} }`)
  }
  const end = (token: string) => {
    const [space = ''] = /^\s*/.exec(part) ?? []
    text += space
    part = part.slice(space.length)
    const isSelector = token === '{' && /^(?:[^@]|@scope\b)/i.test(part)
    const isMargin = isContainer && token !== '{' && isBesideSidebar(part)
    const extended = isSelector ? extend(part) : isMargin ? withoutLength(part) : part
    const unmask = (mask: string, name?: string, comment?: string) =>
      masked[Number(name ?? comment)] ?? mask
    text += extended.replace(MASK, unmask)
    if (token !== '{') text += accentDeclarations(part)
    text += token
    if (token === '{') selectors = isSelector ? part.replace(MASK, unmask) : ''
    else if (HIDDEN.test(part)) setPlace(false, 'display: none')
    else if (PUSHED.test(part)) setPlace(true, part.trim())
    if (token === '{') isContainer = CONTAINER.test(part)
    if (token === '{') isSidebar = SIDEBAR.test(part)
    else if (isSidebar) width = WIDTH.exec(part)?.[1] ?? width
    // The column follows: text is beside the sidebar, and not below it.
    if (token === '}' && width !== undefined)
      text += ` :root { --skerry-sidebar-width: ${width} }`
    if (token === '}') text += places.map((rule) => ` ${rule}`).join('')
    if (token !== ';') places = []
    if (token === '}')
      [isSidebar, isContainer, width, selectors] = [false, false, undefined, '']
    part = ''
    masked = []
  }
  for (const { 0: token, index } of css.matchAll(STYLE_TOKEN)) {
    part += css.slice(at, index)
    at = index + token.length
    if (/^[{};]$/.test(token)) end(token)
    else if (PLAIN.test(token)) part += token
    else if (!token.startsWith('/*')) part += `_skerry${masked.push(token) - 1}_`
    else if (part.trim() !== '') part += `\ue000${masked.push(token) - 1}\ue000`
    else {
      // Text before a rule. It may mention selectors.
      text += part + token
      part = ''
    }
  }
  part += css.slice(at)
  end('')
  const rules = css.replace(/\/\*[^]*?\*\//g, '')
  text = fitSearchStyles(text + themeRules(rules))
  return text + besideBar([...rules.matchAll(BAR)].map(([, body = '']) => body).join(';'))
}

/**
 * Whether a declaration for the container makes room for the sidebar, which is above it in
 * Mintlify's pages, and beside it here.
 */
function isBesideSidebar(declaration: string): boolean {
  if (SIDEBAR_MARGIN.test(declaration)) return true
  const [, length, unit] = MARGIN.exec(declaration) ?? []
  return Number(length) >= (unit?.toLowerCase() === 'px' ? 160 : 10)
}

function withoutLength(declaration: string): string {
  if (SIDEBAR_MARGIN.test(declaration))
    return declaration.replace(SIDEBAR_MARGIN, '$1 0 ')
  return declaration.replace(/(calc\(\s*)?\d*\.?\d+(?:px|rem)/i, (_, sum = '') =>
    sum ? `${sum}0px` : '0',
  )
}

/** Rules that belong to the declarations of a stylesheet for the top bar. */
function besideBar(declarations: string): string {
  let rules = ''
  // Below 1024 px Mintlify's bar is fixed anyway, above room for it. Ours is sticky, with its first
  // row above the window.
  if (/\bposition\s*:\s*fixed\b/.test(declarations))
    rules +=
      '\n@media (max-width: 63.99rem) { #navbar#navbar { position: sticky !important } }\n'
  if (/\bposition\s*:\s*relative\b/.test(declarations))
    rules += '\n@media (max-width: 63.99rem) { #navbar#navbar { top: 0 !important } }\n'
  // The table of contents is above the bar there.
  const layers = [...declarations.matchAll(/\bz-index\s*:\s*(\d+)/g)].map(([, z]) =>
    Number(z),
  )
  const top = Math.max(...layers)
  if (top > 20) rules += `\n:root { --skerry-z-navbar: ${top} }\n`
  return rules
}

function extend(selector: string): string {
  if (LONG.test(selector)) return selector
  return ALIASES.reduce((all, [from, to]) => all.replace(from, to), selector)
}
