import type { SearchLanguage } from '../../runtime/search-records.ts'
import type { Excerpt } from './excerpt.ts'

/** Something that was found: a section, or a page without one. */
export interface FoundText {
  title: string
  /** With base and hash. */
  url: string
  /** Absent until the page's text is there. */
  excerpt?: Excerpt
}

/** A page that was found, with the sections that match best. */
export interface FoundPage extends FoundText {
  breadcrumb?: string
  /** Of an API operation. */
  method?: string
  /** Shown where results are of several versions. */
  version?: string
  sections: FoundText[]
}

export interface FoundPages {
  total: number
  /** What was looked for in place of a query with typing errors. */
  corrected?: string
  /** The best, as many as were asked for. */
  pages: FoundPage[]
  /** Fetches the excerpts, where they come after the results. */
  withExcerpts?: () => Promise<FoundPages>
}

/** What results are narrowed to. */
export interface SearchScope {
  /** Vite's base. */
  base: string
  /** BCP 47. */
  language: string
  version?: string | undefined
  /** Label of a tab. */
  tab?: string | undefined
}

/** What a search can be narrowed to, and where it begins. */
export interface SearchOutline extends Pick<SearchLanguage, 'tabs' | 'versions'> {
  /** The language that is searched, and all others. */
  language: string
  languages: string[]
  suggested: Record<string, [title: string, url: string][]>
}

/** What answers the queries of the dialog: the site's own index, or a service. */
export interface SearchEngine {
  /** Fetches what every query needs. */
  open(base: string, language: string): Promise<SearchOutline>
  /** The best pages for a query. */
  find(query: string, count: number, scope: SearchScope): Promise<FoundPages>
  /** Pages that are like an address which leads nowhere; given without the base. */
  near?(asked: string, scope: SearchScope): Promise<[title: string, url: string][]>
}
