import type {
  NavChoice,
  NavItem,
  NavPage,
  NavSelector,
} from '../../runtime/types/navigation.ts'
import { firstPage } from './first-page.ts'
import { languageTag } from './language-tag.ts'
import { isExternal } from './nav-page.ts'
import { navItems, readingOrder } from './nav-items.ts'
import {
  chainOf,
  isDivision,
  type TreeDivision,
  type TreeRoot,
} from './navigation-tree.ts'

/** The part of the navigation that all pages of a branch share. Built on first use. */
export interface BranchFrame {
  /** The branch and its enclosing divisions, outermost first. */
  chain: TreeDivision[]
  selectors: NavSelector[]
  tabs: NavChoice[]
  anchors: NavChoice[]
  /** The division of each choice, for the parts that depend on the page. */
  divisions: Map<NavChoice, TreeDivision>
  sidebar: NavItem[]
  order: NavPage[]
  /** Index in `order`, by page path. */
  steps: Map<string, number>
}

type SelectorKind = NavSelector['kind']

const SELECTORS = [
  'language',
  'version',
  'product',
  'dropdown',
] as const satisfies SelectorKind[]

/** Distributes the levels of a branch: selectors, tab row, anchor list, sidebar. */
export function buildFrame(branch: TreeRoot | TreeDivision): BranchFrame {
  const chain = chainOf(branch)
  const active = new Set(chain)
  const root = chain[0]?.parent ?? branch
  const frame: BranchFrame = {
    chain,
    selectors: [],
    tabs: [],
    anchors: [],
    divisions: new Map(),
    sidebar: navItems(branch.children),
    order: readingOrder(branch.children),
    steps: new Map(),
  }
  for (const [index, { path }] of frame.order.entries()) frame.steps.set(path, index)

  function toChoice(division: TreeDivision): NavChoice[] {
    const { entry, kind } = division
    const isActive = active.has(division)
    if (!isActive && entry.hiddenUntilActive) return []
    // A select control shows its value even if hidden; tabs and anchors don't.
    if (entry.hidden && !(isActive && isSelector(kind))) return []
    const url = divisionUrl(division)
    if (url === undefined) return []
    const menu =
      kind === 'tab'
        ? division.children.filter(isDivision).filter(isItem).flatMap(toChoice)
        : []
    const choice: NavChoice = {
      name: entry.name,
      label: division.label,
      ...(kind === 'language' && { language: languageTag(entry.name) }),
      ...(entry.icon && { icon: entry.icon }),
      ...(entry.color && { color: entry.color }),
      ...(entry.description && { description: entry.description }),
      ...(entry.tag && { tag: entry.tag }),
      url,
      external: isExternal(url),
      active: isActive,
      ...(entry.align && { align: entry.align }),
      ...(menu.length > 0 && { menu }),
    }
    frame.divisions.set(choice, division)
    return [choice]
  }

  const outer: TreeDivision[] = []
  for (const container of [root, ...chain]) {
    const ofKind = (kind: TreeDivision['kind']) =>
      container.children
        .filter(isDivision)
        .filter((division) => division.kind === kind)
        .flatMap(toChoice)
    for (const kind of SELECTORS) addSelector(frame, kind, ofKind(kind))
    // Items of a tab are in the tab's menu.
    if (container.kind !== 'tab') addSelector(frame, 'dropdown', ofKind('item'))
    const tabs = ofKind('tab')
    // There is only one row of tabs: nested tabs become a select control.
    if (frame.tabs.length === 0) frame.tabs = tabs
    else addSelector(frame, 'dropdown', tabs)
    frame.anchors.push(...ofKind('anchor'))
    frame.anchors.push(
      ...container.global.filter(({ kind }) => kind === 'anchor').flatMap(toChoice),
    )
    outer.push(...container.global)
  }
  frame.anchors = inFileOrder(frame.anchors, frame.divisions)
  // Global entries join the branch's own tabs and choices, at whichever level these are.
  const globalOf = (kind: TreeDivision['kind']) =>
    outer.filter((division) => division.kind === kind).flatMap(toChoice)
  frame.tabs = atTheirEnds([...frame.tabs, ...globalOf('tab')])
  for (const kind of SELECTORS) {
    const selector = frame.selectors.find((each) => each.kind === kind)
    if (selector) selector.choices.push(...globalOf(kind))
    else addSelector(frame, kind, globalOf(kind))
  }
  return frame
}

/**
 * Sorts anchors as in the settings, if these have them in one list. The legacy schema has, and its
 * anchors are global or in a tab, depending on their pages.
 */
function inFileOrder(anchors: NavChoice[], divisions: BranchFrame['divisions']) {
  const keysOf = (anchor: NavChoice) => divisions.get(anchor)!.entry.place.keys
  const lists = new Set(anchors.map((anchor) => keysOf(anchor).slice(0, -1).join('/')))
  if (lists.size !== 1) return anchors
  const indexOf = (anchor: NavChoice) => Number(keysOf(anchor).at(-1))
  return anchors.toSorted((a, b) => indexOf(a) - indexOf(b))
}

/** The URL of a division: its link, or its first page. Undefined if it has neither. */
export function divisionUrl(division: TreeDivision): string | undefined {
  return division.entry.href ?? firstPage(division)?.item.url
}

function isSelector(kind: TreeDivision['kind']): kind is SelectorKind {
  return SELECTORS.some((each) => each === kind)
}

/** Tabs in the order of the row: those at its end come last. */
function atTheirEnds(tabs: NavChoice[]): NavChoice[] {
  return [
    ...tabs.filter(({ align }) => align !== 'end'),
    ...tabs.filter(({ align }) => align === 'end'),
  ]
}

function isItem({ kind }: TreeDivision): boolean {
  return kind === 'item'
}

function addSelector(frame: BranchFrame, kind: SelectorKind, choices: NavChoice[]): void {
  if (choices.length > 0) frame.selectors.push({ kind, choices })
}
