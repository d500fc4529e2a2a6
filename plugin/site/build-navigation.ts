import type { Navigation } from '../../runtime/types/navigation.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { checkNavigationLinks } from './check-navigation-links.ts'
import { defaultDivision, firstPage } from './first-page.ts'
import { languageTag } from './language-tag.ts'
import { mainPlace } from './main-place.ts'
import { navDivision, navDivisions } from './nav-divisions.ts'
import { eachPage } from './nav-items.ts'
import {
  chainOf,
  isDivision,
  type TreeDivision,
  type TreePage,
  type TreeRoot,
} from './navigation-tree.ts'
import { placePage } from './page-visibility.ts'
import { isAboutSchemas, referencePlaces } from './reference-places.ts'
import { resolveTree } from './resolve-tree.ts'
import { buildCounterparts, type Counterparts, type ShownPage } from './counterparts.ts'
import type { OperationPages, Placement, SourcePage, SourceSite } from './site.ts'

/** A part of the navigation with a sidebar of its own. */
export type Branch = TreeRoot | TreeDivision

/** A site's navigation as data, from which `locatePage` derives what surrounds a page. */
export interface BuiltNavigation {
  /** The whole tree, for `virtual:skerry/navigation`. */
  tree: Navigation
  /** Paths of listed pages, without duplicates, in navigation order. */
  order: string[]
  /** Path of the page that the site opens: that of the default version and language. */
  first: string | undefined
  /** What the navigation decides about each page, by path. */
  placements: ReadonlyMap<string, Placement>
  diagnostics: Diagnostic[]
  /** The site's pages, by path. */
  pages: ReadonlyMap<string, SourcePage>
  /** The place where each page is shown, by path. */
  shown: ReadonlyMap<string, TreePage>
  branches: FolderBranches
  /** The visible pages of each version and language. */
  counterparts: ReadonlyMap<TreeDivision, Counterparts>
}

/** Where pages outside of the navigation are shown. */
export interface FolderBranches {
  /** Folder → branch of the first listed page in it or below. */
  byFolder: ReadonlyMap<string, Branch>
  /** Pages about schemas whose description has no other page in the branch of their folder. */
  byPath: ReadonlyMap<string, Branch>
  fallback: Branch
}

/**
 * Builds the navigation of a site's pages. Pure: entries that can't be resolved are omitted and
 * reported in `diagnostics`.
 *
 * @param operations Pages of API descriptions. Without them, their entries are omitted with one
 *   notice.
 */
export function buildNavigation(
  site: SourceSite,
  operations?: OperationPages,
): BuiltNavigation {
  const { root, diagnostics } = resolveTree(site, operations)
  const places = new Map<string, TreePage[]>()
  for (const place of eachPage(root.children, true)) {
    const known = places.get(place.page.path)
    if (known) known.push(place)
    else places.set(place.page.path, [place])
  }
  const shown = new Map([...places].map(([path, all]) => [path, mainPlace(all)]))
  for (const [path, all] of places)
    for (const place of all) place.isRepeat = place !== shown.get(path)
  const first = firstPage(root)
  const byPath = new Map<string, Branch>()
  const branches: FolderBranches = {
    byFolder: branchesByFolder(shown),
    byPath,
    fallback: first?.branch ?? root,
  }
  const languageAt = languageFinder(root)
  const placements = new Map<string, Placement>()
  const placesAround = referencePlaces(shown.values())
  for (const [path, page] of site.pages) {
    const near = shown.get(path)?.branch ?? nearestBranch(branches, path)
    const own = places.get(path)
    const decisive = own ?? placesAround(page, near)
    const isNear = own || decisive.some(({ branch }) => branch === near)
    const branch = isNear ? near : (decisive[0]?.branch ?? near)
    if (branch !== near) byPath.set(path, branch)
    const placement = placePage(page, decisive, languageAt(branch), site.settings)
    placements.set(path, own ? placement : { ...placement, listed: false })
  }
  return {
    tree: {
      children: navDivisions(root.children),
      global: root.global.flatMap((division) => navDivision(division)),
    },
    order: listedOrder(root),
    first: first?.page.path,
    placements,
    diagnostics: [...diagnostics, ...checkNavigationLinks(site)],
    pages: site.pages,
    shown,
    branches,
    counterparts: buildCounterparts([
      ...shown.values(),
      ...unlistedReferences(site, shown, branches),
    ]),
  }
}

/**
 * The branch of a page outside of the navigation: that of the first listed page in its folder, or
 * in the nearest parent folder. A page about schemas is where the operations of its description are.
 */
export function nearestBranch(
  { byFolder, byPath, fallback }: FolderBranches,
  path: string,
): Branch {
  const ofDescription = byPath.get(path)
  if (ofDescription) return ofDescription
  for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
    const branch = byFolder.get(folder)
    if (branch) return branch
  }
  return fallback
}

function branchesByFolder(shown: ReadonlyMap<string, TreePage>): Map<string, Branch> {
  const branches = new Map<string, Branch>()
  for (const [path, { branch, unlisted }] of shown) {
    if (unlisted) continue
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
      if (!branches.has(folder)) branches.set(folder, branch)
    }
  }
  return branches
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** Where pages about schemas are, which no list contains. */
function unlistedReferences(
  { pages }: SourceSite,
  shown: ReadonlyMap<string, TreePage>,
  branches: FolderBranches,
): ShownPage[] {
  return [...pages.values()]
    .filter((page) => isAboutSchemas(page) && !shown.has(page.path))
    .map((page) => ({ page, branch: nearestBranch(branches, page.path), hidden: false }))
}

/** Returns a function for a branch's language tag: its own, or that of the default language. */
function languageFinder(root: TreeRoot): (branch: Branch) => string {
  const languages = root.children
    .filter(isDivision)
    .filter(({ kind }) => kind === 'language')
  const byDefault = defaultDivision(languages)
  const fallback = byDefault ? languageTag(byDefault.entry.name) : 'en'
  return (branch) => {
    for (const { kind, entry } of chainOf(branch).reverse()) {
      const code = kind === 'language' ? entry.name : entry.locale
      if (code !== undefined) return languageTag(code)
    }
    return fallback
  }
}

function listedOrder(root: TreeRoot): string[] {
  const order = new Set<string>()
  for (const place of eachPage(root.children, true)) {
    if (!place.unlisted && place.page.frontmatter.url === undefined)
      order.add(place.page.path)
  }
  return [...order]
}
