import { parseYaml } from '@redocly/openapi-core'
import {
  type ParseError,
  parse as parseJsonc,
  printParseErrorCode,
  visit,
} from 'jsonc-parser'
import { LineCounter, parseDocument as parseYamlDocument, visit as visitYaml } from 'yaml'
import { parseExactJson, parseNumeric } from '../exact-number.ts'
import { SpecProblem, placeAt, problem } from './spec-problem.ts'

/** Objects in objects beyond this are refused: walking them would overflow the stack. */
export const DEEPEST = 2500

/** What needs the careful YAML reader: aliases and anchors, tags, merge keys. */
const YAML_SPECIALS = /(^|[\s[{,:-])[&*!][^\s]|<</m

/** And what may be a number that JavaScript writes otherwise: long ones, `1.50`, `1e3`. */
const YAML_NUMBERS =
  /\d[\d.]{15}|[:,[-]\s+[-+]?(?:\d*\.\d*0|\d[\d.]*[eE][-+]?\d+|-0)\s*(?:[\n\r,\]}#]|$)/

export interface ParsedText {
  value: unknown
  /** Problems that do not keep the document from being read. */
  warnings: SpecProblem[]
}

/**
 * Parse JSON or YAML. JSON is what starts with `{` or `[` and is named `.json`, or
 * parses as such; comments are not allowed in it.
 *
 * Throws a SpecProblem with its place: syntax, several documents, unknown tags, alias
 * bombs, and nesting beyond DEEPEST.
 */
export function parseDocument(text: string, name: string): ParsedText {
  const json = /\.json$/i.test(name) || /^\s*[{[]/.test(text)
  const parsed = json ? parseJson(text, name) : parseYamlText(text)
  checkDepth(parsed.value, text)
  return parsed
}

function parseJson(text: string, name: string): ParsedText {
  try {
    return {
      value: parseExactJson(text),
      warnings: duplicateKeys(text),
    }
  } catch {
    // YAML flow mappings look like JSON too.
    if (!/\.json$/i.test(name)) return parseYamlText(text)
  }
  const errors: ParseError[] = []
  parseJsonc(text, errors, { disallowComments: true, allowTrailingComma: false })
  const first = errors[0]
  if (!first) throw problem('api/syntax', 'is not valid JSON', undefined, text, 0)
  const words = printParseErrorCode(first.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  throw problem(
    'api/syntax',
    `is not valid JSON: ${words}`,
    jsonHint(words),
    text,
    first.offset,
  )
}

function jsonHint(words: string): string | undefined {
  if (words.includes('comment'))
    return 'JSON has no comments: remove them, or name the file `.yaml`'
  if (words.includes('property name'))
    return 'Names stand in double quotes, and no comma follows the last one'
  return undefined
}

/** JSON.parse takes the last of equal keys silently: say so. */
function duplicateKeys(text: string): SpecProblem[] {
  const found: SpecProblem[] = []
  const open: Set<string>[] = []
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, offset) => {
      const keys = open.at(-1)
      if (keys?.has(key)) {
        found.push(
          new SpecProblem(
            'api/duplicate-key',
            `key \`${key}\` appears twice in one object`,
            {
              severity: 'warning',
              hint: 'The last one counts: remove the other',
              place: placeAt(text, offset),
            },
          ),
        )
      }
      keys?.add(key)
    },
  })
  return found
}

function parseYamlText(text: string): ParsedText {
  if (!YAML_SPECIALS.test(text) && !YAML_NUMBERS.test(text)) {
    try {
      return { value: parseYaml(text), warnings: [] }
    } catch {
      // The careful reader below says what is wrong, and where.
    }
  }
  return parseYamlCarefully(text)
}

/** The reader that knows positions, counts aliases and keeps numbers as they are written. */
function parseYamlCarefully(text: string): ParsedText {
  const lines = new LineCounter()
  const document = parseYamlDocument(text, {
    merge: true,
    lineCounter: lines,
    prettyErrors: false,
    version: '1.2',
  })
  const error =
    document.errors[0] ??
    document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED')
  if (error && /call stack/.test(error.message)) throw tooDeep()
  if (error) {
    const { line, col } = lines.linePos(error.pos[0])
    const words =
      error.code === 'MULTIPLE_DOCS'
        ? 'holds several YAML documents'
        : `is not valid YAML: ${firstLine(error.message)}`
    throw new SpecProblem('api/syntax', words, {
      place: { line, column: col },
      hint: yamlHint(error.code),
    })
  }
  visitYaml(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'number' || !node.source) return
      const exact = parseNumeric(node.source)
      // Octal, hexadecimal and the like: JSON has no way to write them.
      const isLossy = exact === undefined && !Number.isSafeInteger(node.value)
      if (exact !== undefined) node.value = exact
      else if (isLossy && Number.isInteger(node.value)) node.value = node.source
    },
  })
  try {
    return { value: document.toJS({ maxAliasCount: 10_000 }) as unknown, warnings: [] }
  } catch (cause) {
    const message = cause instanceof Error ? firstLine(cause.message) : String(cause)
    throw problem(
      'api/yaml-alias',
      `has aliases that can't be followed: ${message}`,
      'Use `$ref` instead of YAML aliases',
      text,
      0,
    )
  }
}

function yamlHint(code: string): string | undefined {
  if (code === 'MULTIPLE_DOCS')
    return 'Keep one description per file, without `---` between'
  if (code === 'TAB_AS_INDENT') return 'Indent with spaces'
  if (code === 'DUPLICATE_KEY') return 'Remove one of the two'
  if (code === 'TAG_RESOLVE_FAILED')
    return 'Tags (`!…`) are not allowed in API descriptions'
  return undefined
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0]!.replace(/[.:]\s*$/, '')
}

/**
 * Refuses what is nested too deep, and circles, which only YAML aliases can make. Without
 * recursion, so that the check itself can't overflow.
 */
function checkDepth(root: unknown, text: string): void {
  if (!isObject(root)) return
  const open = new Set<object>()
  const done = new Set<object>()
  const stack: { node: object; children: unknown[] }[] = []

  function enter(node: object) {
    open.add(node)
    stack.push({ node, children: Object.values(node) })
  }

  enter(root)
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    if (stack.length > DEEPEST) {
      throw new SpecProblem(
        'api/too-deep',
        `is nested more than ${DEEPEST} levels deep`,
        {
          hint: 'Name inner schemas under `components` and refer to them',
          place: { line: 1, column: 1 },
        },
      )
    }
    const child = top.children.pop()
    if (isObject(child) && open.has(child)) {
      throw new SpecProblem('api/yaml-alias', 'has a YAML alias inside what it names', {
        hint: 'Use `$ref` instead of YAML aliases',
        place: placeAt(text, Math.max(0, text.search(/\*[\w-]/))),
      })
    }
    if (isObject(child) && !done.has(child)) enter(child)
    else if (top.children.length === 0) {
      open.delete(top.node)
      done.add(top.node)
      stack.pop()
    }
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The refusal of what would overflow the stack of whoever walks it. */
export function tooDeep(): SpecProblem {
  return new SpecProblem('api/too-deep', `is nested more than ${DEEPEST} levels deep`, {
    hint: 'Name inner schemas under `components` and refer to them',
    place: { line: 1, column: 1 },
  })
}
