import { parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import { codeFrame } from '../../runtime/kit/code-frame.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { buildSource, positionAt } from './json-node.ts'
import type { JsonNode, JsonSource } from './json-node.ts'
import { describeSyntax } from './describe-syntax.ts'

/**
 * Maximum nesting of brackets in a settings file, so that later steps may recurse. Real files
 * have at most twelve levels.
 */
const DEEPEST = 100

/** Maximum number of errors reported per file: more are mostly consequences of the first. */
const MOST_SYNTAX_PROBLEMS = 5

/** The result of parsing a JSON file. */
interface ParsedJson {
  /** Absent if the text is too broken to continue. */
  root?: JsonNode
  diagnostics: Diagnostic[]
}

/**
 * Parses strict JSON with the position of every value. Comments, extra commas
 * and missing commas are errors, but the values around them are returned, so that
 * all other problems can be reported in the same run. Never throws.
 */
export function parseJson(text: string, file: string): ParsedJson {
  const source = buildSource(file, text)
  const tooDeep = offsetBelow(text, DEEPEST)
  if (tooDeep !== undefined) {
    const message = `This is nested deeper than ${DEEPEST} levels`
    const hint = 'Take levels out; no reader follows a navigation that deep.'
    return {
      diagnostics: [syntaxError(source, tooDeep, message, hint, 'settings/too-deep')],
    }
  }

  const errors: ParseError[] = []
  const tree = parseTree(text, errors, {
    disallowComments: true,
    allowTrailingComma: false,
  })
  const problems = syntaxProblems(source, errors)
  const diagnostics = problems.list.slice(0, MOST_SYNTAX_PROBLEMS)
  if (!tree || !problems.readable) return { diagnostics }
  return { root: buildNode(tree, source, [], diagnostics), diagnostics }
}

/** The offset of the first bracket below the given depth. Not recursive, unlike a parser. */
function offsetBelow(text: string, limit: number): number | undefined {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{[\]}]/g)) {
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
    if (depth > limit) return index
  }
  return undefined
}

/**
 * One diagnostic per line, since one syntax error makes the parser report what follows as
 * well. `readable` says whether the values can still be trusted.
 */
function syntaxProblems(source: JsonSource, errors: readonly ParseError[]) {
  const list: Diagnostic[] = []
  let readable = true
  let lastLine = 0
  for (const error of errors) {
    const { line } = positionAt(source, error.offset)
    if (line === lastLine) continue
    lastLine = line
    const name = printParseErrorCode(error.error)
    const { message, hint, harmless } = describeSyntax(name, error, source)
    list.push(syntaxError(source, error.offset, message, hint))
    if (harmless) continue
    // Errors after the first are usually its consequences.
    readable = false
    break
  }
  return { list, readable }
}

function syntaxError(
  source: JsonSource,
  offset: number,
  message: string,
  hint: string | undefined,
  code = 'settings/invalid-json',
): Diagnostic {
  const { line, column } = positionAt(source, offset)
  const frame = codeFrame(source.text, line, column)
  return {
    severity: 'error',
    code,
    message,
    hint,
    file: source.file,
    line,
    column,
    frame,
  }
}

function buildNode(
  tree: Node,
  source: JsonSource,
  keys: (string | number)[],
  diagnostics: Diagnostic[],
): JsonNode {
  const { offset, length, children = [] } = tree
  const written = { source, offset, length, keys }
  if (tree.type === 'array') {
    const items = children.map((child, index) =>
      buildNode(child, source, [...keys, index], diagnostics),
    )
    return { ...written, type: 'array', items }
  }
  if (tree.type !== 'object') return { ...written, type: 'primitive', value: tree.value }

  const entries = new Map<string, JsonNode>()
  for (const { children: [key, value] = [] } of children) {
    if (!key || !value) continue
    const name = String(key.value)
    const first = entries.get(name)
    if (first) diagnostics.push(duplicateKey(name, first, key.offset))
    const node = buildNode(value, source, [...keys, name], diagnostics)
    node.keyOffset = key.offset
    entries.set(name, node)
  }
  return { ...written, type: 'object', entries }
}

function duplicateKey(name: string, first: JsonNode, offset: number): Diagnostic {
  const { source } = first
  const before = positionAt(source, first.keyOffset ?? first.offset)
  return {
    severity: 'warning',
    code: 'settings/duplicate-key',
    message: `\`${name}\` is defined twice; the first definition, at ${before.line}:${before.column}, has no effect`,
    hint: 'Remove one of them.',
    file: source.file,
    ...positionAt(source, offset),
  }
}
