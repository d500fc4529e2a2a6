/** A shortcut in the help dialog. */
export interface Shortcut {
  label: string
  /** Alternative key combinations, each the keys that are pressed together. */
  ways: readonly (readonly string[])[]
}

const NAMES: Record<string, string> = {
  control: 'Ctrl',
  escape: 'Esc',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  enter: '↵',
}
const APPLE: Record<string, string> = { meta: '⌘', alt: '⌥', shift: '⇧' }

/**
 * Parses `aria-keyshortcuts` into key combinations for the reader's platform: drops Control
 * combinations on Apple devices and Meta combinations elsewhere, unless nothing else is left.
 */
export function shortcutWays(keys: string, isApple: boolean): string[][] {
  const other = isApple ? /^control\+/i : /^meta\+/i
  const all = keys.split(/\s+/).filter(Boolean)
  const own = all.filter((way) => !other.test(way))
  return (own.length > 0 ? own : all).map((way) =>
    way.split('+').map((key) => nameOf(key.toLowerCase(), isApple)),
  )
}

/** Lists the shortcuts of visible elements in the page, labelled with the element's name. */
export function readShortcuts(page: ParentNode, isApple: boolean): Shortcut[] {
  const found = new Map<string, Shortcut>()
  for (const element of page.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const keys = element.getAttribute('aria-keyshortcuts')!
    // The search button's label is its prompt, which may end with an ellipsis.
    const label = (element.ariaLabel || element.textContent)
      .trim()
      .replace(/\s*[.…]+$/, '')
    if (!found.has(keys) && label && element.checkVisibility())
      found.set(keys, { label, ways: shortcutWays(keys, isApple) })
  }
  return [...found.values()]
}

function nameOf(key: string, isApple: boolean): string {
  const name = (isApple && APPLE[key]) || NAMES[key] || key
  return name.charAt(0).toUpperCase() + name.slice(1)
}
