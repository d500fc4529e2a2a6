import { parseYaml } from '@redocly/openapi-core'
import {
  type ParseError,
  parse as parseJsonc,
  printParseErrorCode,
  visit,
} from 'jsonc-parser'
import { parseDocument as parseYamlDocument, visit as visitYaml } from 'yaml'
import { parseExactJson, parseNumeric } from '../exact-number.ts'
import { SpecProblem, problem } from './spec-problem.ts'
import { yamlError } from './yaml-error.ts'
import { placeAt } from '../../../runtime/kit/place-at.ts'

/** Maximum nesting. Recursive functions would overflow the stack on deeper documents. */
export const DEEPEST = 2500

/** YAML features that only the slower parser handles: anchors, aliases, tags and merge keys. */
const YAML_SPECIALS = /(^|[\s[{,:-])[&*!][^\s]|<</m

/** Possible numbers that JavaScript would print differently: long and small ones, `1.50`, `1e3`. */
const YAML_NUMBERS =
  /\d[\d.]{15}|\.0{6}|[:,[-]\s+[-+]?(?:\d*\.\d*0|\d[\d.]*[eE][-+]?\d+|-0)\s*(?:[\n\r,\]}#]|$)/

interface ParsedText {
  value: unknown
  /** Problems that don't prevent the document from being read. */
  warnings: SpecProblem[]
}

/**
 * Parses JSON or YAML. A text is parsed as JSON if the file is named `.json` or the text starts
 * with `{` or `[`; in the latter case, as YAML if it isn't valid JSON. Comments aren't allowed in
 * JSON.
 *
 * @throws SpecProblem with its location for syntax errors, multiple documents, unknown tags,
 *   alias bombs, and nesting beyond `DEEPEST`.
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
    // A YAML flow mapping also starts with `{` or `[`.
    if (!/\.json$/i.test(name)) return parseYamlText(text)
  }
  const errors: ParseError[] = []
  parseJsonc(text, errors, { disallowComments: true, allowTrailingComma: false })
  const first = errors[0]
  if (!first) throw problem('api/syntax', 'is not valid JSON', undefined, text, 0)
  const reason = printParseErrorCode(first.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  throw problem(
    'api/syntax',
    `is not valid JSON: ${reason}`,
    jsonHint(reason),
    text,
    first.offset,
  )
}

function jsonHint(reason: string): string | undefined {
  if (reason.includes('comment'))
    return 'JSON does not allow comments: remove them, or rename the file to `.yaml`.'
  if (reason.includes('property name'))
    return 'Property names need double quotes, and trailing commas are not allowed.'
  if (reason.startsWith('comma')) return 'Add a comma after the value before.'
  if (reason.startsWith('close'))
    return 'The file ends before its last bracket is closed.'
  if (reason === 'invalid symbol') return 'Texts need double quotes.'
  return undefined
}

/** Reports repeated keys, of which `JSON.parse` silently takes the last. */
function duplicateKeys(text: string): SpecProblem[] {
  const found: SpecProblem[] = []
  const open: Set<string>[] = []
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, _offset, _length, line, character) => {
      const keys = open.at(-1)
      if (keys?.has(key)) {
        found.push(
          new SpecProblem(
            'api/duplicate-key',
            `key \`${key}\` appears twice in one object`,
            {
              severity: 'warning',
              hint: 'The last one wins: remove the other.',
              place: { line: line + 1, column: character + 1 },
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
      // Parse again with positions, to report the error.
    }
  }
  return parseYamlExactly(text)
}

/**
 * Parses with the `yaml` package, which reports positions, limits aliases and gives access to the
 * source of numbers.
 */
function parseYamlExactly(text: string): ParsedText {
  const document = parseYamlDocument(text, {
    merge: true,
    prettyErrors: false,
    version: '1.2',
  })
  const error =
    document.errors[0] ??
    document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED')
  if (error && /call stack/.test(error.message)) throw tooDeep()
  if (error) throw yamlError(error, document, text)
  visitYaml(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'number' || !node.source) return
      const exact = parseNumeric(node.source)
      // Octal, hexadecimal and other notations that JSON lacks: keep the text of unsafe integers.
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
      `has aliases that can't be resolved: ${message}`,
      'Use `$ref` instead of YAML aliases.',
      text,
      0,
    )
  }
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0]!.replace(/[.:]\s*$/, '')
}

/**
 * Rejects documents that are nested too deeply or contain cycles, which only YAML aliases can
 * create. Not recursive, so the check itself can't overflow the stack.
 */
function checkDepth(root: unknown, text: string): void {
  if (!isObject(root)) return
  const ancestors = new Set<object>()
  const done = new Set<object>()
  const stack: { node: object; children: unknown[] }[] = []

  function enter(node: object) {
    ancestors.add(node)
    stack.push({ node, children: Object.values(node) })
  }

  enter(root)
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    if (stack.length > DEEPEST) {
      throw new SpecProblem(
        'api/too-deep',
        `is nested more than ${DEEPEST} levels deep`,
        {
          hint: 'Move inner schemas to `components` and reference them.',
          place: { line: 1, column: 1 },
        },
      )
    }
    const child = top.children.pop()
    if (isObject(child) && ancestors.has(child)) {
      throw new SpecProblem(
        'api/yaml-alias',
        'has a YAML alias inside the node that it refers to',
        {
          hint: 'Use `$ref` instead of YAML aliases.',
          place: placeAt(text, Math.max(0, text.search(/\*[\w-]/))),
        },
      )
    }
    if (isObject(child) && !done.has(child)) enter(child)
    else if (top.children.length === 0) {
      ancestors.delete(top.node)
      done.add(top.node)
      stack.pop()
    }
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The problem reported for a document that would overflow the stack. */
export function tooDeep(): SpecProblem {
  return new SpecProblem('api/too-deep', `is nested more than ${DEEPEST} levels deep`, {
    hint: 'Move inner schemas to `components` and reference them.',
    place: { line: 1, column: 1 },
  })
}
