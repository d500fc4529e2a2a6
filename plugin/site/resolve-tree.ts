import type { NavPage } from '../../runtime/types/navigation.ts'
import type {
  ApiSource,
  DivisionEntry,
  GroupEntry,
  NavigationEntry,
  SettingPlace,
} from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { createGroups } from './create-groups.ts'
import { deadLinkFinder } from './find-dead-links.ts'
import { languageName, languageTag } from './language-tag.ts'
import {
  emptyEntry,
  missingPage,
  operationsLeftOut,
  unknownVersion,
} from './navigation-problems.ts'
import {
  isDivision,
  type DirectoryStyle,
  type TreeDivision,
  type TreeGroup,
  type TreeNode,
  type TreePage,
  type TreeRoot,
} from './navigation-tree.ts'
import { isForOthers } from './is-for-others.ts'
import { navPage } from './nav-page.ts'
import { resolvePageRef, isOperationRef } from './page-ref.ts'
import type { OperationPages, SourcePage, SourceSite } from './site.ts'
import { versionsOfPages } from './versions-of-pages.ts'

/** What an entry inherits from enclosing nodes. */
interface Around {
  branch: TreeRoot | TreeDivision
  group?: TreeGroup
  hiddenGroup: boolean
  hiddenDivision: boolean
  searchable?: boolean
  boost?: number
  audience?: readonly string[]
  version?: string
  language?: string
  directory?: DirectoryStyle
  sources: readonly ApiSource[]
}

/**
 * Resolves `settings.navigation` to pages. Entries without a page are reported and omitted. A page
 * with a `version` is omitted from other versions.
 */
export function resolveTree(
  site: SourceSite,
  operations?: OperationPages,
): { root: TreeRoot; diagnostics: Diagnostic[] } {
  const { navigation, api } = site.settings
  const root: TreeRoot = { kind: 'root', children: [], global: [] }
  const outside: Around = {
    branch: root,
    hiddenGroup: false,
    hiddenDivision: false,
    ...(navigation.directory && { directory: navigation.directory }),
    sources: api?.openapi ?? [],
  }
  const resolver = new TreeResolver(site, operations)
  root.children = resolver.resolve(navigation.children, outside)
  root.global = resolver.resolveGlobal(navigation.global, root, outside)
  return { root, diagnostics: resolver.diagnostics() }
}

class TreeResolver {
  readonly #site: SourceSite
  readonly #operations: OperationPages | undefined
  readonly #diagnostics: Diagnostic[] = []
  readonly #items = new Map<SourcePage, NavPage>()
  readonly #listedIn: Map<string, Set<string>>
  readonly #isDead: (entry: DivisionEntry) => boolean
  /** Number of entries for operations that were skipped, because there are no API pages. */
  #skipped = 0

  constructor(site: SourceSite, operations: OperationPages | undefined) {
    this.#site = site
    this.#operations = operations
    this.#listedIn = versionsOfPages(site, site.settings.navigation.children)
    this.#isDead = deadLinkFinder(site)
  }

