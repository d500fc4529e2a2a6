import type { PageHeading } from './types/pages.ts'

/**
 * Adds the values of expressions to the texts of headings, as rendered. Headings without any text
 * are no longer listed under "On this page".
 *
 * @param html The rendered content of the page.
 */
export function renderedHeadings(
  headings: readonly PageHeading[],
  html: string,
): PageHeading[] {
  return headings.map((heading) => {
    if (!heading.computed) return heading
    const text = textOf(contentOf(heading.id, html)) || heading.text
    return { ...heading, text, toc: heading.toc && text !== '' }
  })
}

/**
 * The headings of a page that has none in its source, such as the overview of an API. Levels 2
 * and 3 are listed under "On this page".
 *
 * @param html The rendered content of the page.
 */
export function headingsOf(html: string): PageHeading[] {
  return [...html.matchAll(/<h([234]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, level, id = '', content = '']) => {
      const depth = level === '2' ? 2 : level === '3' ? 3 : 4
      const text = textOf(content)
      return { depth, id: textOf(id), text, toc: depth < 4 && text !== '' }
    },
  )
}

/** The content of the heading with an id, as HTML. */
function contentOf(id: string, html: string): string {
  const attribute = ` id="${id.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const tag = html.lastIndexOf('<', at)
    const [, name] = /^<(h[1-6]) /.exec(html.slice(tag, tag + 4)) ?? []
    const end = name === undefined ? -1 : html.indexOf(`</${name}>`, at)
    if (end >= 0) return html.slice(html.indexOf('>', at) + 1, end)
  }
  return ''
}

const CHARACTERS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (escaped) => CHARACTERS[escaped]!)
    .replace(/\s+/g, ' ')
    .trim()
}
