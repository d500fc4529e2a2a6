import { foreignOption } from '../compile/foreign-options.ts'
import { parseInfo } from '../compile/parse-info.ts'
import { quotedAttribute, removeLine } from './block-lines.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { visitNodes, type ForeignPage, type SourceLine } from './foreign-page.ts'

const OPENING = /^(.*?(?:`{3,}|~{3,})[ \t]*)([^`]*?)[ \t]*$/
const PART =
  /[A-Za-z][\w-]*=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{[^}]*\}|"[^"]*"|'[^']*'|\[[^\]]*\]|\S+/g
/** Comments of Docusaurus, on lines of their own. */
const COMMENT =
  /^\s*(?:\/\/|#|--|%|\/\*|\{\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/
/** `# (1)!` of Material for MkDocs, at the end of a line: the number of an item of the list below. */
const ANNOTATION =
  /(?:#|\/\/|--|;|%|\/\*|<!--)[ \t]*\(\d+\)(!)(?=[ \t]*(?:\*\/|-->)?[ \t]*$)/
/** Words that Skerry would show as the title, and that change nothing: Nextra's `copy`. */
const NEEDLESS_WORDS = new Set(['copy'])

/** Converts options of code blocks, and comments that highlight lines. Otherwise, the code stays. */
export function convertFences(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    if (node.type !== 'code') return
    const { start, end } = page.place(node)
    if (!/[`~]/.test(page.text[start] ?? '')) return
    const first = page.lines.findIndex((line) => line.end >= start)
    const last = page.lines.findIndex((line) => line.end >= end)
    // Docusaurus shows what is in it.
    if (node.lang === 'mdx-code-block') {
      const markers = [removeLine(page, first), removeLine(page, last)]
      return void found.push({ kind: 'block', edits: markers })
    }
    const edits = [
      ...convertInfo(page.lines[first]!),
      ...convertComments(page, first, last),
      ...page.lines.slice(first + 1, last).flatMap(convertAnnotation),
    ]
    if (edits.length > 0) found.push({ kind: 'code option', edits })
  })
  return found
}

function convertInfo({ start, text }: SourceLine): TextEdit[] {
  const [, before = '', info = ''] = OPENING.exec(text) ?? []
  const at = start + before.length
  const attributes = /^\{[ \t]*\.([\w+#-]+)([^{}]*)\}$/.exec(info)
  if (attributes) {
    const [, language = '', rest = ''] = attributes
    const written = readAttributeList(rest)
    if (!written) return []
    return [{ start: at, end: at + info.length, text: [language, ...written].join(' ') }]
  }
  const [language = ''] = /^[^\s{[]+(?![^\s{]*=)/.exec(info) ?? []
  const bracketed = /^\[[^\]]+\]$/.exec(
    parseInfo(`text ${info.slice(language.length)}`).title ?? '',
  )
  const options = [...info.slice(language.length).matchAll(PART)].flatMap(
    ({ index, 0: part }): TextEdit[] => {
      const ours =
        part === bracketed?.[0]
          ? quotedAttribute('title', part.slice(1, -1))
          : NEEDLESS_WORDS.has(part)
            ? ''
            : foreignOption(part)?.ours
      if (ours === undefined) return []
      const from = at + language.length + index
      const space = ours === '' ? spaceBefore(text, from - start) : 0
      return [{ start: from - space, end: from + part.length, text: ours }]
    },
  )
  return [...convertLanguage(language, at), ...options]
}

/** Removes the mark that hides the comment: without it, the number is what is shown. */
function convertAnnotation({ start, text }: SourceLine): TextEdit[] {
  const found = ANNOTATION.exec(text)
  if (!found) return []
  const at = start + found.index + found[0].length - 1
  return [{ start: at, end: at + 1, text: '' }]
}

/** `ts:line-numbers=2` of VitePress. */
function convertLanguage(language: string, at: number): TextEdit[] {
  const [whole, no, first] = /:(no-)?line-numbers(?:=(\d+))?$/.exec(language) ?? []
  if (whole === undefined) return []
  const start = first === undefined || first === '1' ? '' : ` start=${first}`
  const end = at + language.length
  return [{ start: end - whole.length, end, text: no ? '' : ` lines${start}` }]
}

/** Classes and options of `{ .py .annotate title="a" }` (MkDocs). Undefined if there are others. */
function readAttributeList(text: string): string[] | undefined {
  const written: string[] = []
  for (const [part] of text.matchAll(PART)) {
    if (/^\.(?:annotate|copy|select)$/.test(part)) continue
    const ours = part.startsWith('title=')
      ? part
      : part === '.no-copy'
        ? 'nocopy'
        : foreignOption(part)?.ours
    if (ours === undefined) return undefined
    if (ours !== '') written.push(ours)
  }
  return written
}

function spaceBefore(text: string, index: number): number {
  return index - text.slice(0, index).trimEnd().length
}

/** Removes comments that highlight lines, and names the lines after the language. */
function convertComments(page: ForeignPage, first: number, last: number): TextEdit[] {
  const edits: TextEdit[] = []
  const lines: number[] = []
  let line = 0
  let isInside = false
  let isNext = false
  for (let row = first + 1; row < last; row++) {
    const [, word] = COMMENT.exec(page.lines[row]!.text) ?? []
    if (word === undefined) {
      line++
      if (isInside || isNext) lines.push(line)
      isNext = false
      continue
    }
    edits.push(removeLine(page, row))
    isNext = word === 'next-line'
    if (word !== 'next-line') isInside = word === 'start'
  }
  const { start, text } = page.lines[first]!
  // In Docusaurus, lines in braces would replace those of comments.
  if (edits.length === 0 || /\{[\d,\s-]+\}/.test(text)) return []
  const end = start + text.trimEnd().length
  return [
    { start: end, end, text: lines.length === 0 ? '' : ` {${ranges(lines)}}` },
    ...edits,
  ]
}

/** `1,3-5`. */
function ranges(lines: readonly number[]): string {
  const found: [number, number][] = []
  for (const line of lines) {
    const range = found.at(-1)
    if (range && range[1] === line - 1) range[1] = line
    else found.push([line, line])
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}
