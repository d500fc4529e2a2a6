import type { NavChoice, PageNavigation } from '../../runtime/types/navigation.ts'
import { normalizePageUrl } from '../../runtime/kit/page-url.ts'
import { buildFrame, type BranchFrame } from './branch-frame.ts'
import { nearestBranch, type Branch, type BuiltNavigation } from './build-navigation.ts'
import { navItems } from './nav-items.ts'
import type { TreeDivision, TreeGroup, TreePage } from './navigation-tree.ts'
import { findRelated } from './find-related.ts'
import { findCounterpart } from './find-counterpart.ts'

/** Shared by all pages of a branch or group; built on first use. */
const frames = new WeakMap<Branch, BranchFrame>()
const trails = new WeakMap<TreeGroup, PageNavigation['breadcrumbs']>()
/**
 * Choices that lead to another version or language, by target. Shared, because the pages of all other
 * versions lead to the same targets.
 */
const leading = new WeakMap<TreeDivision, Map<string, NavChoice>>()

/**
 * Derives what surrounds a page. A page outside of the navigation, or none at all (404), gets the
 * branch of the pages in its folder, or the default one.
 *
 * @param path `SourcePage.path`
 */
export function locatePage(navigation: BuiltNavigation, path: string): PageNavigation {
  const place = navigation.shown.get(path)
  const frame = frameOf(place?.branch ?? nearestBranch(navigation.branches, path))
  const group = place?.group?.root === place ? place?.group?.parent : place?.group
  const ofPage = (choices: readonly NavChoice[]) =>
    choices.map((choice) => choiceFor(choice, frame, path, navigation))
  return {
    selectors: frame.selectors.map(({ kind, choices }) => ({
      kind,
      choices: ofPage(choices),
    })),
    tabs: place ? ofPage(frame.tabs) : onlyLinked(ofPage(frame.tabs), frame),
    anchors: place ? ofPage(frame.anchors) : onlyLinked(ofPage(frame.anchors), frame),
    sidebar: frame.sidebar,
    breadcrumbs: group ? trailOf(group) : [],
    ...neighbours(frame, path),
    ...(place && directoryOf(place)),
    ...relatedTo(path, navigation),
    ...languageSettings(frame.chain),
  }
}

function frameOf(branch: Branch): BranchFrame {
  const known = frames.get(branch) ?? buildFrame(branch)
  frames.set(branch, known)
  return known
}

/** Adapts a choice to the page: its counterpart in a version or language, active links. */
function choiceFor(
  choice: NavChoice,
  frame: BranchFrame,
  path: string,
  navigation: BuiltNavigation,
): NavChoice {
  const url = navigation.pages.get(path)?.url
  const division = frame.divisions.get(choice)!
  if (division.entry.href !== undefined) {
    const active =
      !choice.external && url !== undefined && normalizePageUrl(choice.url) === url
    return active ? { ...choice, active } : choice
  }
  if (division.kind !== 'version' && division.kind !== 'language') return choice
  // The active choice links to the page itself.
  if (choice.active) return url === undefined ? choice : { ...choice, url }
  const target = counterpartOf(division, frame, path, navigation)
  return target ? leadingTo(target, choice, division) : choice
}

function leadingTo(
  target: Pick<NavChoice, 'url' | 'isCounterpart'>,
  choice: NavChoice,
  division: TreeDivision,
): NavChoice {
  const known = leading.get(division) ?? new Map<string, NavChoice>()
  leading.set(division, known)
  const key = `${target.isCounterpart ?? false} ${target.url}`
  const found = known.get(key) ?? { ...choice, ...target }
  known.set(key, found)
  return found
}

/** If one of the choices is a link to the page, the branch is not where the page is. */
function onlyLinked(choices: NavChoice[], { divisions }: BranchFrame): NavChoice[] {
  // Only those of the branch are the choices of its frame: active links are copies.
  const isOfBranch = (choice: NavChoice) => divisions.has(choice)
  if (!choices.some((choice) => choice.active && !isOfBranch(choice))) return choices
  return choices.map((choice) =>
    choice.active && isOfBranch(choice) ? { ...choice, active: false } : choice,
  )
}

/** Leads to the page's counterpart in another version or language, or to its first page. */
function counterpartOf(
  division: TreeDivision,
  { chain }: BranchFrame,
  path: string,
  { counterparts, pages }: BuiltNavigation,
): Pick<NavChoice, 'url' | 'isCounterpart'> | undefined {
  const own = counterparts.get(division)
  if (!own) return undefined
  const from = chain.find(
    ({ kind, parent }) => kind === division.kind && parent === division.parent,
  )
  const page = pages.get(path) ?? { path }
  const counterpart = from && findCounterpart(page, from.entry.name, own.index)
  // A page that both list is shown in only one of them, so fall back to the other's first page.
  const url = pages.get(counterpart ?? own.first)?.url
  if (url === undefined) return undefined
  return { url, ...(counterpart !== undefined && { isCounterpart: true }) }
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

function neighbours(
  { order, steps }: BranchFrame,
  path: string,
): Pick<PageNavigation, 'previous' | 'next'> {
  const step = steps.get(path)
  if (step === undefined) return {}
  const previous = order[step - 1]
  const next = order[step + 1]
  return { ...(previous && { previous }), ...(next && { next }) }
}

function relatedTo(
  path: string,
  { pages }: BuiltNavigation,
): Pick<PageNavigation, 'related'> {
  const page = pages.get(path)
  const related = page ? findRelated(page, pages) : []
  return related.length > 0 ? { related } : {}
}

/** The content of a group's root page (Mintlify's documentation, "Navigation": `directory`). */
function directoryOf(place: TreePage): Pick<PageNavigation, 'directory'> {
  const { group } = place
  const style = group?.root === place ? group.directory : undefined
  if (!group || !style || style === 'none') return {}
  return { directory: { style, items: navItems(group.children) } }
}

/** Parts of the layout that the language overrides, and the names that scope the search. */
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
