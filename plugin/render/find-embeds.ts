import type { CompiledPage } from '../mdx/compiled-page.ts'

const URLS = new Set(['src', 'data', 'poster'])
/** Attributes whose URLs are those of images. */
const IMAGES = new Set(['poster', 'srcset'])

/** What a page embeds, for the content security policy: see `CompiledPage`. */
export type Embed = CompiledPage['embeds'][number]

/**
 * Finds what an element of rendered HTML loads: the origins of images, frames and media, and
 * `'self'` for frames and media of the site. Components may write them, which the compiler can't
 * see.
 *
 * @param kind What the element embeds.
 * @param attributes As written, so with character references. Origins have none.
 */
export function findEmbeds(
  kind: Embed['kind'],
  attributes: ReadonlyMap<string, string>,
): Embed[] {
  return [...attributes].flatMap(([name, value]): Embed[] => {
    const loaded = kind === 'media' && IMAGES.has(name) ? 'img' : kind
    const urls = name === 'srcset' ? value.split(/,\s+/) : URLS.has(name) ? [value] : []
    return urls.flatMap((url) => {
      const origin = originOf(url.trim())
      if (!origin || (loaded === 'img' && origin === "'self'")) return []
      return [{ kind: loaded, origin }]
    })
  })
}

/** The origin of a URL, or `'self'` for one of the site. Undefined for `data:` and without one. */
function originOf(url: string): string | undefined {
  if (url === '') return undefined
  const other = /^(?:https?:)?\/\/[^/?#\s]+/i.exec(url)?.[0]
  if (other)
    return URL.canParse(other, 'https://localhost')
      ? new URL(other, 'https://localhost').origin
      : undefined
  return /^[a-z][a-z\d+.-]*:/i.test(url) ? undefined : "'self'"
}
