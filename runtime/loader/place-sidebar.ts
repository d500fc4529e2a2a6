/** A long sidebar begins at the open entry; Chromium has found it by its style sheet already. */
export function placeSidebar(): void {
  const box = document.querySelector('.sidebar')
  const open = box?.querySelector<HTMLElement>('[aria-current]')
  // What is in sight stays where it is.
  if (open) box!.scrollTop ||= open.offsetTop - box!.clientHeight * 0.8
}
