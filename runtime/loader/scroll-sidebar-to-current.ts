/** Scrolls a long sidebar to the current entry, in browsers without `scroll-initial-target`. */
export function scrollSidebarToCurrent(): void {
  const box = document.querySelector('.sidebar')
  // Pages only: tabs, which phones show above the list, have `aria-current="location"`.
  const open = box?.querySelector<HTMLElement>('[aria-current=page]')
  // Don't scroll if the entry is in view, or if the list is scrolled already.
  if (open) box!.scrollTop ||= open.offsetTop - box!.clientHeight * 0.8
}
