import { mapSourceSet, mapStyleUrls } from './map-urls.ts'

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi
const ATTRIBUTE =
  /(\s)((?:xlink:)?href|src|poster|action|formaction|srcset|style)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi
const STYLE_SHEET = /(<style\b[^>]*>)([^]*?)(<\/style)/gi

/**
 * Replaces the URLs in attributes and stylesheets of a text of HTML. What isn't a URL stays as it is
 * written, as the text isn't serialized.
 */
export function mapHtmlUrls(html: string, resolve: (url: string) => string): string {
  return html
    .replace(TAG, (tag) =>
      tag.replace(ATTRIBUTE, (written, ...[space, name, equals, value]: string[]) => {
        const quote = /^["']/.exec(value!)?.[0] ?? ''
        const text = value!.slice(quote.length, value!.length - quote.length)
        const resolved = mapAttribute(name!.toLowerCase(), text, resolve)
        if (resolved === text) return written
        // `url(…)` is written with double quotes.
        const safe = quote === '"' ? resolved.replaceAll('"', "'") : resolved
        return `${space}${name}${equals}${quote}${safe}${quote}`
      }),
    )
    .replace(
      STYLE_SHEET,
      (_, start: string, css: string, end: string) =>
        start + mapStyleUrls(css, resolve) + end,
    )
}

function mapAttribute(
  name: string,
  text: string,
  resolve: (url: string) => string,
): string {
  if (name === 'style') return mapStyleUrls(text, resolve)
  return name === 'srcset' ? mapSourceSet(text, resolve) : resolve(text)
}
