import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { pageUrl } from '../../../runtime/kit/page-url.ts'
import type {
  ApiSource,
  DivisionEntry,
  GroupEntry,
  NavigationEntry,
  SettingPlace,
} from '../../../runtime/types/settings.ts'
import type { Api, Operation } from '../../document/api-model.ts'
import { specLocation } from './api-sources.ts'
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
import { completePage, makeOperationPage } from './make-operation-page.ts'
import { createPathClaims, operationSlug, type PathClaims } from './operation-slug.ts'

/** A navigation node that may carry `openapi`. */
type ApiNode = DivisionEntry | GroupEntry

/** The pages of a node's operations under one heading of the navigation; of the empty one, under none. */
interface OperationGroup {
  group: string
  /** Paths of pages. */
  pages: string[]
}

/** Where pages of navigation entries go when nothing else is said. */
const DIRECTORY = 'api-reference'
const UNTAGGED = 'API Reference'

/**
 * The pages that API descriptions make: of navigation nodes with `openapi`, of entries
 * `METHOD /path`, and the pages that frontmatter binds to an operation, a schema or a manual
 * endpoint (Mintlify's documentation, "OpenAPI setup"). Only the lines of diagnostics are
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
    this.diagnostics.push(...checkSources(site))
    const { api, navigation } = site.settings
    this.#makePages(navigation.children, api.openapi)
    this.#makePages(navigation.global, api.openapi)
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

  /** All pages of a node that carries `openapi`, in groups by the first tag of operations. */
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
      const whole = entry.kind === 'group' || !entry.children.some(isDivision)
      if (entry.openapi && whole && !listsOperations(entry.children)) this.list(entry)
      if (entry.kind !== 'group') this.#makePages(entry.global ?? [], inside)
    }
  }

  /** A folder for the pages of a description's schemas, which no written page is in. */
  #schemaFolderOf(api: Api): string {
    let folder = this.#schemaFolders.get(api)
    if (folder === undefined) {
      const directory = findDirectory(this.#site, api)
      const taken = [...this.#site.pages.keys(), ...this.#schemaFolders.values()]
      const isTaken = (path: string) =>
        taken.some((other) => other === path || other.startsWith(`${path}/`))
      const wanted = [directory, 'schemas'].filter(Boolean).join('/').toLowerCase()
      folder = wanted
      for (let number = 1; isTaken(folder); number++) folder = `${wanted}-${number}`
      this.#schemaFolders.set(api, this.#claims.claim(folder))
    }
    return folder
  }

  /** The overviews and the pages of schemas: when all operations have their pages. */
  #makeReferencePages(): void {
    for (const [api, schemaFolder] of this.#schemaFolders) {
      const operations = [...this.bindings].flatMap(([path, binding]) => {
        if (binding.kind !== 'operation' || binding.api !== api) return []
        const { operation } = binding
        const { method, kind } = operation
        const title = (this.made.get(path) ?? this.bound.get(path))?.title ?? path
        const link = {
          title,
          url: pageUrl(`${path}.mdx`),
          method: kind === 'webhook' ? 'WEBHOOK' : method,
        }
        return { operation, link }
      })
      const made = makeReferencePages({
        api,
        operations,
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
    for (const { source, directory = defaultDirectory(source) } of node.openapi ?? []) {
      const api = this.#apis.get(specLocation(source))
      if (!api) continue
      if (!this.#overviews.has(api))
        this.#overviews.set(api, this.#claims.claim(`${directory}/overview`))
      groups.set('', (groups.get('') ?? new Set()).add(this.#overviews.get(api)!))
      for (const operation of [...api.operations, ...api.webhooks]) {
        if (operation.excluded) continue
        const path = this.#pathOf(api, operation, directory)
        if (operation.hidden) continue
        const name = groupOf(api, operation)
        groups.set(name, (groups.get(name) ?? new Set()).add(path))
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
}

/** The directory of the first node that names a description. */
function findDirectory({ settings }: DescribedSite, api: Api): string {
  const find = (entries: readonly NavigationEntry[]): string | undefined => {
    for (const entry of entries) {
      if (entry.kind === 'page') continue
      const named = entry.openapi?.some(
        ({ source }) => specLocation(source) === api.source,
      )
      const global = entry.kind === 'group' ? [] : (entry.global ?? [])
      const found = named
        ? directoryOf(entry.openapi ?? [], api)
        : (find(entry.children) ?? find(global))
      if (found !== undefined) return found
    }
    return undefined
  }
  const { navigation, api: shared } = settings
  return (
    find(navigation.children) ??
    find(navigation.global) ??
    directoryOf(shared.openapi, api)
  )
}

function directoryOf(sources: readonly ApiSource[], api: Api): string {
  return (
    sources.find(({ source }) => specLocation(source) === api.source)?.directory ??
    defaultDirectory(api.source)
  )
}

/**
 * Where pages go when nothing is said: `api-reference`. A description that lies in a folder of
 * that name, such as `en/api-reference/`, keeps its pages there: sites in several languages
 * have one each, and their links expect it.
 */
function defaultDirectory(source: string): string {
  const folder = specLocation(source).split('/').slice(0, -1).join('/')
  return !folder.includes(':') && folder.endsWith(`/${DIRECTORY}`) ? folder : DIRECTORY
}

function groupOf(api: Api, { tags }: Operation): string {
  const [first] = tags
  if (first === undefined) return UNTAGGED
  return api.tags.find(({ name }) => name === first)?.label ?? first
}

function isDivision(entry: NavigationEntry): boolean {
  return entry.kind !== 'page' && entry.kind !== 'group'
}

function listsOperations(entries: readonly NavigationEntry[]): boolean {
  return entries.some((entry) =>
    entry.kind === 'page'
      ? parseOperationReference(entry.ref) !== undefined
      : listsOperations(entry.children),
  )
}
