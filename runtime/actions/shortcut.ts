/** `data-keys` is written for most keyboards; on Apple's the first key is another. */
export function nameKeys(): void {
  if (!/Mac|iP/.test(navigator.platform)) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-keys]')) {
    element.dataset['keys'] = element.dataset['keys']!.replace('Ctrl ', '⌘')
  }
}

/**
 * Clicks the first visible element whose `aria-keyshortcuts` names the keys, as in
 * `Control+K Meta+K /`. Keys without Control or Meta are left to fields that take text.
 */
export function answerShortcut(event: KeyboardEvent, target: Element): void {
  const { key, ctrlKey, metaKey, altKey } = event
  const isField = target.closest('input,textarea,select,[contenteditable]')
  if (altKey || (isField && !ctrlKey && !metaKey)) return
  const keys = (ctrlKey ? 'control+' : '') + (metaKey ? 'meta+' : '') + key.toLowerCase()
  for (const element of document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const shortcuts = element.getAttribute('aria-keyshortcuts')!.toLowerCase().split(' ')
    if (!shortcuts.includes(keys) || !element.checkVisibility()) continue
    event.preventDefault()
    return element.click()
  }
}
