import { toChildArray } from 'preact'
import type { ComponentChildren } from 'preact'
import { isHeading, isTemplate, isVNode } from './is-vnode.ts'
import type { ParentElement, TemplateElement } from './is-vnode.ts'

/**
 * The text of some children as written in the page. Components are not rendered, so only their
 * children count. Blocks end with a newline, list items start with a dash or their number.
 */
export function textOfChildren(children: ComponentChildren): string {
  return toChildArray(children).map(textOfChild).join('')
}

function textOfChild(child: unknown): string {
  if (!isVNode(child)) return String(child)
  if (isTemplate(child)) return textOfHtml(joinTemplate(child))
  const { html } = child.props as { html?: unknown }
  // A fence, which is already highlighted.
  if (typeof html === 'string') return `${textOfHtml(html)}\n`
  return isHeading(child)
    ? `\n${textOfChildren(child.props.children)}\n\n`
    : withBreaks(child)
}

function withBreaks({ type, props }: ParentElement): string {
  if (type === 'ol') return `${numbered(props)}\n`
  const text = textOfChildren(props.children)
  if (type === 'br') return '\n'
  if (type === 'li') return `- ${text.trim()}\n`
  return typeof type === 'string' && blocks.test(type) ? `${text}\n` : text
}

/** The items of an ordered list, with their numbers. */
function numbered({
  start,
  children,
}: {
  start?: unknown
  children?: ComponentChildren
}) {
  let number = Number(start ?? 1)
  return toChildArray(children)
    .map((child) =>
      isVNode(child) && child.type === 'li'
        ? `${number++}. ${textOfChildren(child.props.children).trim()}\n`
        : textOfChild(child),
    )
    .join('')
}

const blocks = /^(?:p|div|pre|ul|ol|blockquote|table|tr|h[1-6])$/

/** The HTML of a template, with the text of components in place of their output. */
function joinTemplate({ props: { tpl, exprs } }: TemplateElement): string {
  return tpl.map((html, index) => html + exprHtml(exprs[index])).join('')
}

/** Dynamic parts are components, or text and attributes that are already HTML. */
function exprHtml(value: unknown): string {
  if (Array.isArray(value)) return value.map(exprHtml).join('')
  if (isTemplate(value)) return joinTemplate(value)
  if (isVNode(value))
    return textOfChildren(value).replace(/[&<]/g, (char) => entities[char]!)
  return typeof value === 'string' ? value : ''
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;' }
const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}

/** Tags of lists, and those of items with the white space and paragraph that follow. */
const LIST_TAGS = /<(\/?)([ou]l)(?:\s[^>]*)?>|<li(?:\s[^>]*)?>\s*(?:<p>)?/g

function textOfHtml(html: string): string {
  /** The next number of each list around the tag. Undefined in lists without numbers. */
  const lists: (number | undefined)[] = []
  return html
    .replace(LIST_TAGS, (tag, end: string, list?: string) => {
      if (list === undefined) {
        const number = lists.pop()
        lists.push(number === undefined ? undefined : number + 1)
        return number === undefined ? '- ' : `${number}. `
      }
      if (end) lists.pop()
      else
        lists.push(
          list === 'ol' ? Number(/\sstart="?(\d+)/.exec(tag)?.[1] ?? 1) : undefined,
        )
      return tag
    })
    .replace(/<br\s*\/?>|<\/(?:p|li|div|pre|ul|ol|blockquote|table|tr|h[1-6])>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name]!)
}
