/** Consecutive code with the same class; an empty class means the colour of plain text. */
interface Run {
  className: string
  /** Escaped HTML. */
  text: string
}

/** The colour of plain text in `code-block.css`. With other themes, plain text keeps its class. */
const PLAIN = /^color:#1f2328;--shiki-dark:#d4d4d4;?$/i

/**
 * Reduces the number of elements in highlighted code: merges adjacent tokens of the same colour,
 * unwraps plain text, and puts all lines into one `.line`, which dark mode's styles require. Only
 * for samples, in which no lines are marked.
 *
 * @param styles The styles of each class.
 */
export function slimCode(html: string, styles: Readonly<Record<string, string>>): string {
  const runs: Run[] = []
  const isPlain = (name: string) => name === 'line' || PLAIN.test(styles[name] ?? '')
  const openClasses: string[] = []
  for (const [part, opened] of html.matchAll(/<span class="([^"]*)">|<[^>]*>|[^<]+/g)) {
    if (opened !== undefined) openClasses.push(isPlain(opened) ? '' : opened)
    else if (part === '</span>') openClasses.pop()
    // Unexpected elements: leave the code as it is.
    else if (part.startsWith('<')) return html
    else {
      const className = openClasses.at(-1) ?? ''
      const last = runs.at(-1)
      if (last && (last.className === className || part.trim() === '')) last.text += part
      else runs.push({ className, text: part })
    }
  }
  const content = runs.map(({ className, text }) =>
    className ? `<span class="${className}">${text}</span>` : text,
  )
  return `<span class="line">${content.join('')}</span>`
}

/** The class of each token in highlighted code, by its text. */
export function classesIn(html: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', text = ''] of html.matchAll(
    /<span class="([^" ]*)">([^<]+)<\/span>/g,
  ))
    found.set(text.trim(), name)
  return found
}

/** Code without highlighting, in the markup of `slimCode`. */
export function plainCode(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<span class="line">${escaped}</span>`
}
