/**
 * Dispatches `hashchange` when a link to the current hash is clicked again: the browser only
 * does so when the hash changes.
 */
export function handleSameHash(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]')
  if (link?.hash && link.href === location.href) dispatchEvent(new Event('hashchange'))
}
