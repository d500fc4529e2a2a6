import type {
  NavChoice,
  Navigation,
  PageNavigation,
} from '../../runtime/types/navigation.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { buildFrame, type BranchFrame } from './branch-frame.ts'
import { checkLinks } from './check-navigation-links.ts'
import { defaultDivision, firstPage } from './first-page.ts'
import { languageTag } from './languages.ts'
import { mainPlace } from './main-place.ts'
import { navDivision, navDivisions } from './nav-divisions.ts'
import { eachPage, navItems } from './nav-items.ts'
import {
  chainOf,
  isDivision,
  resolveTree,
  type TreeDivision,
  type TreeGroup,
  type TreePage,
  type TreeRoot,
} from './navigation-tree.ts'
import { pageVisibility } from './page-visibility.ts'
import { canonicalUrl } from './page-url.ts'
import { buildTwinIndex, findTwin, type TwinIndex } from './twin-page.ts'
import type { OperationPages, Page, Site } from './types.ts'

export interface BuiltNavigation {
  /** The whole tree, as `virtual:skerry/navigation` gives it. */
  navigation: Navigation
  /**
   * What is drawn around a page. A page outside of the navigation, or none at all (404), gets the
   * branch of the pages beside it, else the default one.
   *
   * @param path `Page.path`
   */
  locate(path: string): PageNavigation
  /** `Page.path` of the listed pages, each once, in the order of the navigation. */
  order: string[]
  diagnostics: Diagnostic[]
  /**
   * The site with what the navigation decides about each page: listed, hidden, searchable,
   * indexable, boost, language, version (behaviour 2.3). The site given is left as it is.
   */
  withNavigation(site: Site): Site
}

type Branch = TreeRoot | TreeDivision

/**
 * Builds the navigation over a site's pages (behaviour 1.1, 2.2, 3.8). Pure: entries that lead
 * nowhere are in `diagnostics` and are left out.
 *
 * @param operations Pages of API descriptions; without it their entries are left out, with one notice.
 */
export function buildNavigation(
  site: Site,
  operations?: OperationPages,
): BuiltNavigation {
  const { root, diagnostics } = resolveTree(site, operations)
  diagnostics.push(...checkLinks(site))
  const places = new Map<string, TreePage[]>()
  for (const place of eachPage(root.children, true)) {
    const known = places.get(place.page.path)
    if (known) known.push(place)
    else places.set(place.page.path, [place])
  }
  const shown = new Map([...places].map(([path, all]) => [path, mainPlace(all)]))
  const nearestBranch = branchesByFolder(shown, firstPage(root)?.branch ?? root)
  const frames = new Map<Branch, BranchFrame>()
  const trails = new Map<TreeGroup, PageNavigation['breadcrumbs']>()
  const twins = buildTwins(shown)

  function frameOf(branch: Branch): BranchFrame {
    const known = frames.get(branch) ?? buildFrame(branch)
    frames.set(branch, known)
    return known
  }

  function locate(path: string): PageNavigation {
    const place = shown.get(path)
    const frame = frameOf(place?.branch ?? nearestBranch(path))
    const url = site.pages.get(path)?.url
    const step = frame.steps.get(path)
    const group = place?.group?.root === place ? place?.group?.parent : place?.group
    return {
      selectors: frame.selectors.map(({ kind, choices }) => ({
        kind,
        choices: choices.map((choice) => forPage(choice, frame, path, url)),
      })),
      tabs: frame.tabs.map((choice) => forPage(choice, frame, path, url)),
      anchors: frame.anchors.map((choice) => forPage(choice, frame, path, url)),
      sidebar: frame.sidebar,
      breadcrumbs: group ? trailOf(group) : [],
      ...neighbours(frame, step),
      ...(place && directoryOf(place)),
      ...languageSettings(frame.chain),
    }
  }

  /** A choice as this page sees it: twins of versions and languages, links to the page itself. */
  function forPage(
    choice: NavChoice,
    frame: BranchFrame,
    path: string,
    url: string | undefined,
  ): NavChoice {
    const division = frame.divisions.get(choice)!
    if (division.entry.href !== undefined) {
      const active =
        !choice.external && url !== undefined && canonicalUrl(choice.url) === url
      return active ? { ...choice, active } : choice
    }
    if (division.kind !== 'version' && division.kind !== 'language') return choice
    // Choosing what is chosen already leaves the reader on the page.
    if (choice.active) return url === undefined ? choice : { ...choice, url }
    const twin = twinOf(division, frame, path)
    return twin === undefined ? choice : { ...choice, url: twin }
  }

  function twinOf(
    division: TreeDivision,
    frame: BranchFrame,
    path: string,
  ): string | undefined {
    const own = twins.get(division)
    if (!own) return undefined
    const from = frame.chain.find(
      ({ kind, parent }) => kind === division.kind && parent === division.parent,
    )
    const twin = from && findTwin(path, from.entry.name, own.index, division.entry.name)
    // A page that both share is drawn in one of them only: the first page that is really in the other.
    const target = twin ?? (own.index.paths.has(own.first) ? own.first : undefined)
    return target === undefined ? undefined : site.pages.get(target)?.url
  }

  function trailOf(group: TreeGroup): PageNavigation['breadcrumbs'] {
    const known = trails.get(group)
    if (known) return known
    const outer = group.parent ? trailOf(group.parent) : []
    const url = group.root?.item.url
    const trail = group.name
      ? [...outer, { title: group.name, ...(url !== undefined && { url }) }]
      : outer
    trails.set(group, trail)
    return trail
  }

  const defaultLanguage = defaultDivision(
    root.children.filter(isDivision).filter(({ kind }) => kind === 'language'),
  )
  const fallbackLanguage = defaultLanguage
    ? languageTag(defaultLanguage.entry.name)
    : 'en'

  function withNavigation(from: Site): Site {
    const pages = new Map<string, Page>()
    for (const [path, page] of from.pages) {
      const branch = shown.get(path)?.branch ?? nearestBranch(path)
      const language = languageOf(branch) ?? fallbackLanguage
      const all = places.get(path) ?? []
      pages.set(path, { ...page, ...pageVisibility(page, all, language, from.settings) })
    }
    return { ...from, pages }
  }

  return {
    navigation: {
      children: navDivisions(root.children),
      global: root.global.flatMap((division) => navDivision(division)),
    },
    locate,
    order: listedOrder(root),
    diagnostics,
    withNavigation,
  }
}

