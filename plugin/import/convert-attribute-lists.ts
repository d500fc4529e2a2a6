import type { Image, Link, Paragraph, RootContent } from 'mdast'
import type { Conversion } from './conversion.ts'
import { imageTag } from './convert-mode-images.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

const LIST = /^\{:?[ \t]*([^{}\n]*?)[ \t]*\}/
const PAIR = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g

/** What makes a button of a link in Material for MkDocs. */
const BUTTON = /(?<!\S)\.md-button(?:--[a-z]+)?(?!\S)/g

/** Only an id: `{#here}`, `{ #here }`. */
const ID = /^\{:?[ \t]*#([\w.:-]+)[ \t]*\}/
const WITH_ID = new Set(['link', 'image', 'inlineCode', 'strong', 'emphasis'])

/**
 * Converts attributes that MkDocs allows after images and links: `{ width="300" }` becomes a tag,
 * and `{ target=_blank }` after a link to another site is left out, because it is built in. Buttons
 * become links. Ids become anchors, also those that other pages refer to by `[](){#id}`. Others have no
 * equivalent.
 */
export function convertAttributeLists(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    const anchor = WITH_ID.has(node.type)
      ? convertId(node, page)
      : node.type === 'paragraph' && convertLastLine(node, page)
    if (anchor) return void found.push(anchor)
    if (node.type !== 'image' && node.type !== 'link') return
    const { start, end } = page.place(node)
    const [written, list = ''] = LIST.exec(page.text.slice(end)) ?? []
    const pairs = node.type === 'link' ? list.replace(BUTTON, '') : list
    const values = list === '' ? undefined : readPairs(pairs)
    if (!values || !page.text.slice(start, end).endsWith(')')) return
    const text = replacementOf(node, values, page)
    if (text !== undefined)
      found.push({ kind: 'mark', edits: [{ start, end: end + written!.length, text }] })
  })
  return found
}

/** An id after something. Of a link without text and URL, nothing else is left. */
function convertId(node: RootContent, page: ForeignPage): Conversion | undefined {
  const { start, end } = page.place(node)
  const [written, id] = ID.exec(page.text.slice(end)) ?? []
  if (written === undefined) return undefined
  const isEmpty = page.text.slice(start, end) === '[]()'
  const text = `<a id="${id}"></a>${isEmpty ? '' : page.text.slice(start, end)}`
  return { kind: 'anchor', edits: [{ start, end: end + written.length, text }] }
}

/** An id as the last line of a paragraph is that of the paragraph. */
function convertLastLine(node: Paragraph, page: ForeignPage): Conversion | undefined {
  const { start, end } = page.place(node)
  const [written, list = ''] =
    /\s*\n[ \t]*(\{[^{}\n]*\})$/.exec(page.text.slice(start, end)) ?? []
  const [, id] = ID.exec(list) ?? []
  if (written === undefined || id === undefined) return undefined
  const edits = [
    { start, end: start, text: `<a id="${id}"></a>` },
    { start: end - written.length, end, text: '' },
  ]
  return { kind: 'anchor', edits }
}

/** The attributes of a list. Undefined if it has anything else, such as a class. */
function readPairs(list: string): Map<string, string> | undefined {
  const values = new Map<string, string>()
  const rest = list.replace(PAIR, (_, name: string, ...texts: (string | undefined)[]) => {
    values.set(name, texts.slice(0, 3).find((each) => each !== undefined) ?? '')
    return ''
  })
  return rest.trim() === '' ? values : undefined
}

function replacementOf(
  node: Image | Link,
  values: ReadonlyMap<string, string>,
  page: ForeignPage,
): string | undefined {
  const has = (allowed: RegExp) =>
    [...values].every(([name, value]) => allowed.test(`${name}=${value}`))
  if (node.type === 'link') {
    const isBuiltIn =
      values.size === 0 ||
      (/^https?:/.test(node.url) &&
        has(/^(?:target=_blank|rel=(?:noopener|noreferrer| )+)$/))
    return isBuiltIn ? sourceOf(node, page) : undefined
  }
  if (!has(/^(?:(?:width|height)=\d+(?:px|%)?|loading=lazy)$/)) return undefined
  const size = (name: string) => values.get(name)?.replace(/px$/, '')
  const [width, height] = [size('width'), size('height')]
  if (width === undefined && height === undefined) return sourceOf(node, page)
  return imageTag(node, { width, height })
}

function sourceOf(node: RootContent, page: ForeignPage): string {
  const { start, end } = page.place(node)
  return page.text.slice(start, end)
}
