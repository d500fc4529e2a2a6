import * as v from 'valibot'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { describeIssue } from './describe-issue.ts'
import { childOf, formatKeys, toValue, valuePlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'

/** A validated setting: its value, and the nodes it was read from. */
export interface Validated<Value> {
  value: Value
  /** Parallel to `value`: items that were left out are left out here as well. */
  node: JsonNode
  /** All texts in what was left out. */
  leftOut: string[]
  /** Whether an error was reported. */
  hasErrors: boolean
}

/**
 * Checks one setting against its schema. Every problem is reported at its place; then the
 * invalid values are removed and the rest is checked again, so that one bad link does not empty
 * the navigation. Returns undefined if nothing valid is left.
 *
 * @param keys Path of the setting, for messages.
 * @param missing Receives the paths of required keys that are missing, as in messages.
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  written: JsonNode,
  keys: (string | number)[],
  report: (diagnostic: Diagnostic) => void,
  missing = new Set<string>(),
): Validated<v.InferOutput<Schema>> | undefined {
  let node = written
  const leftOut: string[] = []
  let hasErrors = false
  // Removing values can reveal problems of the values around them, level by level.
  for (let round = 0; round < 8; round++) {
    const result = v.safeParse(schema, toValue(node))
    if (result.success) return { value: result.output, node, leftOut, hasErrors }
    const problems = firstOfEach(
      result.issues.flatMap((issue) => describeIssue(issue, keys)),
    )
    const wrong: Change[] = []
    for (const { keys: inner, kind, message, hint, tolerance } of problems) {
      const isMissing = kind === 'missing'
      const at = isMissing ? inner.slice(0, -1) : inner
      wrong.push({ path: at, corrected: tolerance?.corrected })
      leftOut.push(...textsIn(nodeAt(node, at)))
      if (round > 0) continue
      hasErrors ||= !tolerance
      if (isMissing) missing.add(formatKeys([...keys, ...inner]))
      report({
        severity: tolerance ? 'warning' : 'error',
        code: isMissing ? 'settings/missing-key' : 'settings/invalid-value',
        message: `\`${formatKeys([...keys, ...inner])}\` ${message}`,
        hint,
        ...valuePlace(nodeAt(node, at)),
      })
    }
    if (wrong.some(({ path }) => path.length === 0)) return undefined
    node = change(node, wrong)
  }
  return undefined
}

function textsIn(node: JsonNode): string[] {
  if (node.type === 'array') return node.items.flatMap(textsIn)
  if (node.type === 'object') return [...node.entries.values()].flatMap(textsIn)
  return typeof node.value === 'string' ? [node.value] : []
}

/** Of several problems with one value, the first: the others mostly follow from it. */
function firstOfEach<Problem extends { keys: (string | number)[] }>(problems: Problem[]) {
  const seen = new Set<string>()
  return problems.filter(({ keys }) => {
    const id = formatKeys(keys)
    return !seen.has(id) && seen.add(id)
  })
}

/** The node at a path, or the last one on the way. */
function nodeAt(node: JsonNode, keys: readonly (string | number)[]): JsonNode {
  let at = node
  for (const key of keys) at = childOf(at, key) ?? at
  return at
}

/** Replaces the value at a path by another, or removes it. */
interface Change {
  path: readonly (string | number)[]
  corrected: string | number | boolean | undefined
}

/** A copy of the tree with other values at some paths, or none. */
function change(node: JsonNode, changes: readonly Change[]): JsonNode {
  if (node.type === 'primitive') return node
  const below = new Map<string, Change[]>()
  for (const { path, corrected } of changes) {
    const [key, ...rest] = path
    if (key === undefined) continue
    below.set(String(key), [...(below.get(String(key)) ?? []), { path: rest, corrected }])
  }
  const keep = (key: string, child: JsonNode): JsonNode[] => {
    const inner = below.get(key)
    if (!inner) return [child]
    const here = inner.filter(({ path }) => path.length === 0)
    if (here.length === 0) return [change(child, inner)]
    const { corrected } = here[0]!
    if (corrected === undefined || here.length > 1) return []
    return [{ ...child, type: 'primitive', value: corrected }]
  }
  const changed = new Set([...(node.changed ?? []), ...below.keys()])
  if (node.type === 'array') {
    return {
      ...node,
      changed,
      items: node.items.flatMap((item, index) => keep(String(index), item)),
    }
  }
  const entries = [...node.entries].flatMap(([key, child]) =>
    keep(key, child).map((kept): [string, JsonNode] => [key, kept]),
  )
  return { ...node, changed, entries: new Map(entries) }
}
