/**
 * Marks links to the documentation just before they are used with the attribute that makes
 * Vike's router ignore them. Runs on the application's pages.
 *
 * @param base The documentation's base: `/docs/`.
 */
export function leaveLinks(base: string): void {
  const mark = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin) return
    if (`${link.pathname}/`.startsWith(base)) link.dataset['vike'] = 'false'
  }
  // Vike prefetches on hover and touch, and navigates on click. Its listeners don't capture.
  for (const event of ['mouseover', 'touchstart', 'click'])
    addEventListener(event, mark, { capture: true, passive: true })
}
