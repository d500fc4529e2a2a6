import { trustedHtml } from '../../../runtime/trusted-html.ts'
import { lazyClass } from './lazy-class.ts'

/** Fetched pages by URL. */
const pages = new Map<string, Promise<ParentNode>>()

/** Folds whose rows were inserted or are being fetched. */
const filled = new WeakMap<Element, Promise<void>>()

/** Handles `toggle` events: fills a fold when it is opened. */
export function handleFoldToggle({ target }: Event): void {
  const fold = target as HTMLDetailsElement
  if (fold.open && fold.matches?.(`.${lazyClass.fold}`)) void fillFold(fold)
}

/**
 * Fetches the rows of a fold and inserts them before the link to their page. If that fails, only
 * the link remains.
 */
export function fillFold(fold: HTMLDetailsElement): Promise<void> {
  let filling = filled.get(fold)
  if (!filling) {
    filling = fill(fold).catch(() => void filled.delete(fold))
    filled.set(fold, filling)
  }
  return filling
}

async function fill(fold: HTMLDetailsElement): Promise<void> {
  const link = fold.querySelector<HTMLAnchorElement>(':scope > p > a')
  if (!link) return
  fold.ariaBusy = 'true'
  try {
    const rows = findRows(await pageOf(link), link)
    if (rows) fold.lastElementChild!.before(placeRows(rows, fold.dataset['at'] ?? ''))
  } finally {
    fold.ariaBusy = null
  }
}

/** The document that a link leads to. */
function pageOf({ href, pathname }: HTMLAnchorElement): ParentNode | Promise<ParentNode> {
  if (pathname === location.pathname) return document
  const url = href.replace(/#.*/, '')
  let page = pages.get(url)
  if (!page) {
    page = fetchPage(url)
    pages.set(url, page)
    // Retry next time.
    page.catch(() => pages.delete(url))
  }
  return page
}

async function fetchPage(url: string): Promise<ParentNode> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(response.statusText)
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(await response.text())
  return template.content
}

/** The rows on a schema's page or, on the current page, those that the hash refers to. */
function findRows(page: ParentNode, { hash }: HTMLAnchorElement): Element | null {
  const name = page === document ? `[data-at="${CSS.escape(readHash(hash))}"]` : ''
  return page.querySelector(`.${lazyClass.rows}${name}`)
}

/** Clones rows, changing the prefix of their ids to that of the fold. */
function placeRows(rows: Element, at: string): Element {
  const copy = rows.cloneNode(true) as HTMLElement
  const from = copy.dataset['at'] ?? ''
  const place = (id: string) =>
    id === from || id.startsWith(`${from}-`) ? at + id.slice(from.length) : id
  copy.className = 'expandable-content'
  delete copy.dataset['at']
  for (const element of copy.querySelectorAll<HTMLElement>(
    '[id],[data-at],a[href^="#"]',
  )) {
    const { id, dataset } = element
    // Ids have to stay unique in the document.
    if (id && document.getElementById(place(id))) element.removeAttribute('id')
    else if (id) element.id = place(id)
    if (dataset['at'] !== undefined) dataset['at'] = place(dataset['at'])
    const href = element.getAttribute('href')
    if (href) element.setAttribute('href', `#${place(readHash(href))}`)
  }
  // Rows that were already inserted into a cloned fold are removed. They can be fetched again.
  for (const fold of copy.querySelectorAll<HTMLDetailsElement>(`.${lazyClass.fold}`)) {
    fold.open = false
    fold.querySelector(':scope > .expandable-content')?.remove()
  }
  return copy
}

/** Opens the element that the URL's hash refers to, if its rows haven't been fetched yet. */
export async function revealTarget(): Promise<void> {
  const id = readHash(location.hash)
  if (!id || document.getElementById(id)) return
  for (;;) {
    const fold = nearestFold(id)
    if (!fold) return
    await fillFold(fold)
    // The rows couldn't be fetched. They are retried when the reader opens the fold.
    if (!filled.has(fold)) return
    fold.open = true
    const target = document.getElementById(id)
    if (target) {
      for (let part = target.parentElement; part; part = part.parentElement)
        if (part instanceof HTMLDetailsElement) part.open = true
      // Navigate again, now that the target exists, so that `:target` applies.
      return location.replace(location.hash)
    }
  }
}

/** The unfilled fold with the longest prefix of the id. */
function nearestFold(id: string): HTMLDetailsElement | undefined {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>(`.${lazyClass.fold}`)]
  return folds
    .filter((fold) => !filled.has(fold) && id.startsWith(`${fold.dataset['at']}-`))
    .sort((a, b) => b.dataset['at']!.length - a.dataset['at']!.length)[0]
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
