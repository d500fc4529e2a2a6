import type { MemoryStore } from './memory-store.ts'
import type { Store } from './store.ts'
import type { Kind } from './stored-kind.ts'

/** Values that other threads can't read: in memory or, without it, discarded. */
export class ThreadStore implements Store {
  readonly handle = undefined
  readonly #memory: MemoryStore | undefined

  constructor(memory: MemoryStore | undefined) {
    this.#memory = memory
  }

  get<T>(kind: Kind<T>, key: string): T | undefined {
    const bytes = this.#memory?.get(kind.name, key)
    return bytes && kind.decode(bytes)
  }

  has(kind: Kind<unknown>, key: string): boolean {
    return this.#memory?.get(kind.name, key) !== undefined
  }

  set<T>(kind: Kind<T>, key: string, value: T): void {
    this.#memory?.set(kind.name, key, kind.encode(value))
  }

  flush(): boolean {
    return false
  }

  prune(): void {}

  close(): void {}
}
