/**
 * Pages are rendered one after another in the same thread, with the same built-in objects.
 * Changes that a page makes to them are undone, so that no page depends on those rendered
 * before.
 */

interface Guarded {
  name: string
  object: object
  keys: readonly PropertyKey[]
  /** The property descriptors of `keys`, in the same order. */
  descriptors: readonly PropertyDescriptor[]
}

// Captured before any page runs, in case a page breaks them.
const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect
const { is } = Object

/**
 * Captures the current state of the built-in objects.
 *
 * @returns A function that undoes changes and returns what was changed: `Array.prototype.map`.
 *   Properties added to the global object are kept, because libraries use them.
 */
export function guardGlobals(): () => string[] {
  const guarded: Guarded[] = []
  for (const name of ownKeys(globalThis)) {
    const value = getOwnPropertyDescriptor(globalThis, name)?.value as unknown
    if (typeof name !== 'string' || !/^[A-Z]/.test(name)) continue
    // Libraries set `stackTraceLimit` and `prepareStackTrace`.
    if (name !== 'Error' && isObject(value)) guarded.push(capture(name, value))
    const prototype = typeof value === 'function' && (value.prototype as unknown)
    if (isObject(prototype)) guarded.push(capture(`${name}.prototype`, prototype))
  }
  const globals = capture('globalThis', globalThis)
  return () => {
    const changed: string[] = []
    for (let index = 0; index < guarded.length; index++) {
      restore(guarded[index]!, changed)
      removeAdded(guarded[index]!, changed)
    }
    restore(globals, changed)
    return changed
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

function capture(name: string, object: object): Guarded {
  const keys = ownKeys(object)
  return {
    name,
    object,
    keys,
    descriptors: keys.map((key) => getOwnPropertyDescriptor(object, key)!),
  }
}

// Index loops below, because a page may have broken array methods and iterators.

function restore({ name, object, keys, descriptors }: Guarded, changed: string[]): void {
  for (let index = 0; index < keys.length; index++) {
    const before = descriptors[index]!
    const now = getOwnPropertyDescriptor(object, keys[index]!)
    // Node defines some globals lazily.
    const isLoaded = name === 'globalThis' && before.get !== undefined
    if (isLoaded || (now && isSame(before, now))) continue
    if (defineProperty(object, keys[index]!, before))
      changed[changed.length] = `${name}.${String(keys[index])}`
  }
}

function isSame(before: PropertyDescriptor, now: PropertyDescriptor): boolean {
  return is(before.value, now.value) && before.get === now.get && before.set === now.set
}

function removeAdded({ name, object, keys }: Guarded, changed: string[]): void {
  const present = ownKeys(object)
  if (present.length === keys.length) return
  for (let index = 0; index < present.length; index++) {
    let known = false
    for (let at = 0; at < keys.length && !known; at++) known = keys[at] === present[index]
    if (!known && deleteProperty(object, present[index]!))
      changed[changed.length] = `${name}.${String(present[index])}`
  }
}
