import type { Code } from 'mdast'
import type { Compilation, Source } from '../mdx/compilation.ts'
import { reportFinding } from './report-finding.ts'
import { parseInfo, withoutBraces } from './parse-info.ts'

/** An opening fence, after list and quote markers. */
const OPENING = /^[\s>*+\d.)-]*(`{3,}|~{3,})/

/**
 * Reports fences that are never closed, which turn the rest of the page into code, unclosed
 * braces in the info string, which become part of the title, and marked lines that the code
 * doesn't have.
 */
export function checkFence(code: Code, page: Compilation): void {
  const { position, meta } = code
  if (!position) return
  const lines = linesOf(page.sourceOf(code))
  const fence = OPENING.exec(lines[position.start.line - 1] ?? '')?.[1]
  if (fence === undefined) return
  const last = (lines[position.end.line - 1] ?? '').replace(/^[\s>]*/, '').trimEnd()
  const isClosed =
    position.end.line > position.start.line &&
    last.startsWith(fence) &&
    last === fence[0]!.repeat(last.length)
  if (!isClosed) {
    reportFinding(page, code, {
      code: 'code/unclosed-fence',
      message: 'This code block is never closed, so everything after it is code',
      hint: `Write ${fence} on a line of its own where the code ends.`,
    })
  }
  const open =
    meta && /\{[\s\d,.-]*(?=[^\s\d,.}-]|$)(?![^{]*\})/.exec(withoutBraces(meta))
  if (open) {
    reportFinding(page, code, {
      code: 'code/fence-braces',
      message: `\`${open[0].trim()}\` after the language is never closed, so it becomes part of the title`,
      hint: `Close it: \`${open[0].trim()}}\`.`,
    })
  }
  if (meta && /\d/.test(meta)) checkLines(code, meta, page)
}

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
