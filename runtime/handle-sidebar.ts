import { MAX_SIDEBAR_ROWS } from './long-sidebar.ts'
import { trustedHtml } from './trusted-html.ts'

/**
 * Long sidebars (`theme/layout/folded-tree.tsx`): rows of collapsed groups come from one file
 * shared by all pages and are inserted when a group is opened. If anything fails, the groups
 * remain working links.
 */

type Lists = Record<string, string>

/** Requests by URL. Dev can patch in another page, whose sidebar has another file. */
const files = new Map<string, Promise<Lists>>()

/** Prefetches the rows when the browser is idle, unless the reader saves data. */
export function prefetchRows(): void {
  const tree = document.querySelector('[data-folded]')
  if (!tree || navigator.connection?.saveData) return
  const fetchAhead = () =>
    void fetchLists(tree).then(
      () => expandShortLists(tree),
      () => {},
    )
  ;(window.requestIdleCallback ?? setTimeout)(fetchAhead)
}

/**
 * Expands every truncated list that has at most `MAX_SIDEBAR_ROWS` rows, without moving what is in
 * view. Longer lists are expanded by the reader.
 */
async function expandShortLists(tree: Element): Promise<void> {
  const box = tree.closest<HTMLElement>('.sidebar')
  const open = tree.querySelector('[aria-current]')
  for (const link of tree.querySelectorAll<HTMLAnchorElement>('a[data-range]')) {
    const list = await readList(tree, link)
    if (!list || list.childElementCount > MAX_SIDEBAR_ROWS) continue
    const top = open?.getBoundingClientRect().top ?? 0
    // Turn off scroll anchoring: not every browser has it, so the position is restored below.
    if (box) box.style.overflowAnchor = 'none'
    await expandRow(tree, link)
    if (box) {
      box.scrollTop += (open?.getBoundingClientRect().top ?? 0) - top
      box.style.overflowAnchor = ''
    }
  }
}

/**
 * Adds a toggle, labelled with the group's name, to each collapsed group. Without it the group
 * is a plain link.
 */
export function addToggles(): void {
  for (const row of document.querySelectorAll('[data-folded] li[data-rows]')) {
    if (row.childElementCount > 1) continue
    const summary = document.createElement('summary')
    const words = [...row.firstElementChild!.childNodes].map((part) => part.textContent)
    summary.ariaLabel = words.join(' ').trim()
    const details = document.createElement('details')
    details.append(summary)
    row.append(details)
  }
}

/**
 * Handles clicks in the sidebar. A toggle loads its group's rows, a group title opens its
 * group, and a placeholder row is replaced by the rows it stands for. Clicks that open a new
 * tab or window are ignored, and so is Enter on a group title: the keyboard can use the toggle
 * next to it.
 */
export function handleSidebar(event: MouseEvent, target: Element): void {
  const tree = target.closest('[data-folded]')
  if (!tree) return
  addToggles()
  const summary = target.closest('summary')
  if (summary) return void fillGroup(tree, summary.parentElement!.parentElement!)
  const link = target.closest('a')
  const { button, detail, ctrlKey, metaKey, shiftKey, altKey, eventPhase } = event
  // An event replayed once `actions.ts` has loaded is already dispatched: the browser has
  // followed the link.
  if (!link || event.defaultPrevented || eventPhase === Event.NONE) return
  if (button || ctrlKey || metaKey || shiftKey || altKey) return
  const fold = link.nextElementSibling as HTMLDetailsElement | null
  const row = link.parentElement!
  if (link.dataset['range']) {
    event.preventDefault()
    void expandRow(tree, link)
  } else if (fold && detail && !row.matches('[data-linked]')) {
    event.preventDefault()
    fold.open = !fold.open
    // Move the focus to the element that announces the expanded state.
    fold.querySelector('summary')!.focus({ preventScroll: true })
    void fillGroup(tree, row, link)
  }
}

/**
 * Loads the rows of a group unless it has them. If that fails, follows the group's link if that
 * was clicked, and otherwise closes the group.
 */
async function fillGroup(
  tree: Element,
  row: HTMLElement,
  link?: HTMLAnchorElement,
): Promise<void> {
  if (row.dataset['rows'] === undefined) return
  const fold = row.querySelector('details')!
  const list = await readList(tree, row)
  if (!list) {
    if (link) location.assign(link.href)
    else fold.open = false
  } else if (row.dataset['rows'] !== undefined) {
    // Unless a second click has added the rows in the meantime.
    fold.append(list)
    delete row.dataset['rows']
    addToggles()
  }
}

/**
 * Replaces a placeholder row with the rows it stands for. If it had the focus, the nearest new
 * row gets it.
 */
async function expandRow(tree: Element, link: HTMLAnchorElement): Promise<void> {
  const list = await readList(tree, link)
  if (!list) return location.assign(link.href)
  const [from, to] = link.dataset['range']!.split('-').map(Number)
  const rows = [...list.children].slice(from, to)
  const hadFocus = link === document.activeElement
  link.parentElement!.replaceWith(...rows)
  addToggles()
  const next = from === 0 ? rows.at(-1) : rows[0]
  if (hadFocus) next!.querySelector<HTMLElement>('a,summary')!.focus()
}

/**
 * Resolves to the list that `data-rows` of an element names, or undefined if it can't be
 * fetched.
 */
async function readList(tree: Element, named: HTMLElement): Promise<Element | undefined> {
  named.ariaBusy = 'true'
  try {
    const lists = await fetchLists(tree)
    const template = document.createElement('template')
    template.innerHTML = trustedHtml(lists[named.dataset['rows']!]!)
    return template.content.firstElementChild!
  } catch {
    return undefined
  } finally {
    named.ariaBusy = null
  }
}

function fetchLists(tree: Element): Promise<Lists> {
  const url = tree.getAttribute('data-folded')!
  const known = files.get(url)
  if (known) return known
  const file = fetch(url).then((response) => {
    if (!response.ok) throw new Error(response.statusText)
    return response.json() as Promise<Lists>
  })
  files.set(url, file)
  // Don't cache a failure, so that a later attempt can succeed.
  file.catch(() => files.delete(url))
  return file
}
