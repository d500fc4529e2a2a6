/// <reference types="vite/client" />
import { Idiomorph } from 'idiomorph'
import { showProblems } from './dev-problems.ts'

/** Only in the dev server: patches the page in place when its source has changed. */

const hot = import.meta.hot

hot?.on('skerry:update', ({ urls }: { urls: string[] | null }) => {
  const here = document.documentElement.dataset['currentPath']
  // A document that holds problems alone has nothing that a patch could start from.
  if (here === undefined) location.reload()
  else if (!urls || urls.includes(here)) void patch()
})

hot?.on('skerry:recovered', () => document.querySelector('vite-error-overlay')?.remove())

hot?.on('skerry:problems', () => void showProblems())

// After the page, which nothing of this may delay.
requestIdleCallback(() => void showProblems())

let waiting: Promise<void> | undefined

/** One fetch at a time; a change in the meantime is caught by a second one. */
async function patch(): Promise<void> {
  if (waiting) await waiting
  waiting = refresh()
  await waiting
  waiting = undefined
}

async function refresh(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!response.headers.get('content-type')?.includes('text/html')) return
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  document.title = next.title
  patchStyles(next)
  document
    .getElementById('skerry-islands')
    ?.replaceWith(next.getElementById('skerry-islands')!)
  keepsRows = rowsOf(document) === rowsOf(next)
  Idiomorph.morph(document.body, next.body, {
    morphStyle: 'outerHTML',
    ignoreActiveValue: true,
    callbacks: { beforeNodeMorphed, beforeAttributeUpdated },
  })
  for (const [island, next] of stale) island.replaceWith(next)
  stale = []
  document.dispatchEvent(new CustomEvent('skerry:patched'))
  // Wakes the islands that are new.
  document.dispatchEvent(new Event('skerry:update'))
  void showProblems()
}

/** Sheets that the page no longer needs may stay: they are of components it does not have. */
function patchStyles(next: Document): void {
  const own = document.querySelector('style[data-skerry]')
  const theirs = next.querySelector('style[data-skerry]')
  if (own && theirs && own.textContent !== theirs.textContent)
    own.textContent = theirs.textContent
  for (const link of next.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const href = link.getAttribute('href')!
    // Vite's own patch of a sheet adds a query.
    const known = [...document.querySelectorAll('link[rel="stylesheet"]')].some(
      (present) => present.getAttribute('href')!.replace(/\?.*/, '') === href,
    )
    if (!known) document.head.append(document.importNode(link))
  }
}

/**
 * Islands whose source changed, and what comes in their place. The elements of a living
 * island are Preact's, so it is replaced as a whole, when the rest of the page is patched.
 */
let stale: [Element, Element][] = []

/** What the reader did stays: open details, typed text, and islands whose source did not change. */
function beforeNodeMorphed(node: Node, next: Node): boolean {
  // The browser compares whole regions faster than they could be walked through here.
  if (node.isEqualNode(next)) return false
  if (!(node instanceof HTMLElement) || !(next instanceof HTMLElement)) return true
  if (isUnfolded(node, next)) return false
  if (node.localName !== 'skerry-island') return true
  if (source(node) !== source(next)) stale.push([node, document.importNode(next, true)])
  return false
}

/** Whether the rows of a long sidebar are what they were, so that those that were fetched may stay. */
let keepsRows = false

function rowsOf(page: Document): string | null | undefined {
  return page.querySelector('[data-folded]')?.getAttribute('data-folded')
}

/** Whether the next page has a group closed whose fold the reader may have opened. */
function isUnfolded(node: HTMLElement, next: HTMLElement): boolean {
  return (
    keepsRows &&
    next.matches('li[data-rows]') &&
    node.querySelector('details') !== null &&
    node.firstElementChild!.isEqualNode(next.firstElementChild)
  )
}

function beforeAttributeUpdated(name: string, node: Element): boolean {
  return !(name === 'open' && node.localName === 'details')
}

/** What an island was rendered from: its props, and the HTML of its slots. */
function source(island: HTMLElement): string {
  const props =
    island.querySelector(':scope > script[type="application/json"]')?.textContent ?? ''
  const slots = [...island.querySelectorAll('skerry-slot')].map(
    ({ innerHTML }) => innerHTML,
  )
  return [island.getAttribute('name'), props, ...slots].join('\0')
}
