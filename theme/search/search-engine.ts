import type { SearchLanguage } from '../../runtime/search-records.ts'
import type { Excerpt } from './excerpt.ts'

/** A result: a page, or a section of one. */
export interface FoundText {
  title: string
  /** With base and hash. */
  url: string
  /** Absent until the page's text has been fetched. */
  excerpt?: Excerpt
}

/** A page with its best matching sections. */
export interface FoundPage extends FoundText {
  breadcrumb?: string
  /** HTTP method of an API operation. */
  method?: string
  /** Shown if results are from several versions. */
  version?: string
  sections: FoundText[]
}

/** The answer to a query. */
export interface FoundPages {
  total: number
  /** The query that was used instead: without typing errors, or with fewer words. */
  corrected?: string
  /** The best pages, up to the requested number. */
  pages: FoundPage[]
  /** Fetches excerpts, if they aren't part of the first results. */
  withExcerpts?: () => Promise<FoundPages>
}

/** What the results are restricted to. */
export interface SearchScope {
  /** Vite's base. */
  base: string
  /** BCP 47 tag. */
  language: string
  version?: string | undefined
  /** Label of a tab. */
  tab?: string | undefined
}

/** Available filters and suggestions. */
export interface SearchOutline extends Pick<SearchLanguage, 'tabs' | 'versions'> {
  /** The language being searched. */
  language: string
  languages: string[]
  suggested: Record<string, [title: string, url: string][]>
}

/** The search backend of the dialog: the site's own index or a service. */
export interface SearchEngine {
  /** Loads what every query needs. */
  open(base: string, language: string): Promise<SearchOutline>
  /** Finds the best pages for a query, `count` at most. */
  find(query: string, count: number, scope: SearchScope): Promise<FoundPages>
  /** Suggests pages similar to an unknown URL, which is given without the base. */
  near?(asked: string, scope: SearchScope): Promise<[title: string, url: string][]>
}
