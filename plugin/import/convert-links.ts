import { isTag } from '../mdx/tag.ts'
import { findImports } from '../site/find-imports.ts'
import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/** What URLs and imports of a page become when files are moved. Undefined if they stay. */
export interface MovedUrls {
  /** The page gets another folder, so that relative links change. */
  isElsewhere?: boolean
  href(url: string): string | undefined
  module(path: string): string | undefined
}

/** A part of the text, what it names, and what it becomes. */
interface Written {
  start: number
  text: string
  moved: string | undefined
}

/** A URL in Markdown, with the characters before it, up to the end of the link or image. */
const URL_PART = /(\s*)(?:<([^<>\n]*)>|((?:\\.|[^\s<>\\])+?)(?=\s|\)?$))/y
/** An attribute with a URL, also as an expression: `src="a.png"`, `src={'a.png'}`. */
const TEXT_ATTRIBUTE =
  /^(?:src|href|poster|data|img|image|icon|light|dark)\s*=\s*\{?\s*(["'])(.*)\1\s*\}?$/is
/** An attribute with several URLs, each with a size: `srcset="a.png 1x, b.png 2x"`. */
const LIST_ATTRIBUTE = /^srcset\s*=\s*\{?\s*(["'])(.*)\1\s*\}?$/is
/** An import that isn't a package's. */
const IMPORT = /\b(?:from\s*|import\s*)(["'])((?:\.{1,2}\/|\/|~|@)[^"'\n]*)\1/g

/** Changes links to files that are moved: in Markdown, in tags and in imports. */
export function convertLinks(page: ForeignPage, moved: MovedUrls): Conversion[] {
  const found = [...importsIn(page, moved)]
  visitNodes(page.tree, (node) => {
    const { start, end } = page.place(node)
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const mark = node.type === 'definition' ? ']:' : ']('
      const url = findUrl(page.text.slice(start, end), mark)
      const href = url && moved.href(node.url)
      if (url && href !== undefined)
        found.push({
          start: start + url.start,
          text: url.text,
          moved: url.isBare ? withEvenParentheses(href) : href,
        })
    } else if (isTag(node))
      for (const attribute of node.attributes) {
        const place = page.place(attribute)
        const source = page.text.slice(place.start, place.end)
        const value = typeof attribute.value === 'string' ? attribute.value : undefined
        for (const each of urlsIn(source, value, moved))
          found.push({ ...each, start: place.start + each.start })
      }
  })
  return found.flatMap(({ start, text, moved: replacement }): Conversion[] => {
    if (replacement === undefined) return []
    const edit = { start, end: start + text.length, text: replacement }
    return [{ kind: 'link', edits: [edit] }]
  })
}

/** The paths of imports, also of those in a page whose format has none. */
function importsIn(page: ForeignPage, { module }: MovedUrls): Written[] {
  const places: { start: number; end: number }[] = []
  if (page.format === 'md')
    places.push(
      ...findImports(page.text).filter(
        ({ start, isIndented }) =>
          !isIndented && start >= page.bodyStart && !page.isCode(start),
      ),
    )
  visitNodes(page.tree, (node) => {
    if (node.type === 'mdxjsEsm') places.push(page.place(node))
  })
  return places.flatMap(({ start, end }) =>
    [...page.text.slice(start, end).matchAll(IMPORT)].map(
      ({ index, 0: whole, 2: path = '' }) => ({
        start: start + index + whole.length - path.length - 1,
        text: path,
        moved: module(path),
      }),
    ),
  )
}

/**
 * The URLs in an attribute.
 *
 * @param value Its value, if that isn't an expression.
 */
function urlsIn(
  source: string,
  value: string | undefined,
  { href }: MovedUrls,
): Written[] {
  const [, quote = '', text] = TEXT_ATTRIBUTE.exec(source) ?? []
  // Only apostrophes stay in encoded paths.
  const quoted = (url: string | undefined) =>
    quote === "'" ? url?.replaceAll("'", '%27') : url
  if (text !== undefined)
    return [{ start: source.lastIndexOf(text), text, moved: quoted(href(value ?? text)) }]
  const [, , list] = LIST_ATTRIBUTE.exec(source) ?? []
  if (list === undefined) return []
  const start = source.lastIndexOf(list)
  return [...list.matchAll(/(?<=^\s*|,\s*)[^\s,]+/g)].map(({ index, 0: each }) => ({
    start: start + index,
    text: each,
    moved: href(each)?.replaceAll("'", '%27').replaceAll(',', '%2C'),
  }))
}

/** The URL of a link, image or definition as it is written. It is bare if nothing is around it. */
function findUrl(
  source: string,
  mark: string,
): { start: number; text: string; isBare: boolean } | undefined {
  // The last one: others are those of images in the label.
  const at = source.lastIndexOf(mark)
  if (at === -1) return undefined
  URL_PART.lastIndex = at + mark.length
  const match = URL_PART.exec(source)
  if (!match) return undefined
  const [, space = '', inBrackets, plain = ''] = match
  const start = at + mark.length + space.length
  return inBrackets === undefined
    ? { start, text: plain, isBare: true }
    : { start: start + 1, text: inBrackets, isBare: false }
}

/** A URL whose parentheses don't end the link. */
function withEvenParentheses(url: string): string {
  let open = 0
  for (const character of url) {
    if (character === '(') open++
    if (character === ')' && --open < 0) break
  }
  return open === 0 ? url : url.replaceAll('(', '%28').replaceAll(')', '%29')
}
