import { join } from 'node:path'
import type { ApiPages, GeneratedPage } from '../../playground/index.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { pageUrl } from '../../runtime/kit/page-url.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import type { SourcePage, SourceSite } from './site.ts'

/** Adds the pages generated from API descriptions to a site, and their data to bound pages. */
export function addOperationPages(
  site: SourceSite,
  { generated, bound, redirects }: ApiPages,
): SourceSite {
  const pages = new Map(site.pages)
  for (const [path, fromApi] of bound) {
    const page = pages.get(path)
    if (!page) continue
    const label = page.frontmatter.sidebarTitle || fromApi.title
    pages.set(path, { ...page, ...fromApi, label })
  }
  const texts = new DescriptionTexts(site.root)
  for (const page of generated.values()) pages.set(page.path, asPage(page, texts))
  // The author's redirects take precedence.
  const written = new Set(site.redirects.map(({ source }) => source))
  const moved = [...redirects]
    .map(([from, to]) => ({
      source: pageUrl(`${from}.mdx`),
      destination: pageUrl(`${to}.mdx`),
      permanent: true,
    }))
    .filter(({ source }) => !written.has(source))
  return { ...site, pages, redirects: [...site.redirects, ...moved] }
}

function asPage(
  { path, source, title, frontmatter, operation, content = '' }: GeneratedPage,
  texts: DescriptionTexts,
): SourcePage {
  return {
    path,
    url: pageUrl(`${path}.mdx`),
    file: source,
    format: 'api',
    frontmatter,
    title,
    label: frontmatter.sidebarTitle ?? title,
    mode: frontmatter.mode ?? 'default',
    firstHeading: 'keep',
    body: content,
    ...(content === '' ? { bodyLine: 1 } : texts.placeOf(content, source)),
    operation,
  }
}

/** The texts of API descriptions, in which the content of their pages is located. */
class DescriptionTexts {
  readonly #root: string
  /** By file, with trimmed lines, because pages of one description come together. */
  readonly #texts = new Map<string, { text: string; lines: string[] }>()

  constructor(root: string) {
    this.#root = root
  }

  /**
   * Where a file has a text: as a block of YAML, else as a string. If it is written otherwise, the
   * start of the file.
   */
  placeOf(
    content: string,
    file: string,
  ): Required<Pick<SourcePage, 'bodyLine' | 'bodyWithin'>> {
    const { text, lines } = this.#read(file)
    const wanted = content.split('\n').map((line) => line.trim())
    const start = lines.findIndex((_, index) =>
      wanted.every((line, offset) => lines[index + offset] === line),
    )
    if (start !== -1) {
      const written = text.split('\n', start + 1)[start]!
      return {
        bodyLine: start + 1,
        bodyWithin: { column: written.search(/\S|$/) + 1 },
      }
    }
    const offset = text.indexOf(JSON.stringify(content).slice(1, -1))
    const { line, column } = placeAt(text, Math.max(offset, 0))
    return { bodyLine: line, bodyWithin: { column, isOneLine: true } }
  }

  #read(file: string): { text: string; lines: string[] } {
    let known = this.#texts.get(file)
    if (!known) {
      const text = readTextFile(join(this.#root, file)) ?? ''
      known = { text, lines: text.split('\n').map((line) => line.trim()) }
      this.#texts.set(file, known)
    }
    return known
  }
}
