import type { CompiledPage } from '../mdx/compiled-page.ts'
import { findEmbeds } from './find-embeds.ts'

/** What a strict content security policy forbids in a page's content unless it is listed. */
export interface InlineCode {
  /** Sources of executable scripts. */
  scripts: string[]
  /** Whether there are `style` attributes or `<style>` elements. */
  hasStyles: boolean
  /** Names of event handler attributes: `onclick`. */
  handlers: string[]
  /** Images, frames and media of components. */
  embeds: CompiledPage['embeds']
}

/** Script types that a policy applies to. Others are data. */
const CODE_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i

/** Whether a `<script>` of this type is executed. */
export function isCode(type: string): boolean {
  return CODE_TYPE.test(type.trim())
}

const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/gi
const TAG =
  /<[a-z][\w-]*((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi
const ATTRIBUTE = /\s([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Finds inline code and embedded content in rendered HTML, in which text is escaped. */
export function findInlineCode(html: string): InlineCode {
  const scripts: string[] = []
  const handlers = new Set<string>()
  let hasStyles = /<style\b/i.test(html)
  const rest = html.replace(SCRIPT, (_, attributes: string, text: string) => {
    const found = readAttributes(attributes)
    if (!found.has('src') && isCode(found.get('type') ?? '')) scripts.push(text)
    return ''
  })
  if (/\s(?:on[a-z]+|style)\s*=/i.test(rest))
    for (const [, attributes = ''] of rest.matchAll(TAG)) {
      // Parsing all attributes is slow, and most tags have none of these.
      if (!/\s(?:on[a-z]|style)/i.test(attributes)) continue
      for (const name of readAttributes(attributes).keys()) {
        if (name === 'style') hasStyles = true
        else if (/^on[a-z]+$/.test(name)) handlers.add(name)
      }
    }
  const embeds = findEmbeds(rest)
  return { scripts, hasStyles, handlers: [...handlers].sort(), embeds }
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  )
}
