/**
 * Makes `<details data-menu>` behave like a menu of links: closes it on Escape and on a click
 * or focus outside, and moves through its links with the arrow keys, Home and End.
 */
export function handleMenus(event: Event, target: Element): void {
  const { key } = event as KeyboardEvent
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) {
    const inside = menu.contains(target)
    const button = menu.querySelector('summary')!
    // Following a link inside closes it too, as links within the page don't unload it.
    const leads = event.type === 'click' && target.closest('a')
    if (key === 'Escape' || (!key && (!inside || leads))) {
      // Return the focus to the button if it would be lost.
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
