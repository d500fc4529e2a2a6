import type {
  ApiSource,
  NavigationEntry,
  SettingPlace,
  Settings,
} from '../../../runtime/types/settings.ts'
import { API_DIRECTORY } from '../../../runtime/kit/api-directory.ts'
import type { Api } from '../../document/api-model.ts'
import { sourcesOf, specLocation } from './api-sources.ts'
import { sharedDepth } from './shared-depth.ts'

/** An entry for a description in the navigation. */
interface Listed {
  source: ApiSource
  location: string
  /** The languages and versions around it, without the default ones: `de/v1`. */
  division: string
}

/**
 * The directories of generated pages. A page has the navigation of one language and version, so
 * each has its own pages of a description that several list, or whose operations several name.
 */
export class PageDirectories {
  readonly #listed: Listed[] = []
  readonly #shared: readonly ApiSource[]
  /** The languages and versions around references, without those in the default ones. */
  readonly #divisions = new Map<SettingPlace, string>()
  /** Those that name operations of a description, by its location. */
  readonly #naming = new Map<string, Set<string>>()

  constructor({ navigation, api }: Settings) {
    this.#shared = sourcesOf(api)
    this.#read(navigation.children, '')
    this.#read(navigation.global, '')
  }

  /** Whether references may be in several languages or versions. */
  get areDivided(): boolean {
    return this.#divisions.size > 0
  }

  /** Notes where an operation of a description is named. */
  noteReference({ source: location }: Api, at: SettingPlace): void {
    const naming = this.#naming.get(location) ?? new Set()
    this.#naming.set(location, naming.add(this.#divisions.get(at) ?? ''))
  }

  /**
   * The directory of the operations that a navigation node lists, or that references name.
   *
   * @param at The place of the reference.
   */
  of(source: ApiSource, at?: SettingPlace): string {
    if (source.directory !== undefined) return source.directory
    const location = specLocation(source.source)
    const division = this.#divisionOf(source, at) ?? ''
    // The default keeps the address that it has without the others.
    return division === '' || division === this.#mainOf(location)
      ? defaultDirectory(source.source)
      : `${division}/${API_DIRECTORY}`
  }

  /**
   * The directory of the overview and the schema pages: that of the description's first entry in
   * the language and version.
   *
   * @param source An entry for it in that language and version.
   * @param at The place of a reference.
   */
  homeOf(api: Api, source?: ApiSource, at?: SettingPlace): string {
    const { source: location } = api
    const named = this.#listed.filter((listed) => listed.location === location)
    const division = this.#divisionOf(source, at)
    const first = named.find((listed) => listed.division === division)
    if (first) return this.of(first.source)
    const shared = this.#shared.find((other) => specLocation(other.source) === location)
    if (division !== undefined || !named[0]) return this.of(shared ?? api, at)
    return this.of(named[0].source)
  }

  /**
   * The directory of the overview and the schema pages for an authored page: of those of all
   * languages and versions, the one nearest to it.
   */
  homeNear(api: Api, path: string): string {
    const homes = this.#listed
      .filter(({ location }) => location === api.source)
      .map(({ source }) => this.homeOf(api, source))
    const depths = homes.map((home) => sharedDepth(home, path))
    return homes[depths.indexOf(Math.max(...depths))] ?? this.homeOf(api)
  }

  #divisionOf(source: ApiSource | undefined, at?: SettingPlace): string | undefined {
    if (at) return this.#divisions.get(at) ?? ''
    return this.#listed.find((listed) => listed.source === source)?.division
  }

  /** The language and version with the default directory. */
  #mainOf(location: string): string | undefined {
    const divisions = [
      ...this.#listed.flatMap((listed) =>
        listed.location === location && listed.source.directory === undefined
          ? [listed.division]
          : [],
      ),
      ...(this.#naming.get(location) ?? []),
    ]
    return divisions.includes('') ? '' : divisions[0]
  }

  #read(entries: readonly NavigationEntry[], around: string): void {
    for (const entry of entries) {
      if (around !== '') this.#divisions.set(entry.place, around)
      if (entry.kind === 'page') continue
      const division = [around, folderOf(entry, entries)].filter(Boolean).join('/')
      for (const source of sourcesOf(entry))
        this.#listed.push({ source, location: specLocation(source.source), division })
      this.#read(entry.children, division)
      if (entry.kind !== 'group') this.#read(entry.global ?? [], division)
    }
  }
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

/**
 * The directory used when none is set: `api-reference`. If the description is in a nested folder
 * of that name, such as `en/api-reference/`, that folder: sites with several languages have one
 * per language, and link to it.
 */
function defaultDirectory(source: string): string {
  const folder = specLocation(source).split('/').slice(0, -1).join('/')
  return !folder.includes(':') && folder.endsWith(`/${API_DIRECTORY}`)
    ? folder
    : API_DIRECTORY
}
