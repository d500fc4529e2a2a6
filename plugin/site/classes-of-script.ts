/** Places of class names: `className = '…'`, `classList.add('…')`, `class="…"` in markup. */
const CONTEXT = /\bclass(?:Name|List)?\b[^'"`\n]{0,40}?\\?(["'`])/g
/** Limit for minified or generated scripts. */
const MAX_CLASSES = 2_000

/**
 * Class names in a script, so that what it inserts is styled by utilities. Only considers strings
 * after `class…`, since other strings would contribute ordinary words.
 */
export function classesOfScript(text: string): string[] {
  const found = new Set<string>()
  for (const match of text.matchAll(CONTEXT)) {
    const start = match.index + match[0].length
    // May be a list: `classList.add('flex', 'gap-3')`.
    const line = text.slice(start, start + 600).split(/\n|\)|>|;|=>/, 1)[0]!
    for (const name of line.split(/[\s'"`,\\]+/))
      if (/^[\w@!-][\w:/.[\]()%#&!@-]{0,60}$/.test(name)) found.add(name)
    if (found.size > MAX_CLASSES) break
  }
  return [...found]
}
