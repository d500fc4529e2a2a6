/** The CBOR major types that Pagefind writes (RFC 8949, section 3.1). */
const major = { unsigned: 0, negative: 1, text: 3, array: 4 } as const

/** The bytes are truncated or in an unexpected format. */
export class CborError extends Error {
  override readonly name = 'CborError'
}

/** Reads a sequence of CBOR values: integers, text strings, and arrays of definite length. */
export class CborReader {
  readonly bytes: Buffer
  /** Offset of the next value. */
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    this.at = at
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }

  /**
   * Reads the head of an array.
   *
   * @param expected The required length, if any.
   * @returns The length.
   * @throws CborError if the next value isn't an array, or has another length.
   */
  array(expected?: number): number {
    const length = this.#head(major.array)
    if (expected !== undefined && length !== expected)
      throw new CborError(`an array of ${length} values instead of ${expected}`)
    return length
  }

  /** @throws CborError if the next value isn't an unsigned integer. */
  unsigned(): number {
    return this.#head(major.unsigned)
  }

  /** @throws CborError if the next value isn't an integer. */
  integer(): number {
    const isNegative = this.bytes[this.at]! >> 5 === major.negative
    return isNegative ? -1 - this.#head(major.negative) : this.unsigned()
  }

  /** @throws CborError if the next value isn't a text string. */
  text(): string {
    const { start, end } = this.textPlace()
    return this.bytes.toString('utf8', start, end)
  }

  /**
   * Reads a text string, and returns where its bytes are.
   *
   * @throws CborError if the next value isn't a text string.
   */
  textPlace(): { start: number; end: number } {
    const length = this.#head(major.text)
    const start = this.at
    const end = start + length
    if (end > this.bytes.length) throw new CborError('a truncated text')
    this.at = end
    return { start, end }
  }

  /** Reads an array of values. */
  list<Value>(read: () => Value): Value[] {
    return Array.from({ length: this.array() }, read)
  }

  /**
   * Skips an array of integers.
   *
   * @returns Its length.
   * @throws CborError if the next value isn't such an array.
   */
  skipIntegers(): number {
    const count = this.array()
    const { bytes } = this
    let { at } = this
    for (let left = count; left > 0; left--) {
      const head = bytes[at]!
      const short = head & 31
      // Inlined, because this loop reads the whole index. Most numbers are small.
      if (head >> 5 > major.negative || short > 26)
        throw new CborError(`no integer at byte ${at}`)
      at += short < 24 ? 1 : 1 + (1 << (short - 24))
    }
    this.at = at
    if (at > bytes.length || Number.isNaN(at)) throw new CborError('a truncated array')
    return count
  }

  #head(expected: number): number {
    const { bytes, at } = this
    const head = bytes[at]
    if (head === undefined || head >> 5 !== expected)
      throw new CborError(`an unexpected type of value at byte ${at}`)
    const short = head & 31
    const size = short < 24 ? 0 : 1 << (short - 24)
    if (short > 26 || at + 1 + size > bytes.length)
      throw new CborError(`a truncated value at byte ${at}`)
    this.at = at + 1 + size
    return size === 0 ? short : bytes.readUIntBE(at + 1, size)
  }
}

/** Writes CBOR, with each integer in its shortest form. */
export class CborWriter {
  #bytes = Buffer.allocUnsafe(1 << 12)
  #length = 0

  get length(): number {
    return this.#length
  }

  /** Writes the head of an array of `length` values. */
  array(length: number): void {
    this.#head(major.array, length)
  }

  integer(value: number): void {
    if (value < 0) this.#head(major.negative, -1 - value)
    else this.#head(major.unsigned, value)
  }

  text(value: string): void {
    const bytes = Buffer.from(value)
    this.#head(major.text, bytes.length)
    this.raw(bytes)
  }

  /** Writes values that are already encoded. */
  raw(bytes: Buffer, start = 0, end = bytes.length): void {
    this.#makeRoom(end - start)
    bytes.copy(this.#bytes, this.#length, start, end)
    this.#length += end - start
  }

  list<Value>(values: readonly Value[], write: (value: Value) => void): void {
    this.array(values.length)
    for (const value of values) write(value)
  }

  /** Returns a copy of everything written, and resets the writer. */
  take(): Buffer {
    const bytes = Buffer.from(this.#bytes.subarray(0, this.#length))
    this.#length = 0
    return bytes
  }

  #head(kind: number, value: number): void {
    this.#makeRoom(5)
    const bytes = this.#bytes
    const first = kind << 5
    if (value < 24) {
      bytes[this.#length++] = first | value
      return
    }
    const power = value < 0x100 ? 0 : value < 0x1_0000 ? 1 : 2
    bytes[this.#length] = first | (24 + power)
    bytes.writeUIntBE(value, this.#length + 1, 1 << power)
    this.#length += 1 + (1 << power)
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(
      Math.max(this.#bytes.length * 2, this.#length + more),
    )
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}
