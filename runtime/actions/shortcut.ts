/** Shows ⌘ instead of Ctrl in `data-keys` on Apple devices. */
export function showPlatformKeys(): void {
  if (!/Mac|iP/.test(navigator.platform)) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-keys]')) {
    element.dataset['keys'] = element.dataset['keys']!.replace('Ctrl ', '⌘')
  }
}

/**
 * Clicks the first visible element whose `aria-keyshortcuts` (`Control+K Meta+K /`) matches the
 * keys. In text fields, only shortcuts with Control or Meta apply. With these and Shift, keys are
 * the browser's: Control+Shift+K opens the console of Firefox.
 */
export function handleShortcut(event: KeyboardEvent, target: Element): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const isField = target.closest('input,textarea,select,[contenteditable]')
  // Without Control and Meta, Shift is what some layouts need for the character.
  if (altKey || (ctrlKey || metaKey ? shiftKey : isField)) return
  const keys = (ctrlKey ? 'control+' : '') + (metaKey ? 'meta+' : '') + key.toLowerCase()
  for (const element of document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const shortcuts = element.getAttribute('aria-keyshortcuts')!.toLowerCase().split(' ')
    if (!shortcuts.includes(keys) || !element.checkVisibility()) continue
    event.preventDefault()
    return element.click()
  }
}
