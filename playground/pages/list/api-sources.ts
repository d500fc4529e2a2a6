import { isUrl } from '../../../runtime/kit/is-url.ts'
import type {
  ApiSource,
  DivisionEntry,
  NavigationEntry,
} from '../../../runtime/types/settings.ts'
import type { DescribedSite } from './described-site.ts'

/** Normalises the location of a description: a URL, or a path without leading `./` or `/`. */
export function specLocation(source: string): string {
  return isUrl(source) ? source : source.replace(/^\.?\/+/, '')
}

/**
 * Locations of all descriptions of a site: those in the settings, then all files that were found.
 */
export function apiSources(site: Pick<DescribedSite, 'settings' | 'specs'>): string[] {
  const found = new Set<string>()
  const add = (sources: readonly ApiSource[]) => {
    for (const { source } of sources) found.add(specLocation(source))
  }
  add(sourcesOf(site.settings.api))
  const visit = (entries: readonly NavigationEntry[]) => {
    for (const entry of entries) {
      if (entry.kind === 'page') continue
      add(sourcesOf(entry))
      visit(entry.children)
      if (entry.kind !== 'group') visit((entry satisfies DivisionEntry).global ?? [])
    }
  }
  visit(site.settings.navigation.children)
  visit(site.settings.navigation.global)
  for (const file of site.specs) found.add(file)
  return [...found]
}

/**
 * The descriptions listed in a navigation node or in `api`. OpenAPI and AsyncAPI may be mixed up:
 * the content of the file decides.
 */
export function sourcesOf({
  openapi = [],
  asyncapi = [],
}: {
  openapi?: readonly ApiSource[]
  asyncapi?: readonly ApiSource[]
}): ApiSource[] {
  return [...openapi, ...asyncapi]
}
