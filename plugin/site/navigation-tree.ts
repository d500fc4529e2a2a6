import type { NavPage } from '../../runtime/types/navigation.ts'
import type {
  ApiSource,
  DivisionEntry,
  DivisionKind,
  GroupEntry,
  IconRef,
  NavigationEntry,
  SettingPlace,
} from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { languageName, languageTag } from './languages.ts'
import { missingPage, operationsLeftOut, unknownVersion } from './navigation-problems.ts'
import { navPage } from './nav-page.ts'
import { findPage, isOperationRef } from './page-ref.ts'
import type { OperationPages, Page, Site } from './types.ts'
import { versionsOfPages } from './versions-of-pages.ts'

/** The navigation as written, its references resolved to pages. */
export interface TreeRoot {
  kind: 'root'
  children: TreeNode[]
  global: TreeDivision[]
}

type Directory = 'none' | 'accordion' | 'card'

export type TreeNode = TreeDivision | TreeGroup | TreePage

export interface TreeDivision {
  kind: DivisionKind
  entry: DivisionEntry
  label: string
  /** The root or the division around it. */
  parent: TreeRoot | TreeDivision
  children: TreeNode[]
  global: TreeDivision[]
}

export interface TreeGroup {
  kind: 'group'
  name: string
  icon?: IconRef
  tag?: string
  expanded: boolean
  /** Of the nearest node that has it. */
  directory?: Directory
  parent?: TreeGroup
  root?: TreePage
  children: (TreeGroup | TreePage)[]
}

/** A page in one place of the navigation. */
export interface TreePage {
  kind: 'page'
  page: Page
  item: NavPage
  /** The root or division in whose sidebar it stands. */
  branch: TreeRoot | TreeDivision
  group?: TreeGroup
  /** Hidden by itself or by a group: not in its own branch's sidebar. */
  hidden: boolean
  /** Hidden by anything around it. */
  unlisted: boolean
  /** `searchable` of the nearest node that has it. */
  searchable?: boolean
  boost?: number
  version?: string
  /** BCP 47. */
  language?: string
}

interface Around {
  branch: TreeRoot | TreeDivision
  group?: TreeGroup
  hiddenGroup: boolean
  hiddenDivision: boolean
  searchable?: boolean
  boost?: number
  version?: string
  language?: string
  directory?: Directory
  sources: readonly ApiSource[]
}

/**
 * Resolves `settings.navigation` over the pages of the site: entries that name no page are
 * reported and left out, pages with a `version` stand only in that version (behaviour 1.1).
 */
