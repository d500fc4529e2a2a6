import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import type {
  ApiSource,
  NavigationEntry,
  SettingPlace,
} from '../../../runtime/types/settings.ts'
import type { Api, Operation } from '../../document/api-model.ts'
import type { Channel } from '../../document/channel-model.ts'
import { sourcesOf, specLocation } from './api-sources.ts'
import { makeReferencePages } from './api-reference-pages.ts'
import { type ApiBinding, bindPage } from './bind-page.ts'
import { checkSources } from './check-sources.ts'
import type { BoundPage, DescribedSite, MadePage } from './described-site.ts'
import {
  type Apis,
  candidateApis,
  findInApis,
  operationNotFound,
} from './find-in-apis.ts'
import { parseOperationReference } from './match-spec.ts'
import { linkChannels, linkedPages } from './linked-pages.ts'
import {
  completePage,
  makeChannelPage,
  makeOperationPage,
} from './make-operation-page.ts'
import {
  type ApiNode,
  channelGroupOf,
  defaultDirectory,
  directoryOf,
  findDirectory,
  groupOf,
  isDivisionEntry,
  listsOperations,
} from './node-sources.ts'
import {
  channelSlug,
  createPathClaims,
  operationSlug,
  type PathClaims,
} from './operation-slug.ts'

/** The pages of a node's operations and channels under one heading of the navigation; of the empty one, under none. */
interface OperationGroup {
  group: string
  /** Paths of pages. */
  pages: string[]
}

/**
 * The pages that API descriptions make: of navigation nodes with `openapi` or `asyncapi`, of
 * entries `METHOD /path`, and the pages that frontmatter binds to an operation, a channel, a
 * schema or a manual endpoint (Mintlify's documentation, "OpenAPI setup"). Only the lines of diagnostics are
 * looked up in files.
 *
 * @param apis By location: relative path or URL, as `apiSources` lists them.
 */
export function buildOperationPages(site: DescribedSite, apis: Apis): ApiPages {
  return new ApiPages(site, apis)
}

/** The pages of a site's API descriptions, and the way from navigation entries to them. */
export class ApiPages {
  /** What pages show, by path. */
  readonly bindings = new Map<string, ApiBinding>()
  /** Pages that no file holds, in the order of the navigation. */
  readonly made = new Map<string, MadePage>()
  /** What bound pages take from the descriptions, by path. */
  readonly bound = new Map<string, BoundPage>()
  readonly diagnostics: Diagnostic[] = []
  readonly #site: DescribedSite
  readonly #apis: Apis
  /** Root addresses that pages had before, to those that they have. */
  readonly redirects = new Map<string, string>()
  readonly #claims: PathClaims
  /** Paths of made pages, by operation and directory. */
  readonly #paths = new Map<string, string>()
  readonly #groups = new Map<ApiNode, OperationGroup[]>()
  readonly #reported = new Set<string>()
  /** Paths of the folders with the pages of the schemas. */
  readonly #schemaFolders = new Map<Api, string>()
  /** Paths of overviews, by description. */
  readonly #overviews = new Map<Api, string>()

  constructor(site: DescribedSite, apis: Apis) {
    this.#site = site
    this.#apis = apis
    this.#claims = createPathClaims(site.pages.keys())
    this.#bindPages()
    this.diagnostics.push(...checkSources(site, apis))
    const { api, navigation } = site.settings
    this.#makePages(navigation.children, api.openapi)
    this.#makePages(navigation.global, api.openapi)
    linkChannels(this.bindings)
    this.#makeReferencePages()
    for (const old of this.redirects.keys())
      if (this.made.has(old) || site.pages.has(old)) this.redirects.delete(old)
  }

