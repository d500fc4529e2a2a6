import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A page in the search index. */
export interface SearchPage {
  /** Decoded URL path. */
  url: string
  language: string
  /** The version that the search must be scoped to. */
  version: string | undefined
  title: string
  /** Text of the headings of levels 2 and 3. */
  headings: string[]
}

/**
 * Reads the pages of a built site that are in its search index, with their headings.
 * @param base Base path of the site: `/docs/`.
 */
export function readSearchPages(folder: string, base: string): SearchPage[] {
  const indexed = readIndex(folder)
  const found = new Map<string, SearchPage>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html') || name === '404.html') continue
    const html = readFileSync(join(folder, name), 'utf8')
    const [, path] = /data-current-path="([^"]*)"/.exec(html) ?? []
    if (path === undefined || !indexed.has(decode(path))) continue
    const url = base + decodeUrl(decode(path)).slice(1)
    const title = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1])
    if (title)
      found.set(path, {
        url: url.replace(/(.)\/$/, '$1'),
        version: indexed.get(decode(path)),
        language: /<html lang="([^"]*)"/.exec(html)?.[1] ?? '',
        title,
        headings: readHeadings(html.slice(html.indexOf('id="content"'))),
      })
  }
  return [...found.values()]
}

/** URLs and versions of the indexed pages, from the index's fragments. */
function readIndex(folder: string): Map<string, string | undefined> {
  const fragments = join(folder, 'pagefind/fragment')
  return new Map(
    readdirSync(fragments).map((name) => {
      const text = gunzipSync(readFileSync(join(fragments, name))).toString()
      const { url, filters } = JSON.parse(text.slice(text.indexOf('{'))) as Fragment
      return [url, filters?.version?.find((version) => version !== '*')]
    }),
  )
}

interface Fragment {
  url: string
  filters?: { version?: string[] }
}

function readHeadings(content: string): string[] {
  return [...content.matchAll(/<h[23] id="[^"]*"[^>]*>([\s\S]*?)<\/h[23]>/g)].map(
    ([, inner]) => textOf(inner),
  )
}

function textOf(html = ''): string {
  return decode(html.replace(/<[^>]*>/g, ''))
}

const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function decode(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (it) => CHARACTERS[it] ?? it).trim()
}

function decodeUrl(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
