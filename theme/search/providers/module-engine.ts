import type {
  FoundPages,
  FoundText,
  SearchEngine,
  SearchScope,
} from '../search-engine.ts'
import { serviceEngine } from './ask-service.ts'

/** A section that a module of the site's own has found, or what a page has in common with one. */
export interface ProvidedText {
  title: string
  /** Absolute, or a path with the base. */
  url: string
  /** Text, or pieces of which every second one is what was looked for. */
  excerpt?: string | string[]
}

export interface ProvidedPage extends ProvidedText {
  /** What stands above the title. */
  breadcrumb?: string
  sections?: ProvidedText[]
}

export interface ProvidedResults {
  /** Pages there are in all; as many as were returned when absent. */
  total?: number
  pages: ProvidedPage[]
}

/**
 * Finds pages: the default export of the module that the option `search` names.
 *
 * @param count The most pages that are shown.
 */
export type SearchProvider = (
  query: string,
  count: number,
  scope: SearchScope,
) => Promise<ProvidedResults>

/** The engine of a module of the site's own. */
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
