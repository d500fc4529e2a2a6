import type { Code, Paragraph } from 'mdast'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import { emptyTag } from './block-lines.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/** A file that pages of MkDocs include. */
export interface SnippetFile {
  /** Relative to the content folder. Undefined if it can't be shown from there. */
  path: string | undefined
  text: string
}

/** Finds the file of a snippet. Undefined if it is missing. */
export type FindSnippet = (path: string) => SnippetFile | undefined

const INLINE = /^[ \t]*-+8<-+[ \t]+(?:"([^"]+)"|'([^']+)')$/
const EDGE = /^[ \t]*-+8<-+$/
/** A path with lines or the name of a section. */
const PART = /^(.*?)(?::(\d*):(\d+)|:([a-z][\w-]*))?$/i
const MARKER = /-+8<-+[ \t]*(?:["'[]|$)/m
const INCLUDED = /-+8<-+[ \t]*(?:["']|$)/m
/** Files may include each other. */
const MAX_DEPTH = 9
/** What has a meaning for the text around the snippet. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:|^\*\[[^\]\n]+\]:/m

/**
 * Converts `--8<-- "part.md"` of MkDocs (`pymdownx.snippets`), also as a block: text becomes a
 * `<Snippet>`, and the only code of a code block its `file`. What isn't shown the same then, such as
 * several sections or files outside of the content folder, stays as it is.
 */
export function convertSnippets(page: ForeignPage, find: FindSnippet): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    const edits =
      node.type === 'code'
        ? fillCode(page, node, find)
        : node.type === 'paragraph'
          ? includeText(page, node, find)
          : undefined
    if (edits) found.push({ kind: 'block', edits })
  })
  return found
}

/** Makes a code block of which a snippet is all code show its file. */
function fillCode(
  page: ForeignPage,
  node: Code,
  find: FindSnippet,
): TextEdit[] | undefined {
  const { start, end } = page.place(node)
  const rowOf = (offset: number) => page.lines.findIndex((line) => line.end >= offset)
  const [first, last] = [rowOf(start), rowOf(end)]
  const opening = page.lines[first]
  const closing = page.lines[last]
  const [, info] = /(?:`{3,}|~{3,})(.*)$/.exec(opening?.text ?? '') ?? []
  if (!opening || !closing || info === undefined || /\bfile=/.test(info)) return undefined
  if (!/(?:`{3,}|~{3,})[ \t]*$/.test(closing.text)) return undefined
  const code = page.lines.slice(first + 1, last).map(({ text }) => text)
  const [written, ...others] = pathsIn(code) ?? []
  if (written === undefined || others.length > 0) return undefined
  const [, path = '', from, to, section] = PART.exec(written) ?? []
  const file = find(path)
  // Markers of sections would be shown, and other snippets not be included.
  const foreign = section === undefined ? MARKER : INCLUDED
  if (file?.path === undefined || foreign.test(file.text)) return undefined
  const part = section ?? (to === undefined ? undefined : `L${Number(from) || 1}-L${to}`)
  const hash = part === undefined ? '' : `#${part}`
  const space = info.endsWith(' ') ? '' : ' '
  return [
    {
      start: opening.end,
      end: closing.start,
      text: `${space}file="/${file.path}${hash}"${page.eol}`,
    },
  ]
}

/** Replaces a paragraph of nothing but snippets. */
function includeText(
  page: ForeignPage,
  node: Paragraph,
  find: FindSnippet,
): TextEdit[] | undefined {
  const { start, end } = page.place(node)
  const [margin = ''] = /[^\n]*$/.exec(page.text.slice(0, start)) ?? []
  const paths = pathsIn((margin + page.text.slice(start, end)).split(/\r?\n/))
  if (!paths || paths.length === 0) return undefined
  const tags: string[] = []
  const definitions: string[] = []
  for (const path of paths) {
    const file = find(path)
    const own = file && definitionsIn(file.text, find)
    if (own) definitions.push(...usedDefinitions(own, page.text))
    else if (file?.path === undefined || !PAGE_FILE.test(path)) return undefined
    else if (DEFINITION.test(file.text)) return undefined
    else tags.push(emptyTag('Snippet', { file: file.path }))
  }
  const blocks = [...tags, definitions.join(page.eol + margin)].filter(
    (each) => each !== '',
  )
  return [{ start, end, text: blocks.join(page.eol + page.eol + margin) }]
}

/**
 * The definitions of links and abbreviations in a file that has nothing else, and in those that it
 * includes. Undefined if it has something else.
 */
export function definitionsIn(
  text: string,
  find: FindSnippet,
  depth = 0,
): string[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => !/^\s*(?:<!--.*-->\s*)?$/.test(line))
  if (lines.every((line) => DEFINITION.test(line))) return lines
  const paths = depth < MAX_DEPTH ? pathsIn(lines) : undefined
  const inner = paths?.map((path) => {
    const file = find(path)
    return file && definitionsIn(file.text, find, depth + 1)
  })
  return inner?.every((each) => each !== undefined) ? inner.flat() : undefined
}

/** The definitions that a page uses and doesn't have itself. */
export function usedDefinitions(definitions: readonly string[], text: string): string[] {
  const used = text.toLowerCase()
  return definitions.filter((line) => {
    const [, name = ''] = /^ {0,3}\*?\[([^\]\n]+)\]:/.exec(line) ?? []
    if (line.startsWith('*')) return text.includes(name)
    const label = `[${name.toLowerCase()}]`
    return used.includes(label) && !used.includes(`\n${label}:`)
  })
}

/** The paths in lines that are nothing but snippets. Undefined if there are other lines. */
function pathsIn(lines: readonly string[]): string[] | undefined {
  const paths: string[] = []
  let isBlock = false
  for (const line of lines) {
    const [inline, double, single] = INLINE.exec(line) ?? []
    const path = (double ?? single ?? line).trim()
    if (EDGE.test(line)) isBlock = !isBlock
    else if (path !== '' && !path.startsWith(';')) {
      if (isBlock === (inline !== undefined)) return undefined
      paths.push(path)
    }
  }
  return isBlock ? undefined : paths
}
