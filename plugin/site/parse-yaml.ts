import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import { readPlainYaml } from './read-plain-yaml.ts'
import { describeYaml } from './yaml-problem.ts'

/** A problem in YAML. The location is 1-based and relative to the text. */
interface YamlProblem {
  message: string
  hint?: string
  line: number
  column: number
}

/** A parsed YAML mapping. */
export interface YamlMapping {
  /** Without unsafe keys such as `__proto__`. */
  data: Record<string, unknown>
  /** Location of each top-level key, 1-based. */
  places: Map<string, { line: number; column: number }>
  problems: YamlProblem[]
}

/** Limit in characters: parsing time grows with the size, and real frontmatter is a few lines. */
const MAX_LENGTH = 256 * 1024
const MAX_ALIASES = 100
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses a YAML mapping with the locations of its keys. Never throws: for invalid YAML, returns the
 * problems and the keys that can be parsed on their own.
 */
export function parseYaml(text: string): YamlMapping {
  if (text.length > MAX_LENGTH) {
    const message = `frontmatter of ${Math.round(text.length / 1024)} KB is too large`
    return { ...emptyMapping(), problems: [{ message, line: 1, column: 1 }] }
  }
  const plain = readPlainYaml(text)
  if (plain) return { ...plain, problems: [] }
  try {
    const strict = parse(text)
    const lenient =
      strict.document.errors.length > 0 ? parse(indentContinuations(text)) : strict
    const { document, lines } = lenient.document.errors.length > 0 ? strict : lenient
    const problems = [...document.errors, ...document.warnings].map((problem) => {
      const { offset, ...described } = describeYaml(problem, text)
      return { ...described, ...place(lines, offset) }
    })
    // After errors, values that `yaml` recovers may include lines of other keys.
    if (document.errors.length > 0)
      return { ...salvage(text), problems: problems.slice(0, 1) }
    return { ...readMapping(document, lines, problems), problems }
  } catch (error) {
    // Nesting exceeded the stack, or aliases the limit.
    const deep = error instanceof RangeError
    const message = deep
      ? 'frontmatter is nested too deeply'
      : describeYaml(
          { code: '', message: String((error as Error).message), pos: [0, 0] },
          text,
        ).message
    const read = deep ? emptyMapping() : salvage(text)
    return { ...read, problems: [{ message, line: 1, column: 1 }] }
  }
}

function parse(text: string): { document: Document.Parsed; lines: LineCounter } {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'silent',
  })
  return { document, lines }
}

/**
 * Indents lines that continue a value in the first column, which older YAML parsers allow and real
 * sites contain. Lines that look like keys are kept, except inside quotes (`Ex: …`).
 */
function indentContinuations(text: string): string {
  let quote = ''
  return text
    .split('\n')
    .map((line) => {
      const isInside = quote !== ''
      if (!isInside) quote = /^[\w.-]+:\s+(['"])/.exec(line)?.[1] ?? ''
      if (quote !== '' && closes(line, quote, isInside)) quote = ''
      return isInside || CONTINUATION.test(line) ? ` ${line}` : line
    })
    .join('\n')
}

/** A line in the first column that doesn't start a key, comment or item. */
const CONTINUATION = /^(?=[^\s#}\]-])(?!["'\w][\w:.@"' -]*:(?:\s|$))/

/** Whether a line ends quoted text. If not `isInside`, the line opens the quote. */
function closes(line: string, quote: string, isInside: boolean): boolean {
  const inner = isInside ? line : line.slice(line.indexOf(quote) + 1)
  const rest = quote === "'" ? inner.replaceAll("''", '') : inner.replace(/\\./g, '')
  return rest.includes(quote)
}

function readMapping(
  document: Document.Parsed,
  lines: LineCounter,
  problems: YamlProblem[],
): Omit<YamlMapping, 'problems'> {
  const { contents } = document
  if (contents === null || (isScalar(contents) && contents.value === null))
    return emptyMapping()
  if (!isMap(contents)) {
    problems.push({
      message: 'frontmatter must be `key: value` lines',
      line: 1,
      column: 1,
    })
    return emptyMapping()
  }
  const values = document.toJS({ maxAliasCount: MAX_ALIASES }) as Record<string, unknown>
  const mapping = emptyMapping()
  for (const { key } of contents.items) {
    if (!isScalar(key)) continue
    const name = String(key.value)
    if (UNSAFE_KEYS.has(name)) continue
    mapping.data[name] = values[name]
    mapping.places.set(name, place(lines, key.range?.[0] ?? 0))
  }
  return mapping
}

/** The key of a line in the first column. It may contain colons: `og:title: …`, `"og:title": …`. */
const KEY = /^("[^"]*"|'[^']*'|[^\s#:](?:[^:]|:(?=\S))*):(?:\s|$)/

/** Parses each top-level `key: …` with its indented lines separately. */
function salvage(text: string): Omit<YamlMapping, 'problems'> {
  const mapping = emptyMapping()
  const rows = text.split(/\r\n|\n/)
  const starts = rows.flatMap((row, index) => (KEY.test(row) ? [index] : []))
  for (const [order, start] of starts.entries()) {
    const chunk = rows.slice(start, starts[order + 1] ?? rows.length)
    const [before, key] = KEY.exec(chunk[0]!)!
    const rest = chunk[0]!.slice(before.length).trim()
    const name = key!.trim().replace(/^(["'])(.*)\1$/, '$2')
    if (UNSAFE_KEYS.has(name) || name in mapping.data) continue
    const value = salvageValue(chunk, rest)
    if (value === undefined) continue
    mapping.data[name] = value
    mapping.places.set(name, { line: start + 1, column: 1 })
  }
  return mapping
}

function salvageValue(chunk: string[], rest: string): unknown {
  const document = parseDocument(chunk.join('\n'), {
    prettyErrors: false,
    logLevel: 'silent',
  })
  if (document.errors.length === 0 && isMap(document.contents)) {
    const value = document.contents.items[0]?.value
    return document.contents.items.length === 1 && isScalar(value)
      ? value.value
      : undefined
  }
  // Accept `'It's here'` as the text between the outer quotes.
  const quoted = /^(["'])(.+)\1$/.exec(rest)
  if (quoted && chunk.length === 1) return quoted[2]
  // Accept `title: Errors: how they look` and `title: @scope/name` as text, but no unclosed bracket
  // or quote.
  return rest !== '' && !/^[[{"'&*!|>]/.test(rest) ? rest : undefined
}

function emptyMapping(): Omit<YamlMapping, 'problems'> {
  return { data: {}, places: new Map() }
}

function place(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(1, line), column: Math.max(1, col) }
}
