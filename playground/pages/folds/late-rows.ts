import { trustedHtml } from '../../../runtime/trusted-html.ts'
import { lateClass } from './late-class.ts'

/** Pages that were fetched, by address. */
const pages = new Map<string, Promise<ParentNode>>()

/** Folds that have their rows, or are getting them. */
const filled = new WeakMap<Element, Promise<void>>()

/** Answers `toggle`: a fold that is opened is filled. */
export function answerFold({ target }: Event): void {
  const fold = target as HTMLDetailsElement
  if (fold.open && fold.matches?.(`.${lateClass.fold}`)) void fillFold(fold)
}

/**
 * Puts rows into a fold, before the link to where they come from. Where they cannot be fetched, it stays
 * with the link.
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

/** The page that a link leads to. */
function pageOf({ href, pathname }: HTMLAnchorElement): ParentNode | Promise<ParentNode> {
  if (pathname === location.pathname) return document
  const address = href.replace(/#.*/, '')
  let page = pages.get(address)
  if (!page) {
    page = fetchPage(address)
    pages.set(address, page)
    // What fails now may succeed later.
    page.catch(() => pages.delete(address))
  }
  return page
}

async function fetchPage(address: string): Promise<ParentNode> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(response.statusText)
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(await response.text())
  return template.content
}

/** The rows of a schema's page, or those on this page that a hash names. */
function findRows(page: ParentNode, { hash }: HTMLAnchorElement): Element | null {
  const name = page === document ? `[data-at="${CSS.escape(readHash(hash))}"]` : ''
  return page.querySelector(`.${lateClass.rows}${name}`)
}

/** A copy of rows whose ids begin as those around them do. */
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
    // A page shows each id once: of what it has already, the first is meant.
    if (id && document.getElementById(place(id))) element.removeAttribute('id')
    else if (id) element.id = place(id)
    if (dataset['at'] !== undefined) dataset['at'] = place(dataset['at'])
    const href = element.getAttribute('href')
    if (href) element.setAttribute('href', `#${place(readHash(href))}`)
  }
  // What was filled where it comes from has its link still, and is filled again from there.
  for (const fold of copy.querySelectorAll<HTMLDetailsElement>(`.${lateClass.fold}`)) {
    fold.open = false
    fold.querySelector(':scope > .expandable-content')?.remove()
  }
  return copy
}

/** Opens what the hash names, where that is in rows that are not here yet. */
export async function revealTarget(): Promise<void> {
  const id = readHash(location.hash)
  if (!id || document.getElementById(id)) return
  for (;;) {
    const fold = nearestFold(id)
    if (!fold) return
    await fillFold(fold)
    // Its rows could not be fetched: it keeps its link, and is tried again when the reader opens it.
    if (!filled.has(fold)) return
    fold.open = true
    const target = document.getElementById(id)
    if (target) {
      for (let part = target.parentElement; part; part = part.parentElement)
        if (part instanceof HTMLDetailsElement) part.open = true
      // The hash again: now it has a target, for the style sheet too.
      return location.replace(location.hash)
    }
  }
}

/** The fold whose rows' ids begin as this one does, and which is closed yet. */
function nearestFold(id: string): HTMLDetailsElement | undefined {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>(`.${lateClass.fold}`)]
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
