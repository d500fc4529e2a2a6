/** Where scripts name classes: `className = '…'`, `classList.add('…')`, `class="…"` in markup. */
const CONTEXT = /\bclass(?:Name|List)?\b[^'"`\n]{0,40}?\\?(["'`])/g
/** More than a script of a site would name by hand. */
const MOST = 2_000

/**
 * Classes that a script gives to elements: what it inserts looks as the theme and the utilities say.
 * A text in quotes that no class stands before names none, so that ordinary words are not taken for classes.
 */
export function classesOfScript(text: string): string[] {
  const found = new Set<string>()
  for (const match of text.matchAll(CONTEXT)) {
    const start = match.index + match[0].length
    // A list goes on behind the first: `classList.add('flex', 'gap-3')`.
    const line = text.slice(start, start + 600).split(/\n|\)|>|;|=>/, 1)[0]!
    for (const name of line.split(/[\s'"`,\\]+/))
      if (/^[\w@!-][\w:/.[\]()%#&!@-]{0,60}$/.test(name)) found.add(name)
    if (found.size > MOST) break
  }
  return [...found]
}
