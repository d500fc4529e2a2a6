import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import type {
  ApiSource,
  NavigationEntry,
  SettingPlace,
} from '../../../runtime/types/settings.ts'
import type { Api, Operation } from '../../document/api-model.ts'
import type { Channel } from '../../document/channel-model.ts'
import { specLocation } from './api-sources.ts'
import { makeReferencePages } from './make-reference-pages.ts'
import { type ApiBinding, bindPage, documents } from './bind-page.ts'
import { checkLanguages } from './check-languages.ts'
import { checkSources } from './check-sources.ts'
import type { BoundPage, DescribedSite, GeneratedPage } from './described-site.ts'
import {
  type Apis,
  candidateApis,
  findInApis,
  operationNotFound,
} from './find-in-apis.ts'
import { generatesPages } from './generating-nodes.ts'
import { parseNavigationReference } from './match-spec.ts'
import { linkedPages, linkPages } from './linked-pages.ts'
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
  listedByNode,
  listedPages,
} from './node-sources.ts'
import {
  channelSlug,
  createPathClaims,
  operationSlug,
  type PathClaims,
} from './operation-slug.ts'

/** The pages of a node in one navigation group. An empty name means that they aren't grouped. */
interface OperationGroup {
  group: string
  /** Paths of the pages. */
  pages: string[]
}

/**
 * Resolves the API pages of a site: those of navigation nodes with `openapi` or `asyncapi`, of
 * entries `METHOD /path`, and authored pages bound to an operation, channel, schema or endpoint
 * by their frontmatter (Mintlify docs, "OpenAPI setup"). Reads files only to locate diagnostics.
 *
 * @param apis By location (relative path or URL), as listed by `apiSources`.
 */
export function buildOperationPages(site: DescribedSite, apis: Apis): ApiPages {
  return new ApiPages(site, apis)
}

/** The API pages of a site, and the mapping from navigation entries to them. */
export class ApiPages {
  /** What the pages show, by path. */
  readonly bindings = new Map<string, ApiBinding>()
  /** Generated pages by path, in navigation order. */
  readonly generated = new Map<string, GeneratedPage>()
  /** What authored pages take from the descriptions, by path. */
  readonly bound = new Map<string, BoundPage>()
  readonly diagnostics: Diagnostic[] = []
  readonly #site: DescribedSite
  readonly #apis: Apis
  /** Former path → current path, for pages whose path has changed between versions of Skerry. */
  readonly redirects = new Map<string, string>()
  readonly #claims: PathClaims
  /** Paths of generated pages, by operation and directory. */
  readonly #paths = new Map<string, string>()
  readonly #groups = new Map<ApiNode, OperationGroup[]>()
  readonly #reported = new Set<string>()
  /** Paths of the folders with schema pages. */
  readonly #schemaFolders = new Map<Api, string>()
  /** Paths of the overviews. */
  readonly #overviews = new Map<Api, string>()

  constructor(site: DescribedSite, apis: Apis) {
    this.#site = site
    this.#apis = apis
    this.#claims = createPathClaims(site.pages.keys())
    this.#bindPages()
    this.diagnostics.push(...checkSources(site, apis), ...checkLanguages(site))
    const { api, navigation } = site.settings
    this.#makePages(navigation.children, api.openapi)
    this.#makePages(navigation.global, api.openapi)
    linkPages(this.bindings, this.#pageOf)
    this.#makeReferencePages()
    for (const old of this.redirects.keys())
      if (this.generated.has(old) || site.pages.has(old)) this.redirects.delete(old)
  }

  /**
   * The path of the page for a navigation entry `METHOD /path` or `file METHOD /path`. If no
   * description has the operation, this is reported and `undefined` is returned.
   *
   * @param sources The `openapi` of the nearest ancestor that has one; empty at the top level.
   */
  find(
    ref: string,
    sources: readonly ApiSource[],
    place: SettingPlace,
  ): string | undefined {
    const reference = parseNavigationReference(ref)
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
        ...operationNotFound(this.#apis, ref, reference, candidates, locations),
        ...(this.#site.locate?.(place) ?? { file: place.file }),
      })
    }
    return undefined
  }

  /** The pages of a node with `openapi` or `asyncapi`, grouped by first tag. */
  list(node: ApiNode): OperationGroup[] {
    let groups = this.#groups.get(node)
    if (!groups) {
      groups = this.#groupPages(node)
      this.#groups.set(node, groups)
    }
    return groups
  }

  /** Binds authored pages by their frontmatter. */
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

