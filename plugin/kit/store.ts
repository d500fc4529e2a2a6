import type { Kind } from './stored-kind.ts'

/**
 * A persistent cache of values by kind and key. A key covers everything that its value depends
 * on. A value that is truncated, damaged or of the wrong shape is treated as missing.
 */
export interface Store {
  get<T>(kind: Kind<T>, key: string): T | undefined
  /** Whether there is a value, without reading it. It may still turn out to be damaged. */
  has(kind: Kind<unknown>, key: string): boolean
  /** Stores a value. If it can't be written, the next build takes longer, but nothing else. */
  set<T>(kind: Kind<T>, key: string, value: T): void
  /**
   * Writes buffered values.
   *
   * @returns Whether other threads can read everything set since the last call.
   */
  flush(): boolean
  /** What another thread needs to attach to the store. Undefined if it isn't on disk. */
  readonly handle: StoreHandle | undefined
  /** Prunes the store once much was written. For processes that keep it open for long. */
  prune(): void
  /** Writes buffered values, removes expired and excess entries, and closes the files. */
  close(): void
}

/** A store in a form that can be sent between threads. */
export interface StoreHandle {
  directory: string
  session: string
  segments: readonly string[]
  index: SharedArrayBuffer
}
