import { isExactNumber } from '../exact-number.ts'
import { asRecord } from './raw.ts'

/** An object or a list of a parsed file. */
type Container = Record<string, unknown> | unknown[]

/** A value that was replaced, although the overlay may only extend it. */
export interface Mismatch {
  /** Where it is, below the node that was merged into. */
  pointer: string[]
  /** What it was, and what it is now: "an object", "a list" or "a single value". */
  was: string
  is: string
}

/**
 * Merges a value of an overlay into an object or a list of a description, in place. Lists are
 * extended. Where an object, a list and a single value meet, which the standard forbids, the
 * overlay wins.
 *
 * @returns Where that happened.
 * @see https://spec.openapis.org/overlay/v1.1.0.html#action-object
 */
export function mergeOverlay(
  target: Container,
  value: unknown,
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
    if (was === is && isContainer(present)) return mergeOverlay(present, given, place)
    // A section without content, `components:`, is an empty one.
    if (isContainer(present) && given === null) return []
    setMember(target, key, structuredClone(given))
    return present === undefined || present === null || was === is
      ? []
      : [{ pointer: place, was, is }]
  })
}

/** Sets a member of an object or a list. Names come from a file, so `__proto__` is one of them. */
export function setMember(target: Container, key: string | number, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  })
}

/** Whether a parsed value has members. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && !isExactNumber(value)
}

/** In words. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return isContainer(value) ? 'an object' : 'a single value'
}