  /** Generates pages in navigation order, so that collisions are always resolved the same way. */
  #makePages(entries: readonly NavigationEntry[], sources: readonly ApiSource[]): void {
    for (const entry of entries) {
      if (entry.kind === 'page') {
        this.find(entry.ref, sources, entry.place)
        continue
      }
      const inherited = entry.openapi ?? sources
      if (entry.kind === 'group' && entry.root !== undefined)
        this.find(entry.root, inherited, entry.place)
      this.#makePages(entry.children, inherited)
      if (generatesPages(entry)) this.list(entry)
      if (entry.kind !== 'group') this.#makePages(entry.global ?? [], inherited)
    }
  }

  /** Claims a folder for schema pages that contains neither authored pages nor operation pages. */
  #schemaFolderOf(api: Api): string {
    let folder = this.#schemaFolders.get(api)
    if (folder === undefined) {
      const directory = findDirectory(this.#site, api)
      const taken = [
        ...this.#site.pages.keys(),
        ...this.generated.keys(),
        ...this.#schemaFolders.values(),
        // Includes operations that have no page yet.
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

  readonly #pageOf = (path: string) => this.generated.get(path) ?? this.bound.get(path)

  /** Generates overviews and schema pages, once all operations have their pages. */
  #makeReferencePages(): void {
    for (const [api, schemaFolder] of this.#schemaFolders) {
      const pages = linkedPages(api, this.bindings, this.#pageOf)
      const authored = new Set<string>()
      for (const binding of this.bindings.values())
        if (binding.kind === 'schema' && binding.api === api)
          authored.add(binding.place.key)
      const generated = makeReferencePages({
        api,
        pages,
        schemaFolder,
        overview: this.#overviews.get(api),
        authored,
        maintainOrder: this.#site.settings.api.maintainOrder,
      })
      for (const { page, binding } of generated) {
        if (this.#site.pages.has(page.path)) continue
        this.generated.set(page.path, page)
        this.bindings.set(page.path, binding)
      }
    }
  }

  #groupPages(node: ApiNode): OperationGroup[] {
    const groups = new Map<string, Set<string>>()
    const listed = listedPages(node)
    for (const { source, directory = defaultDirectory(source) } of listedByNode(node)) {
      const api = this.#apis.get(specLocation(source))
      if (!api) continue
      if (!this.#overviews.has(api))
        this.#overviews.set(api, this.#claims.claim(`${directory}/overview`))
      const add = (name: string, path: string) =>
        groups.set(name, (groups.get(name) ?? new Set()).add(path))
      add('', this.#overviews.get(api)!)
      // The description may have servers and schemas only; its schema pages still need a folder.
      if (api.messaging) this.#schemaFolderOf(api)
      for (const channel of api.messaging?.channels ?? [])
        add(channelGroupOf(api, channel), this.#pathOfChannel(api, channel, directory))
      for (const operation of [...api.operations, ...api.webhooks]) {
        if (operation.excluded) continue
        const path = this.#pathOf(api, operation, directory)
        if (operation.hidden || listed.has(path)) continue
        add(groupOf(api, operation), path)
      }
      // Also without operations. After them: their paths go before those of schemas.
      if (api.components.length > 0) this.#schemaFolderOf(api)
    }
    return [...groups].map(([group, pages]) => ({ group, pages: [...pages] }))
  }

  /** The path of an operation's page in a directory. Generates the page on first use. */
  #pathOf(api: Api, operation: Operation, directory: string): string {
    const { kind, method, path: target } = operation
    const key = JSON.stringify([api.source, kind, method, target, directory])
    const known = this.#paths.get(key)
    if (known !== undefined) return known
    const slug = operationSlug(operation, directory)
    // As on Mintlify, an author's file at the path of a page is that page.
    if (
      this.#site.pages.has(slug.path) &&
      documents(this.bindings.get(slug.path), operation)
    ) {
      this.#paths.set(key, slug.path)
      return slug.path
    }
    const { path, old } = this.#claims.claimSlug(slug)
    if (old !== undefined) this.redirects.set(old, path)
    const page = makeOperationPage(api, operation, path)
    this.#paths.set(key, path)
    this.generated.set(path, page)
    const schemaFolder = this.#schemaFolderOf(api)
    const ref = page.operation
    this.bindings.set(path, { kind: 'operation', api, operation, ref, schemaFolder })
    return path
  }

  /** The path of a channel's page in a directory. Generates the page on first use. */
  #pathOfChannel(api: Api, channel: Channel, directory: string): string {
    const key = JSON.stringify([api.source, 'channel', channel.name, directory])
    const known = this.#paths.get(key)
    if (known !== undefined) return known
    const slug = channelSlug(channel.name, channelGroupOf(api, channel), directory)
    const { path } = this.#claims.claimSlug(slug)
    const page = makeChannelPage(api, channel, path)
    this.#paths.set(key, path)
    this.generated.set(path, page)
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
