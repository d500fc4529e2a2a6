import type { Comment, Element, ElementContent, Root, Text } from 'hast'
import { voidElements } from '../../runtime/kit/html-names.ts'
import { keepsElement, keepsText } from './nesting.ts'
import { decodeCharacters } from './decode-characters.ts'
import { tagReader } from './tag-reader.ts'

/**
 * Parses HTML whose nesting is exactly as written, as our pages are rendered. Takes a tenth of
 * the time of an error-correcting parser. Returns undefined for anything else: omitted or
 * misnested end tags, elements that a browser would move or close, and entities other than the
 * few that a renderer emits.
 */
export function parseOwnHtml(html: string): Root | undefined {
  if (html.includes('\r') || html.includes('\0')) return undefined
  const readTag = tagReader(html)
  const root: Root = { type: 'root', children: [] }
  const open: Element[] = []
  let children = root.children as (ElementContent | Comment)[]
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start !== at) {
      const text = html.slice(at, start === -1 ? html.length : start)
      const node = readText(text, open.at(-1))
      if (!node) return undefined
      if (node.value !== '') children.push(node)
    }
    if (start === -1) break
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4)
      if (end === -1 || /^-?>/.test(html.slice(start + 4, start + 6))) return undefined
      children.push({ type: 'comment', value: html.slice(start + 4, end) })
      at = end + 3
      continue
    }
    if (html.startsWith('</', start)) {
      const name = open.pop()?.tagName
      if (name === undefined || !html.startsWith(`${name}>`, start + 2)) return undefined
      at = start + name.length + 3
      children = (open.at(-1) ?? root).children as ElementContent[]
      continue
    }
    const tag = readTag(start)
    if (!tag) return undefined
    at = start + tag.length
    const { name, properties } = tag
    if (SKIPPED.has(name)) {
      const end = html.indexOf(`</${name}>`, at)
      if (end === -1 || html.slice(at, end).includes(`<${name}`)) return undefined
      at = end + name.length + 3
      continue
    }
    if (!keepsElement(name, open)) return undefined
    const element: Element = { type: 'element', tagName: name, properties, children: [] }
    children.push(element)
    if (voidElements.has(name)) continue
    if (tag.hasSlash) return undefined
    open.push(element)
    children = element.children
  }
  return open.length === 0 ? root : undefined
}

/** Skipped with their content, as they mean nothing in Markdown. */
const SKIPPED = new Set(['script', 'select', 'style', 'svg'])

/** Parses text in an element. Undefined if a browser would move the text out of it. */
function readText(text: string, parent: Element | undefined): Text | undefined {
  const value = decodeCharacters(text)
  if (value === undefined) return undefined
  if (parent && !keepsText(parent) && /\S/.test(value)) return undefined
  const isFirst = parent?.tagName === 'pre' && parent.children.length === 0
  return { type: 'text', value: isFirst ? value.replace(/^\n/, '') : value }
}
