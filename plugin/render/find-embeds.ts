import type { CompiledPage } from '../mdx/compiled-page.ts'
import { embedKind } from '../mdx/embed-kind.ts'

type Embed = CompiledPage['embeds'][number]

/** Any tag, so that one in the text of an attribute isn't taken for an element. */
const TAG = /<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

/** A URL attribute. The origin ends before anything that HTML escapes. */
const URL_ATTRIBUTE = /\s(src|data|poster|srcset)\s*=\s*["']?\s*([^"'>]+)/gi

/**
 * Finds what rendered HTML embeds, for the content security policy: the origins of images, frames
 * and media, and `'self'` for frames and media of the site. Components may write them, which the
 * compiler can't see.
 */
export function findEmbeds(html: string): Embed[] {
  const found = new Map<string, Embed>()
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase()
    const embedded = name === 'img' ? 'img' : embedKind(name)
    if (!embedded) continue
    for (const [, attribute = '', value = ''] of attributes.matchAll(URL_ATTRIBUTE)) {
      const isImage = embedded !== 'frame' && /^(?:poster|srcset)$/i.test(attribute)
      const kind = isImage ? 'img' : embedded
      const urls = /^srcset$/i.test(attribute) ? value.split(/,\s+/) : [value]
      for (const url of urls) {
        const origin = originOf(url.trim())
        if (!origin || (kind === 'img' && origin === "'self'")) continue
        found.set(`${kind} ${origin}`, { kind, origin })
      }
    }
  }
  return [...found.values()]
}

/** The origin of a URL, or `'self'` for one of the site. Undefined for others: `data:`. */
function originOf(url: string): string | undefined {
  const other = /^(?:https?:)?\/\/[^/?#\s]+/i.exec(url)?.[0]
  if (other)
    return URL.canParse(other, 'https://localhost')
      ? new URL(other, 'https://localhost').origin
      : undefined
  return /^[a-z][a-z\d+.-]*:/i.test(url) ? undefined : "'self'"
}
