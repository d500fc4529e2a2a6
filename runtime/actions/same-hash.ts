/** The browser tells of a hash that changes, and not of the same once more. */
export function answerSameHash(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]')
  if (link?.hash && link.href === location.href) dispatchEvent(new Event('hashchange'))
}
