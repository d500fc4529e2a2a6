/** A shortcut as the help lists it. */
export interface Shortcut {
  label: string
  /** The ways to press it, each the keys that are held together. */
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
 * The ways of an `aria-keyshortcuts` on the reader's machine: of those with Control and with Meta, which are for
 * different ones, the machine's own.
 */
export function shortcutWays(keys: string, isApple: boolean): string[][] {
  const other = isApple ? /^control\+/i : /^meta\+/i
  const all = keys.split(/\s+/).filter(Boolean)
  const own = all.filter((way) => !other.test(way))
  return (own.length > 0 ? own : all).map((way) =>
    way.split('+').map((key) => nameOf(key.toLowerCase(), isApple)),
  )
}

/** The shortcuts of a page: what it has in sight with keys of its own, by its name. */
export function readShortcuts(page: ParentNode, isApple: boolean): Shortcut[] {
  const found = new Map<string, Shortcut>()
  for (const element of page.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const keys = element.getAttribute('aria-keyshortcuts')!
    // The search is named by its prompt.
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
