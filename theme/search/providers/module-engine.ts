import type {
  FoundPages,
  FoundText,
  SearchEngine,
  SearchScope,
} from '../search-engine.ts'
import { serviceEngine } from './service-engine.ts'

/** A result of a site's own search module. */
export interface ProvidedText {
  title: string
  /** Absolute, or a path with the base. */
  url: string
  /** Plain text, or pieces of which every second one is a match. */
  excerpt?: string | string[]
}

/** A page that the site's own search found, with the sections that match. */
export interface ProvidedPage extends ProvidedText {
  /** Shown above the title. */
  breadcrumb?: string
  sections?: ProvidedText[]
}

/** The answer of the site's own search, best pages first. */
export interface ProvidedResults {
  /** Total number of pages; defaults to the number returned. */
  total?: number
  pages: ProvidedPage[]
}

/**
 * Finds pages. This is the default export of the module that the option `search` names.
 *
 * @param count Maximum number of pages that are shown.
 */
export type SearchProvider = (
  query: string,
  count: number,
  scope: SearchScope,
) => Promise<ProvidedResults>

/** Wraps a site's own search module. */
export function moduleEngine(find: SearchProvider): SearchEngine {
  return serviceEngine(async (query, count, scope): Promise<FoundPages> => {
    const { pages, total = pages.length } = await find(query, count, scope)
    return {
      total,
      pages: pages.slice(0, count).map(({ breadcrumb, sections = [], ...text }) => ({
        ...foundText(text),
        ...(breadcrumb !== undefined && { breadcrumb }),
        sections: sections.map(foundText),
      })),
    }
  })
}

function foundText({ title, url, excerpt }: ProvidedText): FoundText {
  const pieces = typeof excerpt === 'string' ? [excerpt] : (excerpt ?? [''])
  return { title, url, excerpt: { pieces, isCode: false } }
}
