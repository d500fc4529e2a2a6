/**
 * Pages are rendered one after another in the same thread, with the same built-in objects. What
 * one of them changes there is put back, so that no page depends on which were rendered before.
 */

interface Guarded {
  name: string
  object: object
  keys: readonly PropertyKey[]
  /** What the keys held, in the same order. */
  held: readonly PropertyDescriptor[]
}

// Taken before any page runs: they are needed when a page has broken them.
const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect
const { is } = Object

/**
 * Remembers the built-in objects as they are now.
 *
 * @returns Puts back what has changed since, and names it: `Array.prototype.map`. What was
 *   added to the global object stays: libraries keep their own things there.
 */
export function guardGlobals(): () => string[] {
  const guarded: Guarded[] = []
  for (const name of ownKeys(globalThis)) {
    const value = getOwnPropertyDescriptor(globalThis, name)?.value as unknown
    if (typeof name !== 'string' || !/^[A-Z]/.test(name)) continue
    // Libraries set how deep a stack is, and how it is written.
    if (name !== 'Error' && isObject(value)) guarded.push(remember(name, value))
    const prototype = typeof value === 'function' && (value.prototype as unknown)
    if (isObject(prototype)) guarded.push(remember(`${name}.prototype`, prototype))
  }
  const globals = remember('globalThis', globalThis)
  return () => {
    const changed: string[] = []
    for (let index = 0; index < guarded.length; index++) {
      putBack(guarded[index]!, changed)
      removeAdded(guarded[index]!, changed)
    }
    putBack(globals, changed)
    return changed
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

function remember(name: string, object: object): Guarded {
  const keys = ownKeys(object)
  return {
    name,
    object,
    keys,
    held: keys.map((key) => getOwnPropertyDescriptor(object, key)!),
  }
}

// Loops by number below: a page may have broken the methods and iterators of lists.

function putBack({ name, object, keys, held }: Guarded, changed: string[]): void {
  for (let index = 0; index < keys.length; index++) {
    const before = held[index]!
    const now = getOwnPropertyDescriptor(object, keys[index]!)
    // Node defines some globals when they are first read.
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