export function resolveTree(
  site: Site,
  operations?: OperationPages,
): { root: TreeRoot; diagnostics: Diagnostic[] } {
  const { navigation, api } = site.settings
  const diagnostics: Diagnostic[] = []
  const items = new Map<Page, NavPage>()
  const listedIn = versionsOfPages(site, navigation.children)
  let skippedOperations = 0

  function resolve(entries: readonly NavigationEntry[], around: Around): TreeNode[] {
    return entries.flatMap((entry): TreeNode[] => {
      if (entry.kind === 'page') return resolvePage(entry.ref, entry.place, around)
      if (entry.kind === 'group') return [resolveGroup(entry, around)]
      // A division cannot be drawn inside a group: its pages stay, as a group.
      if (around.group) return [resolveGroup(asGroup(entry), around)]
      return [resolveDivision(entry, around.branch, around)]
    })
  }

  function resolveDivision(
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
      sources: entry.openapi ?? entry.asyncapi ?? around.sources,
    }
    division.children = resolve(entry.children, inside)
    if (!division.children.some(isDivision))
      division.children.push(...listOperations(entry, inside))
    division.global = resolveGlobal(entry.global ?? [], division, inside)
    return division
  }

  function resolveGlobal(
    entries: readonly DivisionEntry[],
    parent: TreeRoot | TreeDivision,
    around: Omit<Around, 'branch'>,
  ): TreeDivision[] {
    return entries.map((entry) => resolveDivision(entry, parent, around))
  }

  function resolveGroup(entry: GroupEntry, around: Around): TreeGroup {
    const directory = entry.directory ?? around.directory
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
    const inside: Around = {
      ...around,
      group,
      hiddenGroup: around.hiddenGroup || entry.hidden,
      ...(directory && { directory }),
      ...(entry.searchable !== undefined && { searchable: entry.searchable }),
      ...(entry.boost !== undefined && { boost: entry.boost }),
      sources: entry.openapi ?? entry.asyncapi ?? around.sources,
    }
    if (entry.root !== undefined) {
      const [root] = resolvePage(entry.root, entry.place, inside)
      if (root) group.root = root
    }
    group.children = resolve(entry.children, inside).filter((node) => !isDivision(node))
    group.children.push(...listOperations(entry, inside))
    return group
  }

  function resolvePage(ref: string, place: SettingPlace, around: Around): TreePage[] {
    const page = findPage(site.pages, ref)
    if (!page && isOperationRef(ref)) {
      if (!operations) skippedOperations++
      const path = operations?.find(ref, around.sources, place)
      const found = path === undefined ? undefined : site.pages.get(path)
      return found ? [placePage(found, around)] : []
    }
    if (!page) {
      diagnostics.push(missingPage(site, ref, place))
      return []
    }
    const { version } = page.frontmatter
    if (
      version !== undefined &&
      around.version !== undefined &&
      version !== around.version
    ) {
      // Another branch has the page in its own version; where none has, it is better here than nowhere.
      if (listedIn.get(page.path)?.has(version)) return []
      diagnostics.push(unknownVersion(page, around.version))
    }
    return [placePage(page, around)]
  }

  function placePage(page: Page, around: Around): TreePage {
    const item = items.get(page) ?? navPage(page)
    items.set(page, item)
    const { hidden } = page.frontmatter
    return {
      kind: 'page',
      page,
      item,
      branch: around.branch,
      ...(around.group && { group: around.group }),
      hidden: hidden ?? around.hiddenGroup,
      unlisted: hidden ?? (around.hiddenGroup || around.hiddenDivision),
      ...(around.searchable !== undefined && { searchable: around.searchable }),
      ...(around.boost !== undefined && { boost: around.boost }),
      ...(around.version !== undefined && { version: around.version }),
      ...(around.language !== undefined && { language: around.language }),
    }
  }

  /** Operations of a node that has a description and lists none of them by hand (behaviour 5.2). */
  function listOperations(
    entry: DivisionEntry | GroupEntry,
    around: Around,
  ): TreeGroup[] {
    if (!entry.openapi && !entry.asyncapi) return []
    if (listsOperations(entry.children)) return []
    if (!operations) skippedOperations++
    return (operations?.list(entry) ?? []).map(({ group: name, pages }) => {
      const group: TreeGroup = {
        kind: 'group',
        name,
        ...(around.group && { parent: around.group }),
        expanded: false,
        children: [],
      }
      group.children = pages.flatMap((path) => {
        const page = site.pages.get(path)
        return page ? [placePage(page, { ...around, group })] : []
      })
      return group
    })
  }

  const root: TreeRoot = { kind: 'root', children: [], global: [] }
  const outside: Around = {
    branch: root,
    hiddenGroup: false,
    hiddenDivision: false,
    ...(navigation.directory && { directory: navigation.directory }),
    sources: api?.openapi ?? [],
  }
  root.children = resolve(navigation.children, outside)
  root.global = resolveGlobal(navigation.global, root, outside)
  if (skippedOperations > 0) diagnostics.push(operationsLeftOut(site, skippedOperations))
  return { root, diagnostics }
}

/** Whether a node is a language, version, product, tab, dropdown, anchor or menu item. */
export function isDivision(node: TreeNode): node is TreeDivision {
  return node.kind !== 'page' && node.kind !== 'group'
}

/** The divisions around a branch, outermost first, itself last. */
export function chainOf(branch: TreeRoot | TreeDivision): TreeDivision[] {
  const chain: TreeDivision[] = []
  for (let node = branch; node.kind !== 'root'; node = node.parent) chain.unshift(node)
  return chain
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
