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
import { kindOf, mergeOverlay, type Mismatch } from './merge-overlay.ts'
import { isContainer, OwnNodes, setMember } from './own-nodes.ts'
import { DEEPEST } from './parse-document.ts'
import { asObject, asText } from './raw.ts'
import type { SpecFile } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

const paths = new JSONPathEnvironment({ maxRecursionDepth: DEEPEST })

/** Reports a problem at a key of an action. */
type Report = (key: keyof WrittenAction, problem: SpecProblem) => void

/** A description to change. */
interface Changed {
  name: string
  value: JSONValue
  nodes: OwnNodes
}

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
  const { name, value } = description
  // What isn't an object is reported as no description.
  if (!isContainer(value) || !isJson(value)) return []
  const changed = { name, value, nodes: new OwnNodes(value) }
  return actions.flatMap((action: unknown, index) => {
    const found: Diagnostic[] = []
    applyAction(changed, asObject<WrittenAction>(action) ?? {}, (key, problem) =>
      found.push(diagnosticAt(overlay, problem, ['actions', String(index), key])),
    )
    return found
  })
}

function applyAction(description: Changed, action: WrittenAction, report: Report): void {
  const targets = select(description, action, 'target', report)
  if (targets.length === 0) return
  if (action.remove === true) {
    remove(targets, description.nodes, report)
    return
  }
  const given = givenValue(description, action, report)
  if (given)
    for (const { location } of targets) update(location, given, description.nodes, report)
}

/** What an action adds, and the key that says so. */
interface Given {
  key: 'update' | 'copy'
  value: unknown
}

function givenValue(
  description: Changed,
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
  { name, value }: Changed,
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
    const { nodes } = query.query(value)
    if (nodes.length === 0)
      report(
        key,
        warning(
          'api/overlay-target',
          `\`${path}\` selects nothing in \`${name}\``,
          nearestName(query.segments, value),
        ),
      )
    // An expression such as `$['a', 'a']` selects a node twice.
    return [...new Map(nodes.map((node) => [node.path, node])).values()]
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

/** Narrows the type: parsed files have nothing but JSON values. */
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

function update(
  location: JSONPathNode['location'],
  { key, value }: Given,
  nodes: OwnNodes,
  report: Report,
): void {
  const mismatch = ({ pointer, was, is }: Mismatch) => {
    const place = joinPointer([...location.map(String), ...pointer])
    const message = `\`${place}\` is ${was}, and \`${key}\` replaces it by ${is}`
    const hint = 'If that is meant, remove it by an action of its own before.'
    report(key, warning('api/overlay-value', message, hint))
  }
  const is = kindOf(value)
  const target = nodes.at(location)
  const was = kindOf(target)
  if (target && (Array.isArray(target) || was === is)) {
    mergeOverlay(target, value, nodes).forEach(mismatch)
    return
  }
  const name = location.at(-1)
  if (name === undefined) {
    const message = `a whole description is updated with an object, not with ${is}`
    report(key, warning('api/overlay-value', message))
    return
  }
  // The action itself may have replaced the parent.
  const parent = nodes.at(location.slice(0, -1))
  if (!parent) return
  if (was !== is) mismatch({ pointer: [], was, is })
  setMember(parent, name, structuredClone(value))
}

/** Removes nodes from the objects and lists that they are in. */
function remove(targets: readonly JSONPathNode[], nodes: OwnNodes, report: Report): void {
  const places = targets.map(({ location }) => ({
    parent: nodes.at(location.slice(0, -1)),
    key: location.at(-1),
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

function warning(code: string, message: string, hint?: string): SpecProblem {
  return new SpecProblem(code, message, { severity: 'warning', hint })
}
