import { MOST_ROWS } from './long-sidebar.ts'
import { trustedHtml } from './trusted-html.ts'

/**
 * A long sidebar (`theme/layout/folded-tree.tsx`): closed groups get their rows when they are opened,
 * from one file for all pages. What goes wrong leaves links that work.
 */

type Lists = Record<string, string>

/** What was fetched, by address: another page that is shown in the place of this one may have another file. */
const files = new Map<string, Promise<Lists>>()

/** Fetches the rows while nothing else is to be done, unless the reader saves data. */
export function offerRows(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const tree = document.querySelector('[data-folded]')
  if (!tree || connection?.saveData) return
  const fetchAhead = () =>
    void fetchLists(tree).then(
      () => showNear(tree),
      () => {},
    )
  ;(window.requestIdleCallback ?? setTimeout)(fetchAhead)
}

/**
 * Shows all rows of lists that a reader can look over. What is in sight stays in its place; longer
 * lists are left to the reader.
 */
async function showNear(tree: Element): Promise<void> {
  const box = tree.closest<HTMLElement>('.sidebar')
  const open = tree.querySelector('[aria-current]')
  for (const link of tree.querySelectorAll<HTMLAnchorElement>('a[data-range]')) {
    const list = await readList(tree, link)
    if (!list || list.childElementCount > MOST_ROWS) continue
    const top = open?.getBoundingClientRect().top ?? 0
    // Browsers keep it too, but not all of them.
    if (box) box.style.overflowAnchor = 'none'
    await unfold(tree, link)
    if (box) {
      box.scrollTop += (open?.getBoundingClientRect().top ?? 0) - top
      box.style.overflowAnchor = ''
    }
  }
}

/** Gives closed groups, which are links, the button of a fold, named as they are. */
export function offerFolds(): void {
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
 * Answers clicks in the sidebar: a fold is filled, a title opens its fold, a row that stands for
 * others is replaced by them. Links that are to open elsewhere are left alone, and so are titles
 * that the keyboard follows: it has the button of the fold beside.
 */
export function answerSidebar(event: MouseEvent, target: Element): void {
  const tree = target.closest('[data-folded]')
  if (!tree) return
  offerFolds()
  const summary = target.closest('summary')
  if (summary) return void fill(tree, summary.parentElement!.parentElement!)
  const link = target.closest('a')
  const { button, detail, ctrlKey, metaKey, shiftKey, altKey, eventPhase } = event
  // An event that had to wait for `actions.ts` is over: the browser has followed the link.
  if (!link || event.defaultPrevented || eventPhase === Event.NONE) return
  if (button || ctrlKey || metaKey || shiftKey || altKey) return
  const fold = link.nextElementSibling as HTMLDetailsElement | null
  const row = link.parentElement!
  if (link.dataset['range']) {
    event.preventDefault()
    void unfold(tree, link)
  } else if (fold && detail && !row.matches('[data-linked]')) {
    event.preventDefault()
    fold.open = !fold.open
    // The focus is where the state is said.
    fold.querySelector('summary')!.focus({ preventScroll: true })
    void fill(tree, row, link)
  }
}

/**
 * Fills the fold of a group, unless it is. Where that fails, its link is followed if it was clicked,
 * and the fold is closed.
 */
async function fill(
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
    // A second click has not been faster.
    fold.append(list)
    delete row.dataset['rows']
    offerFolds()
  }
}

/** Replaces a row by those that it stands for. The focus goes on to the nearest of them. */
async function unfold(tree: Element, link: HTMLAnchorElement): Promise<void> {
  const list = await readList(tree, link)
  if (!list) return location.assign(link.href)
  const [from, to] = link.dataset['range']!.split('-').map(Number)
  const rows = [...list.children].slice(from, to)
  const hadFocus = link === document.activeElement
  link.parentElement!.replaceWith(...rows)
  offerFolds()
  const next = from === 0 ? rows.at(-1) : rows[0]
  if (hadFocus) next!.querySelector<HTMLElement>('a,summary')!.focus()
}

/** The list that an element names; undefined where it cannot be fetched. */
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
  const address = tree.getAttribute('data-folded')!
  const known = files.get(address)
  if (known) return known
  const file = fetch(address).then((response) => {
    if (!response.ok) throw new Error(response.statusText)
    return response.json() as Promise<Lists>
  })
  files.set(address, file)
  // What fails now may succeed later.
  file.catch(() => files.delete(address))
  return file
}
