import {
  JSONPathEnvironment,
  JSONPathError,
  type JSONPathNode,
  type JSONValue,
  jsonpath,
} from 'json-p3'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { nearest } from '../../../runtime/kit/nearest.ts'
import { diagnosticAt } from './diagnostic-at.ts'
import type { WrittenAction, WrittenOverlay } from './document-as-written.ts'
import { joinPointer } from './json-reference.ts'
import {
  isContainer,
  kindOf,
  mergeOverlay,
  type Mismatch,
  setMember,
} from './merge-overlay.ts'
import { DEEPEST } from './parse-document.ts'
import { asObject, asText } from './raw.ts'
import type { SpecFile } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

const paths = new JSONPathEnvironment({ maxRecursionDepth: DEEPEST })

/** Reports a problem at a key of an action. */
type Report = (key: keyof WrittenAction, problem: SpecProblem) => void

/**
 * Applies the actions of an overlay to the parsed value of a description, in place and in order.
 * An action that can't be applied is reported, the others are applied.
 *
 * @see https://spec.openapis.org/overlay/v1.1.0.html
 */
export function applyOverlay(description: SpecFile, overlay: SpecFile): Diagnostic[] {
  const { overlay: version, actions } = asObject<WrittenOverlay>(overlay.value) ?? {}
  if (asText(version) === undefined || !Array.isArray(actions)) {
    const found = warning(
      'api/overlay',
      `\`${overlay.name}\` is not an overlay: expected an object with \`overlay\`, \`info\` and \`actions\``,
    )
    return [diagnosticAt(overlay, found)]
  }
  return actions.flatMap((action: unknown, index) => {
    const found: Diagnostic[] = []
    applyAction(description, asObject<WrittenAction>(action) ?? {}, (key, problem) =>
      found.push(diagnosticAt(overlay, problem, ['actions', String(index), key])),
    )
    return found
  })
}

function applyAction(description: SpecFile, action: WrittenAction, report: Report): void {
  const nodes = select(description, action, 'target', report)
  if (nodes.length === 0) return
  if (action.remove === true) {
    remove(nodes, report)
    return
  }
  const given = givenValue(description, action, report)
  if (given) for (const node of nodes) update(node, given, report)
}

/** What an action adds, and the key that says so. */
interface Given {
  key: 'update' | 'copy'
  value: unknown
}

function givenValue(
  description: SpecFile,
  action: WrittenAction,
  report: Report,
): Given | undefined {
  if (action.update !== undefined) return { key: 'update', value: action.update }
  if (action.copy === undefined) {
    const message = 'the action has no `update`, `copy` or `remove: true`'
    report('target', warning('api/overlay', message))
    return undefined
  }
  const [first, ...others] = select(description, action, 'copy', report)
  if (others.length > 0) {
    const message = `\`copy\` selects ${others.length + 1} values, and the first one is taken`
    report('copy', warning('api/overlay-target', message))
  }
  return first && { key: 'copy', value: structuredClone(first.value) }
}

/** The nodes that a JSONPath of an action selects. Selecting none is reported. */
function select(
  { name, value }: SpecFile,
  action: WrittenAction,
  key: 'target' | 'copy',
  report: Report,
): readonly JSONPathNode[] {
  const path = action[key]
  if (typeof path !== 'string') {
    report(key, warning('api/overlay', `the action has no \`${key}\``))
    return []
  }
  try {
    const query = paths.compile(path)
    const { nodes } = query.query(isJson(value) ? value : null)
    if (nodes.length === 0)
      report(
        key,
        warning(
          'api/overlay-target',
          `\`${path}\` selects nothing in \`${name}\``,
          nearestName(query.segments, value),
        ),
      )
    return nodes
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error
    report(
      key,
      warning(
        'api/overlay-target',
        `\`${path}\` is not a JSONPath: ${error.message}`,
        "Put names with other characters than letters, digits and `_` in brackets: `$.paths['/boats'].get`.",
      ),
    )
    return []
  }
}

/** Every parsed value is one. */
function isJson(value: unknown): value is JSONValue {
  return value !== undefined
}

/** A hint with the name in a description that is nearest to the first one that isn't there. */
function nearestName(
  segments: readonly { selectors: readonly unknown[] }[],
  root: unknown,
): string | undefined {
  let value = root
  for (const { selectors } of segments) {
    const [selector] = selectors
    if (!(selector instanceof jsonpath.selectors.NameSelector) || !isContainer(value))
      return undefined
    const child = Object.entries(value).find(([key]) => key === selector.name)
    if (!child) {
      const meant = nearest(selector.name, Object.keys(value))
      return meant === undefined ? undefined : `Did you mean \`${meant}\`?`
    }
    value = child[1]
  }
  return undefined
}

function update(node: JSONPathNode, { key, value }: Given, report: Report): void {
  const { value: target, location } = node
  const mismatch = ({ pointer, was, is }: Mismatch) => {
    const place = joinPointer([...location.map(String), ...pointer])
    const message = `\`${place}\` is ${was}, and \`${key}\` replaces it by ${is}`
    const hint = 'If that is meant, remove it by an action of its own before.'
    report(key, warning('api/overlay-value', message, hint))
  }
  const [was, is] = [kindOf(target), kindOf(value)]
  if (isContainer(target) && (Array.isArray(target) || was === is)) {
    mergeOverlay(target, value).forEach(mismatch)
    return
  }
  const parent = parentOf(node)
  if (!parent) {
    const message = `a whole description is updated with an object, not with ${is}`
    report(key, warning('api/overlay-value', message))
    return
  }
  if (was !== is) mismatch({ pointer: [], was, is })
  setMember(parent, location.at(-1)!, structuredClone(value))
}

/** Removes nodes from the objects and lists that they are in. */
function remove(nodes: readonly JSONPathNode[], report: Report): void {
  const places = nodes.map((node) => ({
    parent: parentOf(node),
    key: node.location.at(-1),
  }))
  const removed = new Map<unknown[], Set<unknown>>()
  for (const { parent, key } of places) {
    if (!parent || key === undefined)
      report('target', warning('api/overlay', 'a whole description cannot be removed'))
    else if (!Array.isArray(parent)) Reflect.deleteProperty(parent, key)
    else removed.set(parent, (removed.get(parent) ?? new Set()).add(key))
  }
  for (const [list, indexes] of removed) {
    const rest = list.filter((_, index) => !indexes.has(index))
    list.splice(0, list.length, ...rest)
  }
}

/** The object or list that holds a node. Undefined for the root. */
function parentOf({ location, root }: JSONPathNode) {
  let value: unknown = root
  for (const key of location.slice(0, -1))
    value = isContainer(value) ? Reflect.get(value, key) : undefined
  return location.length > 0 && isContainer(value) ? value : undefined
}

function warning(code: string, message: string, hint?: string): SpecProblem {
  return new SpecProblem(code, message, { severity: 'warning', hint })
}
