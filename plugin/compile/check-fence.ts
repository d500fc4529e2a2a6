import type { Code } from 'mdast'
import type { Compilation, Source } from '../mdx/compilation.ts'
import { reportFinding } from './report-finding.ts'
import { checkForeignFence } from './check-foreign-fence.ts'
import { parseInfo, withoutBraces } from './parse-info.ts'

/** An opening fence. */
const OPENING = /^(`{3,}|~{3,})/

/** Reports mistakes in a fence and its info string. Code that is indented has neither. */
export function checkFence(code: Code, page: Compilation): void {
  const { position, meta } = code
  if (!position) return
  const lines = linesOf(page.sourceOf(code))
  // The position of indented code starts before its indentation.
  const opening = lines[position.start.line - 1]?.slice(position.start.column - 1) ?? ''
  const marker = OPENING.exec(opening)?.[1]
  if (marker === undefined) return
  const isClosed =
    position.end.line > position.start.line &&
    isClosing(lines[position.end.line - 1] ?? '', marker)
  // The code of a file may have any fences.
  const isWritten = position.end.line > position.start.line + 1
  if (!isClosed) reportUnclosed(code, marker, page)
  else if (isWritten && code.value.includes(marker)) checkInner(code, marker, page)
  checkForeignFence(code, page)
  if (!meta) return
  checkBraces(code, meta, page)
  if (/\d/.test(meta)) checkLines(code, meta, page)
}

/** Whether a line consists of a marker that is at least as long as the opening one. */
function isClosing(line: string, marker: string): boolean {
  const text = line.replace(/^[\s>]*/, '').trimEnd()
  return text.startsWith(marker) && text === marker[0]!.repeat(text.length)
}

function reportUnclosed(code: Code, marker: string, page: Compilation): void {
  reportFinding(page, code, {
    code: 'code/unclosed-fence',
    message: 'This code block is never closed, so everything after it is code',
    hint: `Write ${marker} on a line of its own where the code ends.`,
  })
}

/** Reports a fence in the code that has the same marker, so that its end closes this one. */
function checkInner(code: Code, marker: string, page: Compilation): void {
  const inner = code.value
    .split('\n')
    .find(
      (line) =>
        line.startsWith(marker) && /^[ \t]*\w[^`]*$/.test(line.slice(marker.length)),
    )
  if (inner === undefined) return
  reportFinding(page, code, {
    code: 'code/unclosed-fence',
    message: `This code block contains the start of another one, \`\` ${inner.trim()} \`\``,
    hint: `Write ${marker} on a line of its own where the first one ends. If it shows Markdown, open and close it with ${marker}${marker[0]}.`,
  })
}

/** Reports an unclosed brace in the info string: ` ```ts {1,3 `. */
function checkBraces(code: Code, meta: string, page: Compilation): void {
  const open = /\{[\s\d,.-]*(?=[^\s\d,.}-]|$)(?![^{]*\})/.exec(withoutBraces(meta))
  if (!open) return
  reportFinding(page, code, {
    code: 'code/fence-braces',
    message: `\`${open[0].trim()}\` after the language is never closed, so it becomes part of the title`,
    hint: `Close it: \`${open[0].trim()}}\`.`,
  })
}

/** Reports marked lines that the code doesn't have. */
function checkLines(code: Code, meta: string, page: Compilation): void {
  const { highlight, focus } = parseInfo(`${code.lang ?? ''} ${meta}`)
  const count = code.value.split('\n').length
  const beyond = [...highlight, ...focus].find((line) => line > count)
  if (beyond === undefined) return
  reportFinding(page, code, {
    code: 'code/line-range',
    message: `Line ${beyond} is marked, but the code has ${count} ${count === 1 ? 'line' : 'lines'}`,
    hint: 'Count the lines from 1, without the fence.',
  })
}

/** Split once per source, not once per fence. */
const knownLines = new WeakMap<Source, readonly string[]>()

function linesOf(source: Source): readonly string[] {
  const known = knownLines.get(source)
  if (known) return known
  const lines = source.text.split('\n')
  knownLines.set(source, lines)
  return lines
}
