/// <reference types="vite/client" />
import { Idiomorph } from 'idiomorph'
import { showProblems } from './show-problems.ts'
import { needsReload, patchHead } from './patch-head.ts'
import { keepScroll } from './keep-scroll.ts'

/** Dev server only: patches the page in place when its source has changed. */

const hot = import.meta.hot

/** Vite's element with errors, in the body. */
const OVERLAY = 'vite-error-overlay'

/** The latest refresh. */
let last = Promise.resolve()

/** Whether a refresh waits for the previous one. It will show all changes made until it starts. */
let isWaiting = false

/** URLs of files that have changed since the page was loaded, with a query against caches. */
const changed = new Map<string, string>()

interface Update {
  /** URLs of the pages to refresh. `null` means all. */
  urls: string[] | null
  /** URL of the file that has changed. */
  file?: string
}

hot?.on('skerry:update', ({ urls, file }: Update) => {
  if (file !== undefined) changed.set(file, `${file}?t=${Date.now()}`)
  const here = document.documentElement.dataset['currentPath']
  // An error document has no page that could be patched.
  if (here === undefined) location.reload()
  else if (!urls || urls.includes(here)) queueRefresh()
})

/** Whether the overlay shows why the site could not be read again. */
let isFailing = false

hot?.on('vite:error', ({ err }) => {
  isFailing = err.plugin === 'skerry'
})

hot?.on('skerry:recovered', () => {
  isFailing = false
  document.querySelector(OVERLAY)?.remove()
})

hot?.on('skerry:problems', () => void showProblems())

// Wait until idle, so as not to delay the page.
requestIdleCallback(() => void showProblems())

/** Refreshes run one after the other. A failed one doesn't keep the next from running. */
function queueRefresh(): void {
  if (isWaiting) return
  isWaiting = true
  last = last.then(refresh, refresh)
}

async function refresh(): Promise<void> {
  isWaiting = false
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!response.headers.get('content-type')?.includes('text/html')) return
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  // An error document has neither: those of the page are kept for when it is mended.
  const isError = next.documentElement.dataset['currentPath'] === undefined
  if (!isError && needsReload(next)) return location.reload()
  document.title = next.title
  if (!isError) await patchHead(next)
  patchMedia(next)
  // The parser took it for a page without JavaScript. With it, the content is text.
  for (const element of next.querySelectorAll('noscript'))
    element.textContent = element.innerHTML
  patchScriptUrls(next)
  keepsRows = rowsOf(document) === rowsOf(next)
  keepScroll(() => {
    Idiomorph.morph(document.body, next.body, {
      morphStyle: 'outerHTML',
      ignoreActiveValue: true,
      callbacks: { beforeNodeMorphed, beforeNodeRemoved, beforeAttributeUpdated },
    })
    for (const [island, next] of stale) island.replaceWith(next)
    stale = []
  })
  // Lets the loader hydrate new islands, and mark the section being read again.
  document.dispatchEvent(new Event('skerry:update'))
  void showProblems()
}

/** Browsers don't load an image again that they have shown, unless its URL differs. */
function patchMedia(next: Document): void {
  for (const element of next.querySelectorAll('[src]')) {
    const src = changed.get(element.getAttribute('src')!)
    if (src !== undefined) element.setAttribute('src', src)
  }
}

/** Error documents have no script URLs: the old ones are kept for when the page is mended. */
function patchScriptUrls(next: Document): void {
  const own = document.getElementById('skerry-islands')
  const theirs = next.getElementById('skerry-islands')
  if (!theirs) return
  if (own) own.replaceWith(theirs)
  else document.head.append(theirs)
}

/**
 * Islands whose source changed, with their replacements. Preact owns the DOM inside a live
 * island, so the whole element is replaced after the rest of the page is patched.
 */
let stale: [Element, Element][] = []

/**
 * Keeps the reader's state: open details, typed text, and islands whose source did not change.
 */
function beforeNodeMorphed(node: Node, next: Node): boolean {
  // Skip equal subtrees: the native comparison is faster than walking them.
  if (node.isEqualNode(next)) return false
  if (!(node instanceof HTMLElement) || !(next instanceof HTMLElement)) return true
  if (wasExpanded(node, next)) return false
  if (node.localName !== 'skerry-island') return true
  if (source(node) !== source(next)) stale.push([node, document.importNode(next, true)])
  return false
}

/** Whether the long sidebar has the same rows file as before, so that loaded rows can stay. */
let keepsRows = false

function rowsOf(page: Document): string | null | undefined {
  return page.querySelector('[data-folded]')?.getAttribute('data-folded')
}

/**
 * Whether this is a collapsed group in the next page to which a toggle was added in this one.
 */
function wasExpanded(node: HTMLElement, next: HTMLElement): boolean {
  return (
    keepsRows &&
    next.matches('li[data-rows]') &&
    node.querySelector('details') !== null &&
    node.firstElementChild!.isEqualNode(next.firstElementChild)
  )
}

/** Pages may be edited while the settings can't be read. Other errors are over by then. */
function beforeNodeRemoved(node: Node): boolean {
  return !(isFailing && node.nodeName.toLowerCase() === OVERLAY)
}

function beforeAttributeUpdated(name: string, node: Element): boolean {
  return !(name === 'open' && node.localName === 'details')
}

/** A string that identifies what an island was rendered from: its name, props and slot HTML. */
function source(island: HTMLElement): string {
  const props =
    island.querySelector(':scope > script[type="application/json"]')?.textContent ?? ''
  const slots = [...island.querySelectorAll('skerry-slot')].map(
    ({ innerHTML }) => innerHTML,
  )
  return [island.getAttribute('name'), props, ...slots].join('\0')
}
