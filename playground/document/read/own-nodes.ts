import { isExactNumber } from '../exact-number.ts'

/** An object or a list of a parsed file. */
export type Container = Record<string, unknown> | unknown[]

/**
 * Gives objects and lists of a parsed file to change. A YAML alias makes one of them the value of
 * several places, so the first change in a place makes a copy of it, and of those around it.
 */
export class OwnNodes {
  readonly #root: Container
  readonly #own = new WeakSet<object>()

  /** @param root The value of the file. It has one place, and is changed itself. */
  constructor(root: Container) {
    this.#root = root
  }

  /** The object or list at a location. Undefined if there is none, or if it was removed. */
  at(location: readonly (string | number)[]): Container | undefined {
    let node: Container | undefined = this.#root
    for (const key of location) node = node && this.member(node, key)
    return node
  }

  /** A member of an object or list that this class gave, if it has members itself. */
  member(parent: Container, key: string | number): Container | undefined {
    const node: unknown = Object.hasOwn(parent, key)
      ? Reflect.get(parent, key)
      : undefined
    if (!isContainer(node) || this.#own.has(node))
      return isContainer(node) ? node : undefined
    const copy = Array.isArray(node) ? [...node] : { ...node }
    this.#own.add(copy)
    setMember(parent, key, copy)
    return copy
  }
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
