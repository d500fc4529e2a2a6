/* Dev server only: updates <html> and <head> of an open page. */

/** Metadata and icons. */
const METADATA =
  'meta, link:not([rel="stylesheet"], [rel="preload"], [rel="modulepreload"], [rel="prefetch"])'

/** Attributes of <html> that styles and scripts read at any time. */
const ATTRIBUTES = ['lang', 'dir', 'data-banner', 'data-page-mode']
/** Attributes of <html> that are only applied while a page loads. */
const LOAD_ATTRIBUTES = ['data-mode', 'data-forced']

/** The metadata from the server. What scripts have added stays. */
let served = [...document.head.querySelectorAll(METADATA)]

/** Whether the open page must be reloaded: for a new script, or another default mode. */
export function needsReload(next: Document): boolean {
  const known = new Set([...document.scripts].map(({ src }) => src))
  return (
    LOAD_ATTRIBUTES.some(
      (name) => attributeOf(document, name) !== attributeOf(next, name),
    ) || [...next.scripts].some(({ defer, src }) => defer && !known.has(src))
  )
}

/**
 * Updates the attributes of <html>, the metadata and the stylesheets of the open page. Resolves
 * when new stylesheets apply.
 */
export async function patchHead(next: Document): Promise<void> {
  await patchStyles(next)
  for (const name of ATTRIBUTES) {
    const value = attributeOf(next, name)
    if (value === null) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  }
  patchMetadata(next)
}

function attributeOf(page: Document, name: string): string | null {
  return page.documentElement.getAttribute(name)
}

function patchMetadata(next: Document): void {
  const before = new Set(served)
  served = [...next.head.querySelectorAll(METADATA)].map((element) => {
    const own = [...before].find((each) => each.isEqualNode(element))
    if (own) before.delete(own)
    return own ?? document.head.appendChild(document.importNode(element))
  })
  for (const element of before) element.remove()
}

/**
 * Adds missing stylesheets in their order, and waits for them. Those that the page no longer needs
 * are then disabled, and stay loaded for when they are needed again.
 */
async function patchStyles(next: Document): Promise<void> {
  const [first] = sheetsOf(document)
  const unused = new Map(sheetsOf(document).map((sheet) => [fileOf(sheet), sheet]))
  const loading: Promise<void>[] = []
  let last: Element | undefined
  for (const sheet of sheetsOf(next)) {
    const known = unused.get(fileOf(sheet))
    unused.delete(fileOf(sheet))
    const present = known ?? document.importNode(sheet)
    present.removeAttribute('media')
    if (!known) loading.push(settled(present))
    if (!known && last) last.after(present)
    // The first one declares the order of the layers.
    else if (!known) document.head.insertBefore(present, first ?? null)
    last = present
  }
  await Promise.all(loading)
  for (const sheet of unused.values()) sheet.media = 'not all'
  const own = document.querySelector('style[data-skerry]')
  const theirs = next.querySelector('style[data-skerry]')
  if (own && theirs && own.textContent !== theirs.textContent)
    own.textContent = theirs.textContent
}

/** Resolves when a stylesheet has loaded or failed, which is not reported if Vite replaces it. */
function settled(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) sheet.addEventListener(type, () => resolve())
    setTimeout(resolve, 2000)
  })
}

function sheetsOf(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')]
}

/** The URL of a stylesheet without the query that Vite adds when it updates a sheet. */
function fileOf({ href }: HTMLLinkElement): string {
  return href.replace(/\?t=\d+$/, '')
}
