import { isExactNumber } from '../exact-number.ts'
import type { Api, RelativeLink } from '../api-model.ts'
import type { SpecFiles } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

/** Members of the model that contain Markdown. */
const PROSE = new Set([
  'description',
  'summary',
  'pathSummary',
  'pathDescription',
  'content',
])
/**
 * Members of the model that contain values, in which keys such as `description` have no meaning.
 */
const DATA = new Set([
  'value',
  'default',
  'const',
  'enum',
  'prefill',
  'codeSamples',
  'raw',
])

/**
 * URLs of Markdown links and images, of link reference definitions, and of HTML attributes.
 */
const ADDRESSES = [
  /\]\(\s*<?([^\s<>()]+(?:\([^\s()]*\)[^\s<>()]*)*)/g,
  /^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*<?([^\s<>]+)/gm,
  /\s(?:href|src)\s*=\s*["']([^"'<>\s]+)["']/gi,
]
const CODE = /```[\s\S]*?```|``[^`]+``|`[^`\n]*`/g

/**
 * Finds links in the texts of a description that aren't absolute: `./other.md`, `/guide`,
 * `#tag/pets`. Links with a scheme other than `http`, `https`, `mailto` and `tel` are included as
 * well, for `resolveLinks` to report. Each URL is listed once, with its first location.
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
        if (PROSE.has(name)) for (const href of urlsIn(member)) found.add(href)
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

/** Examples of parameters and media types have descriptions; those of schemas are plain values. */
function asExamples(list: unknown): unknown[] {
  if (!Array.isArray(list)) return []
  return list.filter((one: unknown) => typeof one === 'object' && one && 'key' in one)
}

function urlsIn(text: string): string[] {
  if (!/\]|(?:href|src)\s*=/i.test(text)) return []
  const prose = withoutIndentedCode(text.replace(CODE, ''))
  return ADDRESSES.flatMap((pattern) =>
    [...prose.matchAll(pattern)].map(([, href = '']) => href),
  ).filter((href) => !/^(?:(?:https?|mailto|tel):|\/\/|$)/i.test(href))
}

/**
 * Removes indented code blocks. Indented lines in list items and footnotes aren't code, so
 * everything after a list marker is kept until an unindented line follows a blank one.
 */
function withoutIndentedCode(text: string): string {
  if (!/^(?: {4}| {0,3}\t)/m.test(text)) return text
  let isAfterBlank = true
  let inItem = false
  const kept = text.split('\n').filter((line) => {
    if (line.trim() === '') return (isAfterBlank = true)
    const isIndented = /^(?: {4}| {0,3}\t)/.test(line)
    if (isIndented && isAfterBlank && !inItem) return false
    if (/^ {0,3}(?:[-*+]|\d+[.)]|\[\^[^\]]+\]:)(?:\s|$)/.test(line)) inItem = true
    else if (/^\S/.test(line) && isAfterBlank) inItem = false
    isAfterBlank = false
    return true
  })
  return kept.join('\n')
}

/**
 * In the source text: what can precede a URL, and the URL, in which JSON may escape slashes. Only
 * in parentheses, it may contain quotes and balanced parentheses.
 */
const LINK_IN_SOURCE =
  /\]\(\s*<?((?:\\\/|[^\s<>()\\])+(?:\((?:\\\/|[^\s()\\])*\)(?:\\\/|[^\s<>()\\])*)*)|(?:\]:\s*<?|(?:href|src)\s*=\s*\\?["'])((?:\\\/|[^\s<>()"'\\])+)/gi

/**
 * The first location of each URL. Reads each file once, since there may be megabytes of text
 * and thousands of links.
 */
function placesOf(
  wanted: ReadonlySet<string>,
  { loaded }: Pick<SpecFiles, 'loaded'>,
): Map<string, RelativeLink> {
  const places = new Map<string, RelativeLink>()
  for (const file of loaded.values()) {
    if (file instanceof SpecProblem) continue
    let line = 1
    let start = 0
    for (const match of file.text.matchAll(LINK_IN_SOURCE)) {
      const written = match[1] ?? match[2] ?? ''
      const href = written.replaceAll('\\/', '/')
      if (!wanted.has(href) || places.has(href)) continue
      const offset = match.index + match[0].length - written.length
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