  /**
   * The page of a navigation entry `METHOD /path` or `file METHOD /path`; undefined, and
   * reported, where no description has the operation.
   *
   * @param sources `openapi` of the nearest node that has one; empty at the top.
   */
  find(
    ref: string,
    sources: readonly ApiSource[],
    place: SettingPlace,
  ): string | undefined {
    const reference = parseOperationReference(ref)
    if (!reference) return undefined
    const locations = sources.map(({ source }) => specLocation(source))
    const candidates = candidateApis(this.#apis, reference.file, locations)
    const found = findInApis(candidates, reference)
    if (found)
      return this.#pathOf(found.api, found.operation, directoryOf(sources, found.api))
    const key = JSON.stringify([place.file, place.keys])
    if (!this.#reported.has(key)) {
      this.#reported.add(key)
      this.diagnostics.push({
        ...operationNotFound(this.#apis, ref, reference, candidates),
        ...(this.#site.locate?.(place) ?? { file: place.file }),
      })
    }
    return undefined
  }

  /** All pages of a node that carries `openapi` or `asyncapi`, in groups by first tags. */
  list(node: ApiNode): OperationGroup[] {
    let groups = this.#groups.get(node)
    if (!groups) {
      groups = this.#groupPages(node)
      this.#groups.set(node, groups)
    }
    return groups
  }

  /** Binds the pages whose frontmatter asks for it. */
  #bindPages(): void {
    for (const page of this.#site.pages.values()) {
      const binding = bindPage(this.#site, this.#apis, page, (api) =>
        this.#schemaFolderOf(api),
      )
      if (!binding) continue
      this.bindings.set(page.path, binding)
      if (binding.kind === 'missing') this.diagnostics.push(binding.diagnostic)
      const bound = completePage(page, binding)
      if (bound) this.bound.set(page.path, bound)
    }
  }

  /** Makes all pages in the order of the navigation, so that collisions are numbered the same each time. */
  #makePages(entries: readonly NavigationEntry[], sources: readonly ApiSource[]): void {
    for (const entry of entries) {
      if (entry.kind === 'page') {
        this.find(entry.ref, sources, entry.place)
        continue
      }
      const inside = entry.openapi ?? sources
      if (entry.kind === 'group' && entry.root !== undefined)
        this.find(entry.root, inside, entry.place)
      this.#makePages(entry.children, inside)
      const whole = entry.kind === 'group' || !entry.children.some(isDivisionEntry)
      const names = sourcesOf(entry).length > 0
      if (names && whole && !listsOperations(entry.children)) this.list(entry)
      if (entry.kind !== 'group') this.#makePages(entry.global ?? [], inside)
    }
  }

  /** A folder for the pages of a description's schemas, which neither a written page is in nor an operation. */
  #schemaFolderOf(api: Api): string {
    let folder = this.#schemaFolders.get(api)
    if (folder === undefined) {
      const directory = findDirectory(this.#site, api)
      const taken = [
        ...this.#site.pages.keys(),
        ...this.made.keys(),
        ...this.#schemaFolders.values(),
        // Those that have no page yet.
        ...[...api.operations, ...api.webhooks].map(
          (operation) => operationSlug(operation, directory).path,
        ),
      ]
      const isTaken = (path: string) =>
        taken.some((other) => other === path || other.startsWith(`${path}/`))
      const wanted = [directory, 'schemas'].filter(Boolean).join('/').toLowerCase()
      folder = wanted
      for (let number = 1; isTaken(folder); number++) folder = `${wanted}-${number}`
      this.#schemaFolders.set(api, this.#claims.claimFolder(folder))
    }
    return folder
  }

  /** The overviews and the pages of schemas: when all operations have their pages. */
  #makeReferencePages(): void {
    const titleOf = (path: string) =>
      (this.made.get(path) ?? this.bound.get(path))?.title ?? path
    for (const [api, schemaFolder] of this.#schemaFolders) {
      const pages = linkedPages(api, this.bindings, titleOf)
      const made = makeReferencePages({
        api,
        pages,
        schemaFolder,
        overview: this.#overviews.get(api),
        maintainOrder: this.#site.settings.api.maintainOrder,
      })
      for (const { page, binding } of made) {
        if (this.#site.pages.has(page.path)) continue
        this.made.set(page.path, page)
        this.bindings.set(page.path, binding)
      }
    }
  }

  #groupPages(node: ApiNode): OperationGroup[] {
    const groups = new Map<string, Set<string>>()
    for (const { source, directory = defaultDirectory(source) } of sourcesOf(node)) {
      const api = this.#apis.get(specLocation(source))
      if (!api) continue
      if (!this.#overviews.has(api))
        this.#overviews.set(api, this.#claims.claim(`${directory}/overview`))
      const add = (name: string, path: string) =>
        groups.set(name, (groups.get(name) ?? new Set()).add(path))
      add('', this.#overviews.get(api)!)
      // A description may have nothing but servers and schemas.
      if (api.messaging) this.#schemaFolderOf(api)
      for (const channel of api.messaging?.channels ?? [])
        add(channelGroupOf(api, channel), this.#pathOfChannel(api, channel, directory))
      for (const operation of [...api.operations, ...api.webhooks]) {
        if (operation.excluded) continue
        const path = this.#pathOf(api, operation, directory)
        if (operation.hidden) continue
        add(groupOf(api, operation), path)
      }
    }
    return [...groups].map(([group, pages]) => ({ group, pages: [...pages] }))
  }

  /** The path of an operation's page in a directory; the page is made when it is first asked for. */
  #pathOf(api: Api, operation: Operation, directory: string): string {
    const { kind, method, path: target } = operation
    const key = JSON.stringify([api.source, kind, method, target, directory])
    const known = this.#paths.get(key)
    if (known !== undefined) return known
    const { path, old } = this.#claims.claimSlug(operationSlug(operation, directory))
    if (old !== undefined) this.redirects.set(old, path)
    const page = makeOperationPage(api, operation, path)
    this.#paths.set(key, path)
    this.made.set(path, page)
    const schemaFolder = this.#schemaFolderOf(api)
    const ref = page.operation
    this.bindings.set(path, { kind: 'operation', api, operation, ref, schemaFolder })
    return path
  }

  /** The path of a channel's page in a directory. */
  #pathOfChannel(api: Api, channel: Channel, directory: string): string {
    const key = JSON.stringify([api.source, 'channel', channel.name, directory])
    const known = this.#paths.get(key)
    if (known !== undefined) return known
    const slug = channelSlug(channel.name, channelGroupOf(api, channel), directory)
    const { path } = this.#claims.claimSlug(slug)
    const page = makeChannelPage(api, channel, path)
    this.#paths.set(key, path)
    this.made.set(path, page)
    const schemaFolder = this.#schemaFolderOf(api)
    const ref = page.operation
    this.bindings.set(path, {
      kind: 'channel',
      api,
      channel,
      ref,
      schemaFolder,
      replies: [],
    })
    return path
  }
}
