/** URLs already prefetched from this page. */
const fetched = new Set<string>()

/**
 * Prefetches the page behind a link on hover or focus, in browsers without speculation rules.
 * Covers the same pages as `speculationRules`.
 */
export function prefetch(target: Element): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  // The `href` of a link in a drawing is no string.
  const link = target.closest<HTMLAnchorElement>('a:not(svg *,[download],[rel],[target])')
  const url = link?.href.replace(/#.*/, '')
  if (!url || fetched.has(url) || location.href.startsWith(url)) return
  const text = document.getElementById('skerry-islands')!.textContent!
  if (!url.startsWith(location.origin + JSON.parse(text).base)) return
  fetched.add(url)
  // Safari doesn't support `<link rel="prefetch">`.
  fetch(url).catch(() => {})
}
