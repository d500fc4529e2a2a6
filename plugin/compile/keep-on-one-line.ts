import type { Element } from 'hast'

/** Longer code must be able to break, to fit into narrow cards. */
const MAX_CHARACTERS = 20

/** Where browsers break lines: at spaces, and after hyphens, slashes and question marks. */
const BREAKS = /[\s/?-]/

/**
 * Marks short inline code that browsers would break, such as `--strict`, so that it stays on one
 * line.
 *
 * @param code A `<code>` element. Code in `<pre>` is not inline.
 */
export function keepOnOneLine(code: Element): void {
  const [text] = code.children
  if (code.children.length !== 1 || text?.type !== 'text') return
  if (text.value.length <= MAX_CHARACTERS && BREAKS.test(text.value))
    code.properties['dataNowrap'] = ''
}
