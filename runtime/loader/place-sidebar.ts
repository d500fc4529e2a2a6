/** A long sidebar begins at the open entry; Chromium has found it by its style sheet already. */
export function placeSidebar(): void {
  const box = document.querySelector('.sidebar')
  // A page: of a tab, which phones show above the list, `aria-current` is `true`.
  const open = box?.querySelector<HTMLElement>('[aria-current=page]')
  // What is in sight stays where it is.
  if (open) box!.scrollTop ||= open.offsetTop - box!.clientHeight * 0.8
}
