import type {
  ApiSource,
  NavigationEntry,
  Settings,
} from '../../../runtime/types/settings.ts'
import type { Api } from '../../document/api-model.ts'
import { sourcesOf, specLocation } from './api-sources.ts'

/** The default directory of generated pages. */
const DIRECTORY = 'api-reference'

/** An entry for a description in the navigation. */
interface Listed {
  source: ApiSource
  location: string
  /** The languages and versions around it, without the default ones: `de/v1`. */
  division: string
}

/**
 * The directories of generated pages. A page has the navigation of one language and version, so
 * each has its own pages of a description that several list.
 */
export class PageDirectories {
  readonly #listed: Listed[]
  readonly #shared: readonly ApiSource[]
  readonly #directories = new Map<ApiSource, string>()

  constructor({ navigation, api }: Settings) {
    this.#listed = [...listIn(navigation.children, ''), ...listIn(navigation.global, '')]
    this.#shared = sourcesOf(api)
    for (const { source, location, division } of this.#listed) {
      const others = this.#listed.filter(
        (other) => other.location === location && other.source.directory === undefined,
      )
      // The default keeps the address that it has without the others.
      const main = others.some((other) => other.division === '')
        ? ''
        : others[0]?.division
      const apart = source.directory === undefined && division !== main
      this.#directories.set(
        source,
        source.directory ??
          (apart ? `${division}/${DIRECTORY}` : defaultDirectory(source.source)),
      )
    }
  }

  /** The directory of the operations that a navigation node lists. */
  of(source: ApiSource): string {
    return (
      this.#directories.get(source) ?? source.directory ?? defaultDirectory(source.source)
    )
  }

  /**
   * The directory of the overview and the schema pages: that of the description's first entry in
   * the language and version.
   *
   * @param source An entry for it in that language and version.
   */
  homeOf({ source: location }: Api, source?: ApiSource): string {
    const named = this.#listed.filter((listed) => listed.location === location)
    const own = named.find((listed) => listed.source === source)
    const first = named.find(({ division }) => division === own?.division) ?? named[0]
    if (first) return this.of(first.source)
    const shared = this.#shared.find((other) => specLocation(other.source) === location)
    return shared ? this.of(shared) : defaultDirectory(location)
  }

  /** The same for an authored page: of all languages and versions, the one in the nearest folder. */
  homeNear(api: Api, path: string): string {
    const homes = this.#listed
      .filter(({ location }) => location === api.source)
      .map(({ source }) => this.homeOf(api, source))
    const depths = homes.map((home) => sharedDepth(home, path))
    return homes[depths.indexOf(Math.max(...depths))] ?? this.homeOf(api)
  }
}

function listIn(entries: readonly NavigationEntry[], around: string): Listed[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'page') return []
    const division = [around, folderOf(entry, entries)].filter(Boolean).join('/')
    return [
      ...sourcesOf(entry).map((source) => ({
        source,
        location: specLocation(source.source),
        division,
      })),
      ...listIn(entry.children, division),
      ...(entry.kind === 'group' ? [] : listIn(entry.global ?? [], division)),
    ]
  })
}

/** The folder of a language or version that isn't the default: `de`. Else empty. */
function folderOf(
  entry: Exclude<NavigationEntry, { kind: 'page' }>,
  siblings: readonly NavigationEntry[],
): string {
  if (entry.kind !== 'language' && entry.kind !== 'version') return ''
  const choices = siblings.flatMap((other) =>
    other.kind === entry.kind && !other.hidden && other.href === undefined ? [other] : [],
  )
  const main = choices.find((other) => other.default) ?? choices[0]
  if (entry === main) return ''
  const words = entry.name.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
  return words.join('-')
}

/** The number of leading folders that two paths have in common. */
function sharedDepth(a: string, b: string): number {
  const other = b.split('/')
  const differs = a.split('/').findIndex((folder, index) => folder !== other[index])
  return differs === -1 ? a.split('/').length : differs
}

/**
 * The directory used when none is set: `api-reference`. If the description is in a nested folder
 * of that name, such as `en/api-reference/`, that folder: sites with several languages have one
 * per language, and link to it.
 */
function defaultDirectory(source: string): string {
  const folder = specLocation(source).split('/').slice(0, -1).join('/')
  return !folder.includes(':') && folder.endsWith(`/${DIRECTORY}`) ? folder : DIRECTORY
}
