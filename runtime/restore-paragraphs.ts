import { paragraphClosers } from './kit/html-names.ts'

const TAG = /<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi
const MARK = / data-as="p"/

interface OpenBox {
  start: number
  tag: string
  isMarked: boolean
  holdsBlock: boolean
}

/**
 * Turns each `<div data-as="p">` without blocks into a `<p>`. The compile step writes them for
 * paragraphs with components, whose elements are only known in the rendered HTML.
 */
export function restoreParagraphs(html: string): string {
  if (!html.includes('data-as="p"')) return html
  const open: OpenBox[] = []
  const edits: { start: number; end: number; text: string }[] = []
  for (const match of html.matchAll(TAG)) {
    const [tag, slash, name = ''] = match
    const lower = name.toLowerCase()
    if (!slash && paragraphClosers.has(lower))
      for (const box of open) if (box.isMarked) box.holdsBlock = true
    if (lower !== 'div') continue
    if (!slash) {
      open.push({
        start: match.index,
        tag,
        isMarked: MARK.test(tag),
        holdsBlock: false,
      })
      continue
    }
    const box = open.pop()
    if (!box?.isMarked || box.holdsBlock) continue
    const start = `<p${box.tag.slice('<div'.length).replace(MARK, '')}`
    edits.push({ start: box.start, end: box.start + box.tag.length, text: start })
    edits.push({ start: match.index, end: match.index + tag.length, text: '</p>' })
  }
  let text = ''
  let from = 0
  for (const { start, end, text: edit } of edits.sort((a, b) => a.start - b.start)) {
    text += html.slice(from, start) + edit
    from = end
  }
  return text + html.slice(from)
}
