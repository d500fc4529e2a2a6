import { addressInDescription } from './address-in-description.ts'
import type { ResolvedLinks } from '../../document/api-model.ts'
import type { ApiBinding } from './bind-page.ts'

/** Code and escaped signs, in which nothing is a link, and links with their words and address. */
const LINKS =
  /(?<ticks>`+)(?!`).+?(?<!`)\k<ticks>(?!`)|\\.|\[(?<label>(?:\\.|[^\]\\])*)\]\(\s*<?(?<href>[^\s<>()]+(?:\([^\s()]*\))?)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/gsu

/**
 * Resolves the links in a text that is shown as inline Markdown, under a title; text without relative links is given
 * back as it is.
 *
 * @returns The text with the addresses that its links lead to; of a link that leads nowhere, its words.
 */
export function resolveInText(text: string, links: ResolvedLinks): string {
  return text.replace(LINKS, (whole, ...rest: unknown[]) => {
    const { label = '', href } = rest.at(-1) as Record<string, string | undefined>
    if (href === undefined) return whole
    const to = addressInDescription(href, links)
    if (to === href) return whole
    return to === undefined ? label : `[${label}](${withoutBrackets(to)})`
  })
}

/**
 * The description under a page's title with its links resolved, where it is one of the API description's texts.
 *
 * @param text What the page has, which may be its author's own.
 */
export function resolveHeader(
  text: string,
  binding: ApiBinding,
  links: ResolvedLinks,
): string {
  return textsOf(binding).includes(text) ? resolveInText(text, links) : text
}

/** Whether a text of a description is what stands under the page's title, where its links are resolved. */
export function isShownAs(
  text: string | undefined,
  header: string | undefined,
  links: ResolvedLinks | undefined,
): boolean {
  return text === header || (text && links && resolveInText(text, links)) === header
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

/** An address in brackets would end at one of its own. */
function withoutBrackets(address: string): string {
  return address.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
}
