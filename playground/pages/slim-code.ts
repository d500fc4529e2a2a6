/** A stretch of code of one class; without it, in the colour of plain text. */
interface Run {
  className: string
  /** As HTML. */
  text: string
}

/** The colour of plain text as `code-block.css` has it. Other themes colour it like every token. */
const PLAIN = /^color:#1f2328;--shiki-dark:#d4d4d4;?$/i

/**
 * Highlighted code in fewer elements: neighbours of one colour are one, what has the colour of plain text
 * has none, and all lines are in one `.line`, which the colours of dark mode ask for. Nothing is
 * marked by the line in samples.
 *
 * @param styles What each class says.
 */
export function slimCode(html: string, styles: Readonly<Record<string, string>>): string {
  const runs: Run[] = []
  const isPlain = (name: string) => name === 'line' || PLAIN.test(styles[name] ?? '')
  const around: string[] = []
  for (const [part, opened] of html.matchAll(/<span class="([^"]*)">|<[^>]*>|[^<]+/g)) {
    if (opened !== undefined) around.push(isPlain(opened) ? '' : opened)
    else if (part === '</span>') around.pop()
    // Not what is written for samples.
    else if (part.startsWith('<')) return html
    else {
      const className = around.at(-1) ?? ''
      const last = runs.at(-1)
      if (last && (last.className === className || part.trim() === '')) last.text += part
      else runs.push({ className, text: part })
    }
  }
  const inside = runs.map(({ className, text }) =>
    className ? `<span class="${className}">${text}</span>` : text,
  )
  return `<span class="line">${inside.join('')}</span>`
}

/** The class of each stretch of highlighted code, by its text. */
export function classesIn(html: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', text = ''] of html.matchAll(
    /<span class="([^" ]*)">([^<]+)<\/span>/g,
  ))
    found.set(text.trim(), name)
  return found
}

/** Code without colours, in the markup of `slimCode`. */
export function plainCode(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<span class="line">${escaped}</span>`
}
