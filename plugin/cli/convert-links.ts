import { isTag } from '../mdx/tag.ts'
import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/** The URL that a link or image has when files are moved. Undefined if it stays. */
export type MovedHref = (href: string) => string | undefined

/** A URL in Markdown, with the characters before it, up to the end of the link or image. */
const URL_PART = /(\s*)(?:<([^<>\n]*)>|((?:\\.|[^\s<>\\])+?)(?=\s|\)?$))/y
/** An attribute with a text, also as an expression: `src="a.png"`, `src={'a.png'}`. */
const TEXT_ATTRIBUTE = /^(src|href)\s*=\s*\{?\s*(["'])(.*)\2\s*\}?$/s
/** The path of an import that isn't a package's. */
const IMPORT = /(\bfrom\s*|\bimport\s*)(["'])((?:\.{1,2}|~|@|@site)\/[^"'\n]+)\2/g

/** Changes links to files that are moved: in Markdown, in tags and in imports. */
export function convertLinks(page: ForeignPage, movedHref: MovedHref): Conversion[] {
  const found: Conversion[] = []
  const replace = (start: number, written: string) => {
    const href = written.replace(/\\([!-/:-@[-`{-~])/g, '$1')
    const text = movedHref(href)
    if (text === undefined) return
    const edit = { start, end: start + written.length, text }
    found.push({ kind: 'link', edits: [edit] })
  }
  visitNodes(page.tree, (node) => {
    const { start, end } = page.place(node)
    const source = page.text.slice(start, end)
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const url = findUrl(source, node.type === 'definition' ? ']:' : '](')
      if (url) replace(start + url.start, url.text)
    } else if (node.type === 'mdxjsEsm')
      for (const match of source.matchAll(IMPORT))
        replace(start + match.index + match[1]!.length + 1, match[3]!)
    else if (isTag(node))
      for (const attribute of node.attributes) {
        const place = page.place(attribute)
        const written = page.text.slice(place.start, place.end)
        const [, , , href] = TEXT_ATTRIBUTE.exec(written) ?? []
        if (href !== undefined) replace(place.start + written.indexOf(href), href)
      }
  })
  return found
}

/** The URL of a link, image or definition as it is written. */
function findUrl(
  source: string,
  mark: string,
): { start: number; text: string } | undefined {
  // The last one: others are those of images in the label.
  const at = source.lastIndexOf(mark)
  if (at === -1) return undefined
  URL_PART.lastIndex = at + mark.length
  const match = URL_PART.exec(source)
  if (!match) return undefined
  const [, space = '', inBrackets, plain = ''] = match
  const start = at + mark.length + space.length
  return inBrackets === undefined
    ? { start, text: plain }
    : { start: start + 1, text: inBrackets }
}
