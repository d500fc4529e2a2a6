import { isExactNumber } from '../exact-number.ts'
import type { Api, RelativeLink } from '../api-model.ts'
import type { SpecFiles } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

/** Members of the model that are Markdown. */
const PROSE = new Set([
  'description',
  'summary',
  'pathSummary',
  'pathDescription',
  'content',
])
/** Members that hold values of the API, whatever their members are called. */
const DATA = new Set([
  'value',
  'default',
  'const',
  'enum',
  'prefill',
  'codeSamples',
  'raw',
])

/** Addresses of links and images in Markdown, of definitions, and in HTML. */
const ADDRESSES = [
  /\]\(\s*<?([^\s<>()]+(?:\([^\s()]*\))?)/g,
  /^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*<?([^\s<>]+)/gm,
  /\s(?:href|src)\s*=\s*["']([^"'<>\s]+)["']/gi,
]
const CODE = /```[\s\S]*?```|``[^`]+``|`[^`\n]*`/g

/**
 * The addresses in the texts of a description that say not where they start: `./other.md`, `/guide`, `#tag/pets`, and
 * those with a scheme that links of descriptions cannot have. Each once, with the place where it is written.
 */
export function findRelativeLinks(
  api: Api,
  files: Pick<SpecFiles, 'loaded'>,
): RelativeLink[] {
  const found = new Set<string>()
  const { schemas, ...rest } = api
  const queue: unknown[] = [rest, schemas]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (typeof next !== 'object' || next === null || isExactNumber(next)) continue
    for (const [name, member] of Object.entries(next)) {
      if (typeof member === 'string') {
        if (PROSE.has(name)) for (const href of addressesIn(member)) found.add(href)
      } else if (!DATA.has(name)) {
        queue.push(name === 'examples' ? asExamples(member) : member)
      }
    }
  }
  const places = found.size > 0 ? placesOf(found, files) : new Map<string, never>()
  return [...found]
    .sort()
    .map((href) => places.get(href) ?? { href, file: api.source, line: 1, column: 1 })
}

/** Examples of parameters and bodies, which have texts of their own; of schemas they are values. */
function asExamples(list: unknown): unknown[] {
  if (!Array.isArray(list)) return []
  return list.filter((one: unknown) => typeof one === 'object' && one && 'key' in one)
}

function addressesIn(text: string): string[] {
  if (!/\]|(?:href|src)\s*=/i.test(text)) return []
  const prose = withoutIndentedCode(text.replace(CODE, ''))
  return ADDRESSES.flatMap((pattern) =>
    [...prose.matchAll(pattern)].map(([, href = '']) => href),
  ).filter((href) => !/^(?:(?:https?|mailto|tel):|\/\/|$)/i.test(href))
}

/**
 * Leaves out code that is indented after an empty line. Indented text of list items and footnotes is no code: all of it
 * is kept until a line stands at the margin again.
 */
function withoutIndentedCode(text: string): string {
  if (!/^(?: {4}| {0,3}\t)/m.test(text)) return text
  let isFree = true
  let inItem = false
  const kept = text.split('\n').filter((line) => {
    if (line.trim() === '') return (isFree = true)
    const isIndented = /^(?: {4}| {0,3}\t)/.test(line)
    if (isIndented && isFree && !inItem) return false
    if (/^ {0,3}(?:[-*+]|\d+[.)]|\[\^[^\]]+\]:)(?:\s|$)/.test(line)) inItem = true
    else if (/^\S/.test(line) && isFree) inItem = false
    isFree = false
    return true
  })
  return kept.join('\n')
}

/** In the text of a file: what may stand before an address, and the address. */
const WRITTEN = /(\]\(\s*<?|\]:\s*<?|(?:href|src)\s*=\s*\\?["'])([^\s<>()"'\\]+)/gi

/** Where each is written first. The files are passed over once: they may have megabytes, and thousands of links. */
function placesOf(
  wanted: ReadonlySet<string>,
  { loaded }: Pick<SpecFiles, 'loaded'>,
): Map<string, RelativeLink> {
  const places = new Map<string, RelativeLink>()
  for (const file of loaded.values()) {
    if (file instanceof SpecProblem) continue
    let line = 1
    let start = 0
    for (const { index, 1: before = '', 2: href = '' } of file.text.matchAll(WRITTEN)) {
      if (!wanted.has(href) || places.has(href)) continue
      const offset = index + before.length
      for (
        let end = lineEnd(file.text, start);
        end < offset;
        end = lineEnd(file.text, start)
      ) {
        line++
        start = end + 1
      }
      places.set(href, { href, file: file.name, line, column: offset - start + 1 })
    }
  }
  return places
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? Infinity : end
}