  diagnostics(): Diagnostic[] {
    if (this.#skipped === 0) return this.#diagnostics
    return [...this.#diagnostics, operationsLeftOut(this.#site, this.#skipped)]
  }

  resolve(entries: readonly NavigationEntry[], around: Around): TreeNode[] {
    return entries.flatMap((entry): TreeNode[] => {
      if (isEmpty(entry)) this.#diagnostics.push(emptyEntry(this.#site, entry))
      if (entry.kind === 'page') return this.#resolvePage(entry.ref, entry.place, around)
      if (entry.kind === 'group') return this.#resolveGroup(entry, around)
      if (this.#isLeftOut(entry)) return []
      // Divisions aren't supported inside groups, so show its pages as a group.
      if (around.group) return this.#resolveGroup(asGroup(entry), around)
      return [this.#resolveDivision(entry, around.branch, around)]
    })
  }

  resolveGlobal(
    entries: readonly DivisionEntry[],
    parent: TreeRoot | TreeDivision,
    around: Omit<Around, 'branch'>,
  ): TreeDivision[] {
    return entries
      .filter((entry) => !this.#isLeftOut(entry))
      .map((entry) => this.#resolveDivision(entry, parent, around))
  }

  /** Dead links are reported elsewhere. Those that the author wrote as links stay. */
  #isLeftOut(entry: DivisionEntry): boolean {
    return entry.prefix !== undefined && this.#isDead(entry)
  }

  #resolveDivision(
    entry: DivisionEntry,
    parent: TreeRoot | TreeDivision,
    around: Omit<Around, 'branch'>,
  ): TreeDivision {
    const division: TreeDivision = {
      kind: entry.kind,
      entry,
      label: entry.kind === 'language' ? languageName(entry.name) : entry.name,
      parent,
      children: [],
      global: [],
    }
    const language = entry.kind === 'language' ? entry.name : entry.locale
    const inside: Around = {
      ...around,
      branch: division,
      hiddenDivision: around.hiddenDivision || entry.hidden,
      ...(entry.searchable !== undefined && { searchable: entry.searchable }),
      ...(entry.kind === 'version' && { version: entry.name }),
      ...(language !== undefined && { language: languageTag(language) }),
      ...(entry.directory && { directory: entry.directory }),
      sources: entry.openapi ?? around.sources,
    }
    division.children = this.resolve(entry.children, inside)
    if (!division.children.some(isDivision))
      division.children.push(...this.#listOperations(entry, inside))
    division.global = this.resolveGlobal(entry.global ?? [], division, inside)
    return division
  }

  #resolveGroup(entry: GroupEntry, around: Around): TreeNode[] {
    const directory = entry.directory ?? around.directory
    const settings: Around = {
      ...around,
      hiddenGroup: around.hiddenGroup || entry.hidden,
      ...(directory && { directory }),
      ...(entry.searchable !== undefined && { searchable: entry.searchable }),
      ...(entry.boost !== undefined && { boost: entry.boost }),
      ...(entry.audience && { audience: entry.audience }),
      sources: entry.openapi ?? around.sources,
    }
    // A nested group without a label would be a toggle without a name.
    const isNameless = entry.name === '' && !entry.icon && entry.root === undefined
    if (around.group && isNameless) return this.#contentOf(entry, settings)
    const group: TreeGroup = {
      kind: 'group',
      name: entry.name,
      ...(entry.icon && { icon: entry.icon }),
      ...(entry.tag && { tag: entry.tag }),
      ...(directory && { directory }),
      ...(around.group && { parent: around.group }),
      expanded: entry.expanded,
      children: [],
    }
    const inside: Around = { ...settings, group }
    if (entry.root !== undefined) {
      const [root] = this.#resolvePage(entry.root, entry.place, inside)
      if (root) group.root = root
    }
    group.children = this.#contentOf(entry, inside)
    return [group]
  }

  #contentOf(entry: GroupEntry, inside: Around): TreeGroup['children'] {
    return [
      ...this.resolve(entry.children, inside).filter((node) => !isDivision(node)),
      ...this.#listOperations(entry, inside),
    ]
  }

  #resolvePage(ref: string, place: SettingPlace, around: Around): TreePage[] {
    const { pages } = this.#site
    const page = resolvePageRef(pages, ref)
    if (!page && isOperationRef(ref)) {
      if (!this.#operations) this.#skipped++
      const path = this.#operations?.find(ref, around.sources, place)
      const found = path === undefined ? undefined : pages.get(path)
      return found ? [this.#placePage(found, around)] : []
    }
    if (!page) {
      this.#diagnostics.push(missingPage(this.#site, ref, place))
      return []
    }
    const { version } = page.frontmatter
    const isOther =
      version !== undefined && around.version !== undefined && version !== around.version
    // If its own version lists the page, omit it here. Otherwise keep it, with a warning.
    if (isOther && this.#listedIn.get(page.path)?.has(version)) return []
    if (isOther) this.#diagnostics.push(unknownVersion(page, around.version!))
    return [this.#placePage(page, around)]
  }

  #placePage(page: SourcePage, around: Around): TreePage {
    const item = this.#items.get(page) ?? navPage(page)
    this.#items.set(page, item)
    const { hidden, audience = around.audience } = page.frontmatter
    const forOthers = isForOthers(audience)
    return {
      kind: 'page',
      page,
      item,
      branch: around.branch,
      ...(around.group && { group: around.group }),
      hidden: forOthers || (hidden ?? around.hiddenGroup),
      unlisted: forOthers || (hidden ?? (around.hiddenGroup || around.hiddenDivision)),
      ...(forOthers && { forOthers }),
      ...(around.searchable !== undefined && { searchable: around.searchable }),
      ...(around.boost !== undefined && { boost: around.boost }),
      ...(around.version !== undefined && { version: around.version }),
      ...(around.language !== undefined && { language: around.language }),
    }
  }

  /**
   * Pages of a node that has a description but doesn't list its operations. They are grouped by
   * tag; pages about the description as a whole come first, without a group.
   */
  #listOperations(
    entry: DivisionEntry | GroupEntry,
    around: Around,
  ): (TreeGroup | TreePage)[] {
    if (!entry.openapi && !entry.asyncapi) return []
    if (listsOperations(entry.children)) return []
    if (!this.#operations) this.#skipped++
    const found: (TreeGroup | TreePage)[] = []
    const groupAt = createGroups(found, around.group)
    const groups = this.#operations?.list(entry) ?? []
    for (const { group: name, around: outer = [], pages } of groups) {
      const group = name === '' ? undefined : groupAt([...outer, name])
      const list = group?.children ?? found
      list.push(...this.#placePages(pages, { ...around, ...(group && { group }) }))
    }
    return found
  }

  #placePages(paths: readonly string[], around: Around): TreePage[] {
    return paths.flatMap((path) => {
      const page = this.#site.pages.get(path)
      return page ? [this.#placePage(page, around)] : []
    })
  }
}

/** Whether an entry of the author names nothing that could be shown. */
function isEmpty(entry: NavigationEntry): entry is DivisionEntry | GroupEntry {
  if (entry.kind === 'page' || entry.hidden || entry.isPartial) return false
  if (entry.children.length > 0) return false
  const target = entry.kind === 'group' ? entry.root : (entry.href ?? entry.prefix)
  return target === undefined && !entry.openapi && !entry.asyncapi
}

function asGroup({ name, icon, hidden, children, place }: DivisionEntry): GroupEntry {
  return {
    kind: 'group',
    name,
    ...(icon && { icon }),
    hidden,
    expanded: false,
    children,
    place,
  }
}

function listsOperations(entries: readonly NavigationEntry[]): boolean {
  return entries.some((entry) =>
    entry.kind === 'page' ? isOperationRef(entry.ref) : listsOperations(entry.children),
  )
}
