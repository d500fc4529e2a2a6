import { paragraphClosers } from './kit/html-names.ts'

const TAG = /<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi
const PARAGRAPH = / data-as="p"/
const BLOCK = new RegExp(`<(?:${[...paragraphClosers].join('|')})[\\s>]`)
const HREF = /\shref="([^"]*)"/
const HEADING_ANCHOR = /\sclass="heading-anchor[ "]/

interface Tag {
  name: string
  start: number
  end: number
  text: string
}

interface OpenTag extends Tag {
  holdsBlock: boolean
  /** Whether an island renders it in the browser too. */
  isHydrated: boolean
}

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Rewrites elements that HTML's parser would take apart, because components may nest them in any
 * way when a browser creates them from code:
 *
 * - A paragraph that contains blocks becomes `<div data-as="p">`, and such a `div` without
 *   blocks a `<p>`: the compile step writes one for each paragraph with components, whose
 *   elements are only known in the rendered HTML. An island's own paragraphs stay, since it
 *   would not find them when it is hydrated.
 * - A link inside a link is put in an `<object>`, in which the parser starts anew. Links that
 *   only a link around them makes superfluous are left out: the anchor of a heading, and an
 *   address that is its own text.
 */
export function preserveNesting(html: string): string {
  if (!isNested(html)) return html
  const boxes: OpenTag[] = []
  const links: Tag[] = []
  const edits: Edit[] = []
  const islands: string[] = []
  let drawings = 0
  for (const { 0: text, 1: slash, 2: name = '', index: start } of html.matchAll(TAG)) {
    const tag = { name: name.toLowerCase(), start, end: start + text.length, text }
    if (/^skerry-(island|slot)$/.test(tag.name)) {
      if (slash) islands.pop()
      else islands.push(tag.name)
    }
    if (tag.name === 'svg') drawings += slash ? -1 : 1
    if (tag.name === 'a' && drawings === 0) {
      if (!slash) links.push(tag)
      else {
        const link = links.pop()
        if (link && links.length > 0) edits.push(...nestedLinkEdits(html, link, tag))
      }
    }
    if (!slash && paragraphClosers.has(tag.name))
      for (const box of boxes) box.holdsBlock = true
    if (tag.name !== 'div' && tag.name !== 'p') continue
    if (!slash)
      boxes.push({
        ...tag,
        holdsBlock: false,
        isHydrated: islands.at(-1) === 'skerry-island',
      })
    else {
      const box = closeBox(boxes, tag.name)
      if (box) edits.push(...paragraphEdits(box, tag))
    }
  }
  return applyEdits(html, edits)
}

/**
 * Whether a page may contain such elements. Most pages don't, and this takes a small part of the
 * time that parsing all tags takes.
 */
function isNested(html: string): boolean {
  return html.includes('data-as="p"') || hasLinkInLink(html) || hasBlockInParagraph(html)
}

function hasLinkInLink(html: string): boolean {
  let at = html.indexOf('<a ')
  while (at >= 0) {
    const next = html.indexOf('<a ', at + 1)
    if (next < 0) return false
    if (!html.slice(at, next).includes('</a>')) return true
    at = next
  }
  return false
}

function hasBlockInParagraph(html: string): boolean {
  let at = html.indexOf('<p')
  while (at >= 0) {
    const end = html.indexOf('</p>', at)
    if (
      /[\s>]/.test(html.charAt(at + 2)) &&
      BLOCK.test(html.slice(at + 2, Math.max(end, at)))
    )
      return true
    at = html.indexOf('<p', at + 1)
  }
  return false
}

/** `</div>` closes paragraphs without an end tag; `</p>` closes nothing outside of its `div`. */
function closeBox(boxes: OpenTag[], name: string): OpenTag | undefined {
  const at = boxes.findLastIndex((box) => box.name === name || box.name === 'div')
  return boxes[at]?.name === name ? boxes.splice(at)[0] : undefined
}

function paragraphEdits(open: OpenTag, close: Tag): Edit[] {
  const isParagraph = open.name === 'p' || PARAGRAPH.test(open.text)
  const name = open.holdsBlock ? 'div' : 'p'
  if (!isParagraph || open.name === name || (open.isHydrated && name === 'div')) return []
  const attributes = open.text.slice(1 + open.name.length).replace(PARAGRAPH, '')
  const mark = open.holdsBlock ? ' data-as="p"' : ''
  return [
    { ...open, text: `<${name}${mark}${attributes}` },
    { ...close, text: `</${name}>` },
  ]
}

function nestedLinkEdits(html: string, open: Tag, close: Tag): Edit[] {
  const href = HREF.exec(open.text)?.[1]
  const content = html.slice(open.end, close.start)
  const isOwnAddress = ['', 'http://', 'mailto:'].some(
    (scheme) => href === scheme + content,
  )
  if (isOwnAddress || HEADING_ANCHOR.test(open.text))
    return [
      { ...open, text: '' },
      { ...close, text: '' },
    ]
  return [
    { ...open, text: `<object>${open.text}` },
    { ...close, text: `${close.text}</object>` },
  ]
}

function applyEdits(html: string, edits: Edit[]): string {
  let text = ''
  let from = 0
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    text += html.slice(from, edit.start) + edit.text
    from = edit.end
  }
  return text + html.slice(from)
}
