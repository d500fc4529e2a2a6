/**
 * What a `<details data-menu>` lacks to be a menu of links: Escape, a click or the focus
 * elsewhere closes it, and the arrow keys, Home and End move through its links.
 */
export function answerMenus(event: Event, target: Element): void {
  const { key } = event as KeyboardEvent
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) {
    const inside = menu.contains(target)
    const button = menu.querySelector('summary')!
    // A link to a part of the page closes it too: nothing else would.
    const leads = event.type === 'click' && target.closest('a')
    if (key === 'Escape' ? true : !key && (!inside || leads)) {
      // Focus that would be lost goes back to the button.
      if (menu.contains(document.activeElement)) button.focus()
      menu.open = false
    }
    const stops = [...menu.querySelectorAll<HTMLElement>('summary,a[href],button')]
    const at = stops.indexOf(target as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: stops.length - 1 }[key]
    if (at < 0 || to === undefined) continue
    event.preventDefault()
    stops.at(to % stops.length)!.focus()
  }
}
