import type { CallExpression, Node } from 'estree'
import { walk } from 'estree-walker'
import { parseCode } from '../kit/parse-code.ts'

/** An event handler as text, which a script adds to the page. */
interface Handler {
  /** The attribute: `onclick`. */
  name: string
  /** As written in the HTML. Undefined if the script computes it. */
  code: string | undefined
  /** Where the string with the HTML, or the call, starts. */
  offset: number
}

/** An attribute with its value, or the start of a value that ends in another string. */
const QUOTED = /(?<=[\s"'/])(on[a-z]{3,})\s*=\s*(?:"([^"]*)"|'([^']*)'|["'])/gi
/** The same without quotes, where only a tag tells an attribute from other text. */
const UNQUOTED =
  /(?<=<[a-z][^<>]*[\s"'/])(on[a-z]{3,})\s*=\s*(?:([^\s"'>][^\s>]*)(?=[\s>])|(?:[^\s"'>][^\s>]*)?$)/gi
const NAME = /^on[a-z]{3,}$/i
/** Saves parsing scripts without any. */
const MAY_HAVE = /[\s"'/]on[a-z]{3,}\s*=|\bsetAttribute\b/i

/**
 * Finds the event handlers that a script adds as text: in the HTML of its strings,
 * `innerHTML = '<a onclick="go()">'`, and with `setAttribute('onclick', 'go()')`.
 */
export function handlersInCode(file: string, code: string): Handler[] {
  if (!MAY_HAVE.test(code)) return []
  const handlers: Handler[] = []
  const { program } = parseCode(file, code, { lang: 'jsx' })
  walk(program as Node, {
    enter(node) {
      const { start: offset = 0 } = node as { start?: number }
      if (node.type === 'Literal' && typeof node.value === 'string')
        handlers.push(...handlersInHtml(node.value, offset))
      else if (node.type === 'TemplateElement')
        handlers.push(...handlersInHtml(node.value.cooked ?? '', offset))
      else if (node.type === 'CallExpression') handlers.push(...handlerSet(node, offset))
    },
  })
  return handlers
}

function handlersInHtml(html: string, offset: number): Handler[] {
  return [...html.matchAll(QUOTED), ...html.matchAll(UNQUOTED)].map(
    ([, name = '', text, single]) => ({
      name: name.toLowerCase(),
      code: text ?? single,
      offset,
    }),
  )
}

/** The handler of `setAttribute('onclick', 'go()')`. */
function handlerSet(
  { callee, arguments: [first, second] }: CallExpression,
  offset: number,
): Handler[] {
  const isSetting =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'setAttribute'
  const name = isSetting && first && stringOf(first)
  if (!name || !NAME.test(name) || !second) return []
  // As in HTML, where `&` has to be escaped.
  const code = stringOf(second)?.replaceAll('&', '&amp;')
  return [{ name: name.toLowerCase(), code, offset }]
}

/** The value of a string, or of a template without expressions. */
function stringOf(node: Node): string | undefined {
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}
