import { resolveDescriptionLink } from './resolve-description-link.ts'
import type { ResolvedLinks } from '../../document/api-model.ts'
import type { ApiBinding } from './bind-page.ts'

/**
 * Matches links, and code spans and escapes, which can't contain links. A run of backticks is read
 * as a whole, and a label up to the next bracket: otherwise, the search would start anew for each
 * of their characters.
 */
const LINKS =
  /(?<!(?<!\\)`)(?<ticks>`+)(?!`).+?(?<!`)\k<ticks>(?!`)|\\.|\[(?<label>(?:\\.|[^[\]\\])*)\]\(\s*<?(?<href>[^\s<>()]+(?:\([^\s()]*\))?)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/gsu

/**
 * Resolves relative links in text that is rendered as inline Markdown below a title.
 *
 * @returns The text with resolved links. Links without a target are replaced by their label.
 */
export function resolveInText(text: string, links: ResolvedLinks): string {
  return text.replace(LINKS, (whole, ...rest: unknown[]) => {
    const { label = '', href } = rest.at(-1) as Record<string, string | undefined>
    if (href === undefined) return whole
    const to = resolveDescriptionLink(href, links)
    if (to === href) return whole
    return to === undefined ? label : `[${label}](${withoutBrackets(to)})`
  })
}

/**
 * Resolves links in the description below a page's title, unless it was written by the page's
 * author.
 *
 * @param text The page's description.
 */
export function resolveHeader(
  text: string,
  binding: ApiBinding,
  links: ResolvedLinks,
): string {
  return textsOf(binding).includes(text) ? resolveInText(text, links) : text
}

/**
 * True if a text of the description, with links resolved, is already shown below the page's
 * title.
 */
export function isShownAs(
  text: string | undefined,
  header: string | undefined,
  links: ResolvedLinks | undefined,
): boolean {
  if (text === undefined || header === undefined) return text === header
  return text === header || (links !== undefined && resolveInText(text, links) === header)
}

function textsOf(binding: ApiBinding): unknown[] {
  if (binding.kind === 'channel') {
    const { description, summary } = binding.channel
    return [description, summary]
  }
  if (binding.kind !== 'operation') return []
  const { description, mint } = binding.operation
  const own = mint?.metadata?.['description']
  return [description, typeof own === 'string' ? own.trim() : undefined]
}

/** Parentheses would end the Markdown link. */
function withoutBrackets(url: string): string {
  return url.replace(/[()]/g, (char) => (char === '(' ? '%28' : '%29'))
}
