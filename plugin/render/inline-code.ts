import { embedKind } from '../mdx/embed-kind.ts'
import { decodeCharacters } from './decode-characters.ts'
import { findEmbeds, type Embed } from './find-embeds.ts'

/** What a strict content security policy forbids in rendered HTML unless it is listed. */
export interface InlineCode {
  /** Sources of executable scripts. */
  scripts: string[]
  /** Texts of `<style>` elements. */
  styles: string[]
  /** Whether there are `style` attributes. */
  hasStyleAttributes: boolean
  /** Names of event handler attributes: `onclick`. */
  handlers: string[]
  /** Images, frames and media of components. */
  embeds: Embed[]
}

/** Script types that a policy applies to. Others are data. */
const CODE_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

/** Whether a `<script>` of this type is executed. */
export function isCode(type: string): boolean {
  return CODE_TYPE.test(type.trim())
}

const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style\b(?:[^>"']|"[^"]*"|'[^']*')*>([\s\S]*?)<\/style>/gi
/** Any tag, so that one in the text of an attribute isn't taken for an element. */
const TAG = /<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const ATTRIBUTE = /\s([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/**
 * Finds inline code and embedded content in rendered HTML, in which text is escaped. Documents in
 * attributes (`<iframe srcdoc>`) have the policy of the page, so theirs are found too.
 */
export function findInlineCode(html: string): InlineCode {
  const scripts: string[] = []
  const styles: string[] = []
  const handlers = new Set<string>()
  const embeds = new Map<string, Embed>()
  let hasStyleAttributes = false
  const rest = html
    .replace(SCRIPT, (_, attributes: string, text: string) => {
      const found = readAttributes(attributes)
      if (!found.has('src') && isCode(found.get('type') ?? '')) scripts.push(text)
      return ''
    })
    .replace(STYLE, (_, text: string) => {
      styles.push(text)
      return ''
    })
  for (const [, tag = '', text = ''] of rest.matchAll(TAG)) {
    const element = tag.toLowerCase()
    const kind = element === 'img' ? 'img' : embedKind(element)
    // Parsing all attributes is slow, and most tags have none of these.
    if (!kind && !/\s(?:on[a-z]|style)/i.test(text)) continue
    const attributes = readAttributes(text)
    for (const name of attributes.keys()) {
      if (name === 'style') hasStyleAttributes = true
      else if (/^on[a-z]+$/.test(name)) handlers.add(name)
    }
    if (!kind) continue
    for (const embed of findEmbeds(kind, attributes))
      embeds.set(`${embed.kind} ${embed.origin}`, embed)
    const document = element === 'iframe' && attributes.get('srcdoc')
    if (!document) continue
    const inside = findInlineCode(decodeCharacters(document) ?? document)
    scripts.push(...inside.scripts)
    styles.push(...inside.styles)
    hasStyleAttributes ||= inside.hasStyleAttributes
    for (const name of inside.handlers) handlers.add(name)
    for (const embed of inside.embeds) embeds.set(`${embed.kind} ${embed.origin}`, embed)
  }
  return {
    scripts,
    styles,
    hasStyleAttributes,
    handlers: [...handlers].sort(),
    embeds: [...embeds.values()],
  }
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  )
}
