import { calloutComponent } from '../compile/foreign-callouts.ts'
import { tagText, separated } from './block-lines.ts'
import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

const ALERT = /^\[!([a-z-]+)\][+-]?[ \t]*(.*)$/i
const MARKER = /^[ \t]*>[ \t]?/

/** Converts alerts of GitHub, `> [!NOTE]`, also with a title. Those in other quotes stay. */
export function convertAlerts(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node, around) => {
    if (node.type !== 'blockquote') return
    if (around.some(({ type }) => type === 'blockquote')) return
    const conversion = convertQuote(page, page.place(node))
    if (conversion) found.push(conversion)
  })
  return found
}

function convertQuote(
  page: ForeignPage,
  { start, end }: { start: number; end: number },
): Conversion | undefined {
  const { lines, eol } = page
  const first = lines.findIndex((line) => line.end >= start)
  const last = lines.findIndex((line) => line.end >= end)
  const line = lines[first]!
  const { indent, text } = line
  const [, word = '', title] = ALERT.exec(text.replace(MARKER, '').trim()) ?? []
  const name = calloutComponent(word)
  // After the marker of a list, a quote has no line of its own.
  if (name === undefined || line.start + indent.length !== start) return undefined
  const tag = tagText(name, { title: title || undefined })
  const content = lines
    .slice(first + 1, last + 1)
    .map((each) =>
      MARKER.test(each.text) ? indent + each.text.replace(MARKER, '') : each.text,
    )
  while (content[0]?.trim() === '') content.shift()
  while (content.at(-1)?.trim() === '') content.pop()
  const written = [indent + tag, '', ...content, '', `${indent}</${name}>`].join(eol)
  return {
    kind: 'callout',
    edits: [
      {
        start: line.start,
        end: lines[last]!.end,
        text: separated(page, first, last, written),
      },
    ],
  }
}
