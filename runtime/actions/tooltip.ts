/** Closes tooltips on Escape. They can reopen once pointer and focus have left them. */
export function handleTooltip(
  { type, key }: Event & { key?: string },
  target: Element,
): void {
  if (key === 'Escape') {
    for (const open of document.querySelectorAll('.tooltip:is(:hover,:focus-within)')) {
      open.setAttribute('data-dismissed', '')
    }
  }
  if (type === 'keydown') return
  for (const dismissed of document.querySelectorAll('.tooltip[data-dismissed]')) {
    if (!dismissed.contains(target)) dismissed.removeAttribute('data-dismissed')
  }
}