/** The branch of the first listed page in a path's folder, or in the nearest folder around it. */
function branchesByFolder(
  shown: ReadonlyMap<string, TreePage>,
  fallback: Branch,
): (path: string) => Branch {
  const branches = new Map<string, Branch>()
  for (const [path, { branch, unlisted }] of shown) {
    if (unlisted) continue
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
      if (!branches.has(folder)) branches.set(folder, branch)
    }
  }
  return (path) => {
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
      const branch = branches.get(folder)
      if (branch) return branch
    }
    return fallback
  }
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** For each version and language: the visible pages that are drawn in it. */
function buildTwins(shown: ReadonlyMap<string, TreePage>) {
  const paths = new Map<TreeDivision, string[]>()
  for (const [path, place] of shown) {
    if (place.hidden || place.page.frontmatter.url !== undefined) continue
    for (const division of chainOf(place.branch)) {
      if (division.kind !== 'version' && division.kind !== 'language') continue
      const known = paths.get(division)
      if (known) known.push(path)
      else paths.set(division, [path])
    }
  }
  const twins = new Map<TreeDivision, { index: TwinIndex; first: string }>()
  for (const [division, own] of paths) {
    const opened = firstPage(division)?.page.path
    const index = buildTwinIndex(own)
    const first = opened !== undefined && index.paths.has(opened) ? opened : own[0]!
    twins.set(division, { index, first })
  }
  return twins
}

function neighbours(
  { order }: BranchFrame,
  step: number | undefined,
): Pick<PageNavigation, 'previous' | 'next'> {
  if (step === undefined) return {}
  const previous = order[step - 1]
  const next = order[step + 1]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** What the root page of a group lists (behaviour 2.2, `directory`). */
function directoryOf(place: TreePage): Pick<PageNavigation, 'directory'> {
  const { group } = place
  const style = group?.root === place ? group.directory : undefined
  if (!group || !style || style === 'none') return {}
  return { directory: { style, items: navItems(group.children) } }
}

/** What the language replaces, and the names that scope the search. */
function languageSettings(chain: readonly TreeDivision[]): Partial<PageNavigation> {
  const version = chain.findLast(({ kind }) => kind === 'version')
  const language = chain.findLast(({ kind }) => kind === 'language')
  const { banner, footer, navbar } = language?.entry ?? {}
  return {
    ...(banner && { banner }),
    ...(footer && { footer }),
    ...(navbar && { navbar }),
    ...(version && { version: version.entry.name }),
    ...(language && { language: language.entry.name }),
  }
}

function languageOf(branch: Branch): string | undefined {
  for (const { kind, entry } of chainOf(branch).reverse()) {
    const code = kind === 'language' ? entry.name : entry.locale
    if (code !== undefined) return languageTag(code)
  }
  return undefined
}

function listedOrder(root: TreeRoot): string[] {
  const order = new Set<string>()
  for (const place of eachPage(root.children, true)) {
    if (!place.unlisted && place.page.frontmatter.url === undefined)
      order.add(place.page.path)
  }
  return [...order]
}
