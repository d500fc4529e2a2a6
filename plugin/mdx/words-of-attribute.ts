import type { Expression } from 'estree'
import type { JSXElement, JSXFragment } from 'estree-jsx'
import { expressionOf, findAttribute, literalOf, readText, type Tag } from './tag.ts'
import { oneLine } from '../../runtime/kit/one-line.ts'

type Child = JSXElement['children'][number]

/**
 * The words that an attribute shows: its text, or that of an element such as
 * `label={<span>SDK <code>v2</code></span>}`. Undefined if code computes some of them.
 */
export function wordsOfAttribute(tag: Tag, name: string): string | undefined {
  const text = readText(tag, name)
  if (text !== undefined) return text
  const value = findAttribute(tag, name)?.value
  const expression = typeof value === 'object' && value ? expressionOf(value) : undefined
  const words = expression && isElement(expression) ? wordsOf(expression) : undefined
  return words === undefined ? undefined : oneLine(words)
}

/** Types of estree lack JSX, which is an expression in the trees of pages. */
function isElement(
  node: Expression | JSXElement | JSXFragment,
): node is JSXElement | JSXFragment {
  return node.type === 'JSXElement' || node.type === 'JSXFragment'
}

function wordsOf({ children }: JSXElement | JSXFragment): string | undefined {
  const words = children.map((child) => wordsOfChild(child))
  return words.includes(undefined) ? undefined : words.join('')
}

function wordsOfChild(child: Child): string | undefined {
  if (child.type === 'JSXText') return child.value
  if (child.type === 'JSXElement' || child.type === 'JSXFragment') return wordsOf(child)
  if (child.type !== 'JSXExpressionContainer') return undefined
  if (child.expression.type === 'JSXEmptyExpression') return ''
  if (isElement(child.expression)) return wordsOf(child.expression)
  const value = literalOf(child.expression)
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : undefined
}
