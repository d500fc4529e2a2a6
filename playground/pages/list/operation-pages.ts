import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import type { ApiSource, SettingPlace } from '../../../runtime/types/settings.ts'
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
import { type OperationGroup, OperationGroups } from './operation-groups.ts'
import { linkedPages, linkPages } from './linked-pages.ts'
import {
  completePage,
  makeChannelPage,
  makeOperationPage,
} from './make-operation-page.ts'
import {
  type ApiNode,
  channelGroupOf,
  groupsOf,
  listedByNode,
  listedPages,
} from './node-sources.ts'
import { PageDirectories } from './page-directories.ts'
import { referencesIn, sourceOf } from './references-in.ts'
import { ReferenceFolders } from './reference-folders.ts'
import {
  channelSlug,
  createPathClaims,
  operationSlug,
  type PathClaims,
} from './operation-slug.ts'

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
  #known: PathClaims | undefined
  readonly #directories: PageDirectories
  /** Paths of generated pages, by operation and directory. */
  readonly #paths = new Map<string, string>()
  readonly #groups = new Map<ApiNode, OperationGroup[]>()
  readonly #reported = new Set<string>()
  readonly #references: ReferenceFolders

  constructor(site: DescribedSite, apis: Apis) {
    this.#site = site
    this.#apis = apis
    this.#directories = new PageDirectories(site.settings)
    this.#references = new ReferenceFolders(
      () => this.#claims,
      () => [...site.pages.keys(), ...this.generated.keys()],
    )
    this.#bindPages()
    this.diagnostics.push(...checkSources(site, apis), ...checkLanguages(site))
    this.#noteReferences()
    this.#makePages()
    linkPages(this.bindings, this.#pageOf)
    this.#makeReferencePages()
    for (const old of this.redirects.keys())
      if (this.generated.has(old) || site.pages.has(old)) this.redirects.delete(old)
  }

  /** Built when a path is first claimed: a large site without descriptions has none to claim. */
  get #claims(): PathClaims {
    return (this.#known ??= createPathClaims(this.#site.pages.keys()))
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
    if (found) {
      const { api, operation } = found
      return this.#pathOf(api, operation, sourceOf(api, sources), place)
    }
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
        this.#references.schemaFolderOf(api, this.#directories.homeNear(api, page.path)),
      )
      if (!binding) continue
      this.bindings.set(page.path, binding)
      if (binding.kind === 'missing') this.diagnostics.push(binding.diagnostic)
      const bound = completePage(page, binding)
      if (bound) this.bound.set(page.path, bound)
    }
  }

  /** Notes which languages and versions name operations, before the first one has a page. */
  #noteReferences(): void {
    if (!this.#directories.areDivided || this.#apis.size === 0) return
    for (const { ref, sources, place } of referencesIn(this.#site.settings)) {
      const reference = ref === undefined ? undefined : parseNavigationReference(ref)
      if (!reference) continue
      const locations = sources.map(({ source }) => specLocation(source))
      const candidates = candidateApis(this.#apis, reference.file, locations)
      const found = findInApis(candidates, reference)
      if (found) this.#directories.noteReference(found.api, place)
    }
  }

  /** Generates pages in navigation order, so that collisions are always resolved the same way. */
  #makePages(): void {
    for (const { ref, sources, place, node } of referencesIn(this.#site.settings)) {
      if (ref !== undefined) this.find(ref, sources, place)
      else if (node && generatesPages(node)) this.list(node)
    }
  }

  readonly #pageOf = (path: string) => this.generated.get(path) ?? this.bound.get(path)

  /** Generates overviews and schema pages, once all operations have their pages. */
  #makeReferencePages(): void {
    for (const { api, schemaFolder, overviews } of this.#references.all()) {
      if (schemaFolder === undefined) continue
      const pages = linkedPages(schemaFolder, this.bindings, this.#pageOf)
      const authored = new Set<string>()
      for (const binding of this.bindings.values())
        if (binding.kind === 'schema' && binding.api === api)
          authored.add(binding.place.key)
      const generated = makeReferencePages({
        api,
        pages,
        schemaFolder,
        overviews: [...overviews.values()],
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
    const groups = new OperationGroups()
    const listed = listedPages(node)
    for (const source of listedByNode(node, this.#directories)) {
      const api = this.#apis.get(specLocation(source.source))
      if (!api) continue
      const home = this.#directories.homeOf(api, source)
      const directory = this.#directories.of(source)
      groups.add([''], this.#references.overviewOf(api, home, directory))
      // The description may have servers and schemas only; its schema pages still need a folder.
      if (api.messaging) this.#references.schemaFolderOf(api, home)
      for (const channel of api.messaging?.channels ?? [])
        groups.add(
          [channelGroupOf(api, channel)],
          this.#pathOfChannel(api, channel, source),
        )
      for (const operation of [...api.operations, ...api.webhooks]) {
        if (operation.excluded) continue
        const path = this.#pathOf(api, operation, source)
        if (operation.hidden || listed.has(path)) continue
        groups.add(groupsOf(api, operation), path)
      }
      // Also without operations. After them: their paths go before those of schemas.
      if (api.components.length > 0) this.#references.schemaFolderOf(api, home)
    }
    return groups.all()
  }

  /**
   * The path of an operation's page. Generates the page on first use.
   *
   * @param source The entry of the navigation that lists the description, if any.
   * @param at The place of a reference.
   */
  #pathOf(
    api: Api,
    operation: Operation,
    source: ApiSource | undefined,
    at?: SettingPlace,
  ): string {
    const directory = this.#directories.of(source ?? api, at)
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
    const home = this.#directories.homeOf(api, source, at)
    const schemaFolder = this.#references.schemaFolderOf(api, home)
    const ref = page.operation
    this.bindings.set(path, { kind: 'operation', api, operation, ref, schemaFolder })
    return path
  }

  /** The path of a channel's page. Generates the page on first use. */
  #pathOfChannel(api: Api, channel: Channel, source: ApiSource): string {
    const directory = this.#directories.of(source)
    const key = JSON.stringify([api.source, 'channel', channel.name, directory])
    const known = this.#paths.get(key)
    if (known !== undefined) return known
    const slug = channelSlug(channel.name, channelGroupOf(api, channel), directory)
    const { path } = this.#claims.claimSlug(slug)
    const page = makeChannelPage(api, channel, path)
    this.#paths.set(key, path)
    this.generated.set(path, page)
    const schemaFolder = this.#references.schemaFolderOf(
      api,
      this.#directories.homeOf(api, source),
    )
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
