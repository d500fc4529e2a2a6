import { entryKey, type ValuePart } from './stored-entry.ts'

/**
 * In-memory fallback for one thread, when the disk can't be written. The oldest values are
 * evicted first.
 */
export class MemoryStore {
  readonly #values = new Map<string, Buffer>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get(kind: string, key: string): Buffer | undefined {
    return this.#values.get(nameOf(kind, key))
  }

  set(kind: string, key: string, parts: readonly ValuePart[]): void {
    const name = nameOf(kind, key)
    const bytes = Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    )
    this.#remove(name)
    this.#values.set(name, bytes)
    this.#bytes += bytes.length
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#remove(oldest)
    }
  }

  #remove(name: string): void {
    this.#bytes -= this.#values.get(name)?.length ?? 0
    this.#values.delete(name)
  }
}

function nameOf(kind: string, key: string): string {
  return entryKey(kind, key).toString('latin1')
}
