import type { Diagnostic } from '../../plugin/diagnostic.ts'
import { slugTitle } from '../../plugin/site/page-title.ts'
import type { OperationPages, Page, Site } from '../../plugin/site/types.ts'
import type {
  ApiSource,
  DivisionEntry,
  GroupEntry,
  NavigationEntry,
  SettingPlace,
} from '../../runtime/types/settings.ts'
import type { Api, Operation } from '../api.ts'
import { specLocation } from './api-sources.ts'
import {
  type ApiBinding,
  type Apis,
  bindPage,
  candidateApis,
  findInApis,
  operationNotFound,
} from './bind-page.ts'
import { parseOperationReference } from './match-spec.ts'
import {
  buildOperationPage,
  isHeaderDescription,
  operationRef,
} from './operation-page.ts'
import { createPathClaims, operationSlug } from './operation-slug.ts'

export interface BuiltOperationPages extends OperationPages {
  /** The site with generated pages added, and pages bound by frontmatter completed. */
  site: Site
  /** What pages show, by `Page.path`. */
  bindings: Map<string, ApiBinding>
  diagnostics: Diagnostic[]
}

/** Where pages of navigation entries go when nothing else is said (behaviour 5.2). */
const DIRECTORY = 'api-reference'
const UNTAGGED = 'API Reference'

/**
 * The pages that API descriptions make (behaviour 5.1, 5.2): of navigation nodes with `openapi`,
 * of entries `METHOD /path`, and the pages that frontmatter binds to an operation, a schema
 * or a manual endpoint. Pure but for the lines of complaints, which are looked up in the page.
 *
 * @param apis By location: relative path or URL, as `apiSources` lists them.
 */
