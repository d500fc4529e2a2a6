/**
 * Marks links into the documentation, when they are about to be used, with the attribute by
 * which Vike's router leaves them to the browser. Runs in the application's pages.
 *
 * @param base The documentation's base: `/docs/`.
 */
export function leaveLinks(base: string): void {
  const mark = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin) return
    if (`${link.pathname}/`.startsWith(base)) link.dataset['vike'] = 'false'
  }
  // Vike prefetches on hover and touch, and navigates on click; it listens without capturing.
  for (const event of ['mouseover', 'touchstart', 'click'])
    addEventListener(event, mark, { capture: true, passive: true })
}
