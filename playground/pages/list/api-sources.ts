import { isUrl } from '../../../runtime/kit/is-url.ts'
import type {
  ApiSource,
  DivisionEntry,
  NavigationEntry,
  SettingPlace,
  Settings,
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
  const listed = listedSources(site.settings).map(({ source }) => specLocation(source))
  return [...new Set([...listed, ...site.specs])]
}

/**
 * Locations of the overlays of a description, in order: those that the settings list, which may be
 * none, else those that name it.
 *
 * @param found Overlays by the location of the description that they name.
 */
export function overlaysOf(
  settings: Settings,
  location: string,
  found: ReadonlyMap<string, readonly string[]>,
): string[] {
  const listed = listedSources(settings).flatMap(({ source, overlays }) =>
    specLocation(source) === location && overlays ? [overlays] : [],
  )
  const overlays = listed.length > 0 ? listed.flat() : (found.get(location) ?? [])
  return [...new Set(overlays.map(specLocation))]
}

/** A description that the settings list. */
export interface ListedSource extends ApiSource {
  key: 'openapi' | 'asyncapi'
  /** Of the navigation node, or of the key in `api`. */
  place: SettingPlace
}

/** The descriptions that settings list, in `api` and then in the navigation. */
export function listedSources({ api, file, navigation }: Settings): ListedSource[] {
  const listed = (
    node: Parameters<typeof sourcesOf>[0],
    placeOf: (key: ListedSource['key']) => SettingPlace,
  ) =>
    (['openapi', 'asyncapi'] as const).flatMap((key) =>
      (node[key] ?? []).map((source) => ({ ...source, key, place: placeOf(key) })),
    )
  const visit = (entries: readonly NavigationEntry[]): ListedSource[] =>
    entries.flatMap((entry) => {
      if (entry.kind === 'page') return []
      const global =
        entry.kind === 'group' ? [] : ((entry satisfies DivisionEntry).global ?? [])
      return [
        ...listed(entry, () => entry.place),
        ...visit(entry.children),
        ...visit(global),
      ]
    })
  return [
    ...listed(api, (key) => ({ file, keys: ['api', key] })),
    ...visit(navigation.children),
    ...visit(navigation.global),
  ]
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
