import type { Node } from 'estree'
import { walk } from 'estree-walker'
import { parseSync } from 'vite'

/** An event handler as text, in HTML that a script adds to the page. */
interface Handler {
  /** The attribute: `onclick`. */
  name: string
  /** As written in the HTML. Undefined if the script computes it. */
  code: string | undefined
  /** Where the string with the HTML starts. */
  offset: number
}

/** An attribute with its value, or the start of a value that ends in another string. */
const HANDLER = /(?<=\s)(on[a-z]{3,})\s*=\s*(?:"([^"]*)"|'([^']*)'|["'])/gi
/** Saves parsing scripts without any. */
const MAY_HAVE = /\son[a-z]{3,}\s*=\s*\\?["']/i

/** Finds the event handlers in the HTML of a script's strings: `innerHTML = '<a onclick="go()">'`. */
export function handlersInCode(file: string, code: string): Handler[] {
  if (!MAY_HAVE.test(code)) return []
  const handlers: Handler[] = []
  const read = (text: string, offset: number) => {
    for (const [, name = '', double, single] of text.matchAll(HANDLER))
      handlers.push({ name: name.toLowerCase(), code: double ?? single, offset })
  }
  const { program } = parseSync(file, code, { lang: 'jsx' })
  walk(program as Node, {
    enter(node) {
      const { start = 0 } = node as { start?: number }
      if (node.type === 'Literal' && typeof node.value === 'string')
        read(node.value, start)
      else if (node.type === 'TemplateElement') read(node.value.cooked ?? '', start)
    },
  })
  return handlers
}
