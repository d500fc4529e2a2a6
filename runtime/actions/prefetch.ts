/** Addresses that were fetched from this page. */
const fetched = new Set<string>()

/**
 * Fetches the page that a link leads to as the pointer or the focus comes to it, where the browser
 * knows no `speculationRules`; those pages are the same ones.
 */
export function prefetch(target: Element): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const link = target.closest<HTMLAnchorElement>('a:not([download],[rel],[target])')
  const address = link?.href.replace(/#.*/, '')
  if (!address || fetched.has(address) || location.href.startsWith(address)) return
  const text = document.getElementById('skerry-islands')!.textContent!
  if (!address.startsWith(location.origin + JSON.parse(text).base)) return
  fetched.add(address)
  // `<link rel="prefetch">` means nothing to Safari.
  fetch(address).catch(() => {})
}
