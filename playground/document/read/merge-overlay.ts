import { type Container, type OwnNodes, isContainer, setMember } from './own-nodes.ts'
import { asRecord } from './raw.ts'

/** A value that was replaced, although the overlay may only extend it. */
export interface Mismatch {
  /** Where it is, below the node that was merged into. */
  pointer: string[]
  /** What it was, and what it is now: "an object", "a list" or "a single value". */
  was: string
  is: string
}

/**
 * Merges a value of an overlay into an object or a list that `nodes` gave, in place. Lists are
 * extended. Where an object, a list and a single value meet, which the standard forbids, the
 * overlay wins.
 *
 * @returns Where that happened.
 * @see https://spec.openapis.org/overlay/v1.1.0.html#action-object
 */
export function mergeOverlay(
  target: Container,
  value: unknown,
  nodes: OwnNodes,
  pointer: string[] = [],
): Mismatch[] {
  if (Array.isArray(target)) {
    target.push(...structuredClone(Array.isArray(value) ? value : [value]))
    return []
  }
  return Object.entries(asRecord(value) ?? {}).flatMap(([key, given]) => {
    const place = [...pointer, key]
    const present = Object.hasOwn(target, key) ? target[key] : undefined
    const [was, is] = [kindOf(present), kindOf(given)]
    const own = nodes.member(target, key)
    if (own && was === is) return mergeOverlay(own, given, nodes, place)
    // A section without content, `components:`, is an empty one.
    if (own && given === null) return []
    setMember(target, key, structuredClone(given))
    return present === undefined || present === null || was === is
      ? []
      : [{ pointer: place, was, is }]
  })
}

/** The kind of a value, as messages name it. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return isContainer(value) ? 'an object' : 'a single value'
}