export function buildOperationPages(site: Site, apis: Apis): BuiltOperationPages {
  const diagnostics: Diagnostic[] = []
  const bindings = new Map<string, ApiBinding>()
  const pages = new Map(site.pages)
  const generated = new Map<string, string>()
  const listed = new Map<
    DivisionEntry | GroupEntry,
    { group: string; pages: string[] }[]
  >()
  const reported = new Set<string>()
  const claim = createPathClaims(site.pages.keys())

  for (const page of site.pages.values()) {
    const binding = bindPage(site, apis, page)
    if (!binding) continue
    bindings.set(page.path, binding)
    if (binding.kind === 'missing') diagnostics.push(binding.diagnostic)
    pages.set(page.path, completePage(page, binding))
  }

  function pageOf(api: Api, operation: Operation, directory: string): string {
    const key = JSON.stringify([
      api.source,
      operation.kind,
      operation.method,
      operation.path,
      directory,
    ])
    const known = generated.get(key)
    if (known !== undefined) return known
    const path = claim(operationSlug(operation, directory))
    generated.set(key, path)
    pages.set(path, buildOperationPage(api, operation, path))
    bindings.set(path, {
      kind: 'operation',
      api,
      operation,
      ref: operationRef(api, operation),
    })
    return path
  }

  function find(
    ref: string,
    sources: readonly ApiSource[],
    place: SettingPlace,
  ): string | undefined {
    const reference = parseOperationReference(ref)
    if (!reference) return undefined
    const candidates = candidateApis(
      apis,
      reference.file,
      sources.map(({ source }) => specLocation(source)),
    )
    const found = findInApis(candidates, reference)
    if (found) return pageOf(found.api, found.operation, directoryOf(sources, found.api))
    const key = JSON.stringify([place.file, place.keys])
    if (!reported.has(key)) {
      reported.add(key)
      diagnostics.push({
        ...operationNotFound(apis, ref, reference, candidates),
        ...(site.locate?.(place) ?? { file: place.file }),
      })
    }
    return undefined
  }

  function list(node: DivisionEntry | GroupEntry): { group: string; pages: string[] }[] {
    const known = listed.get(node)
    if (known) return known
    const groups = new Map<string, string[]>()
    for (const source of node.openapi ?? []) {
      const api = apis.get(specLocation(source.source))
      for (const operation of api ? [...api.operations, ...api.webhooks] : []) {
        if (operation.excluded) continue
        const path = pageOf(
          api!,
          operation,
          source.directory ?? defaultDirectory(source.source),
        )
        if (operation.hidden) continue
        const name = groupOf(api!, operation)
        const group = groups.get(name) ?? []
        groups.set(name, group)
        if (!group.includes(path)) group.push(path)
      }
    }
    const made = [...groups].map(([group, paths]) => ({ group, pages: paths }))
    listed.set(node, made)
    return made
  }

  /** Accepted in the settings and without effect: better said than found out. */
  function reportOverlays(sources: readonly ApiSource[], place: SettingPlace): void {
    for (const { source, overlays } of sources) {
      if (!overlays?.length || reported.has(source)) continue
      reported.add(source)
      diagnostics.push({
        severity: 'warning',
        code: 'api/overlays',
        message: `the overlays of \`${source}\` are not applied`,
        hint: 'Apply them to the description before the build.',
        ...(site.locate?.(place) ?? { file: place.file }),
      })
    }
  }

  /** Accepted, and listed for machines, but without pages. */
  function reportAsync(sources: readonly ApiSource[], place: SettingPlace): void {
    for (const { source } of sources) {
      if (reported.has(`async ${source}`)) continue
      reported.add(`async ${source}`)
      diagnostics.push({
        severity: 'warning',
        code: 'api/asyncapi',
        message: `no pages are made of \`${source}\`: it is an AsyncAPI description`,
        hint: 'Describe its channels in pages of your own.',
        ...(site.locate?.(place) ?? { file: place.file }),
      })
    }
  }

  /** Makes all pages in the order of the navigation, so that collisions are numbered the same each time. */
  function visit(
    entries: readonly NavigationEntry[],
    sources: readonly ApiSource[],
  ): void {
    for (const entry of entries) {
      if (entry.kind === 'page') {
        find(entry.ref, sources, entry.place)
        continue
      }
      const inside = entry.openapi ?? sources
      reportOverlays(entry.openapi ?? [], entry.place)
      reportAsync(entry.asyncapi ?? [], entry.place)
      if (entry.kind === 'group' && entry.root !== undefined)
        find(entry.root, inside, entry.place)
      visit(entry.children, inside)
      const whole = entry.kind === 'group' || !entry.children.some(isDivision)
      if (entry.openapi && whole && !listsOperations(entry.children)) list(entry)
      if (entry.kind !== 'group') visit(entry.global ?? [], inside)
    }
  }
  reportOverlays(site.settings.api.openapi, {
    file: site.settings.file,
    keys: ['api', 'openapi'],
  })
  reportAsync(site.settings.api.asyncapi, {
    file: site.settings.file,
    keys: ['api', 'asyncapi'],
  })
  visit(site.settings.navigation.children, site.settings.api.openapi)
  visit(site.settings.navigation.global, site.settings.api.openapi)

  return { site: { ...site, pages }, find, list, bindings, diagnostics }
}

function directoryOf(sources: readonly ApiSource[], api: Api): string {
  return (
    sources.find(({ source }) => specLocation(source) === api.source)?.directory ??
    defaultDirectory(api.source)
  )
}

/**
 * Where pages go when nothing is said: `api-reference` (behaviour 5.2). A description that lies in
 * a folder of that name, such as `en/api-reference/`, keeps its pages there: sites in several
 * languages have one each, and their links expect it.
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

/** What a page takes from the operation it is bound to: title, description and marks it does not have itself. */
function completePage(page: Page, binding: ApiBinding): Page {
  if (binding.kind === 'schema')
    return { ...page, operation: binding.ref, ...titled(page, binding.name) }
  if (binding.kind !== 'operation') return page
  const { summary, description, deprecated } = binding.operation
  const frontmatter = {
    ...(description && isHeaderDescription(description) && { description }),
    ...(deprecated && { deprecated }),
    ...page.frontmatter,
  }
  return { ...page, frontmatter, operation: binding.ref, ...titled(page, summary) }
}

/** Frontmatter and first heading go before the operation's summary, the summary before the slug (behaviour 3.3). */
function titled(page: Page, summary: string | undefined): Pick<Page, 'title' | 'label'> {
  const { title, frontmatter, path } = page
  const named =
    summary !== undefined && !frontmatter.title && title === slugTitle(path)
      ? summary
      : title
  return { title: named, label: frontmatter.sidebarTitle || named }
}
