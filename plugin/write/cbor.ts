/** Kinds of values by the first three bits, as far as Pagefind writes them: RFC 8949, section 3.1. */
const major = { unsigned: 0, negative: 1, text: 3, array: 4 } as const

/** Bytes are not what a reader expected: cut, or of another format. */
export class CborError extends Error {
  override readonly name = 'CborError'
}

/** Reads CBOR of numbers, texts and arrays whose length stands before them, one value after the other. */
export class CborReader {
  readonly bytes: Buffer
  /** Where the next value begins. */
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    this.at = at
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }

  /**
   * Reads the beginning of an array.
   *
   * @param expected How many values there must be.
   * @returns How many there are.
   * @throws CborError where there is none, or one of another length.
   */
  array(expected?: number): number {
    const length = this.#head(major.array)
    if (expected !== undefined && length !== expected)
      throw new CborError(`an array of ${length} values where there are ${expected}`)
    return length
  }

  /** @throws CborError where there is no number from 0 on. */
  unsigned(): number {
    return this.#head(major.unsigned)
  }

  /** @throws CborError where there is no whole number. */
  integer(): number {
    const isNegative = this.bytes[this.at]! >> 5 === major.negative
    return isNegative ? -1 - this.#head(major.negative) : this.unsigned()
  }

  /** @throws CborError where there is no text. */
  text(): string {
    const { start, end } = this.textPlace()
    return this.bytes.toString('utf8', start, end)
  }

  /**
   * Where the bytes of a text are, which is next.
   *
   * @throws CborError where there is none.
   */
  textPlace(): { start: number; end: number } {
    const length = this.#head(major.text)
    const start = this.at
    const end = start + length
    if (end > this.bytes.length) throw new CborError('a text that is cut')
    this.at = end
    return { start, end }
  }

  /** All values of an array. */
  list<Value>(read: () => Value): Value[] {
    return Array.from({ length: this.array() }, read)
  }

  /**
   * Goes past an array of whole numbers.
   *
   * @returns How many there are.
   * @throws CborError where there is no such array.
   */
  skipIntegers(): number {
    const count = this.array()
    const { bytes } = this
    let { at } = this
    for (let left = count; left > 0; left--) {
      const head = bytes[at]!
      const short = head & 31
      // Most are small: this is the loop that reads a whole index.
      if (head >> 5 > major.negative || short > 26)
        throw new CborError(`no whole number at byte ${at}`)
      at += short < 24 ? 1 : 1 + (1 << (short - 24))
    }
    this.at = at
    if (at > bytes.length || Number.isNaN(at)) throw new CborError('an array that is cut')
    return count
  }

  #head(expected: number): number {
    const { bytes, at } = this
    const head = bytes[at]
    if (head === undefined || head >> 5 !== expected)
      throw new CborError(`an unexpected kind of value at byte ${at}`)
    const short = head & 31
    const size = short < 24 ? 0 : 1 << (short - 24)
    if (short > 26 || at + 1 + size > bytes.length)
      throw new CborError(`a value that is cut at byte ${at}`)
    this.at = at + 1 + size
    return size === 0 ? short : bytes.readUIntBE(at + 1, size)
  }
}

/** Writes CBOR, each number in the fewest bytes. */
export class CborWriter {
  #bytes = Buffer.allocUnsafe(1 << 12)
  #length = 0

  get length(): number {
    return this.#length
  }

  /** The beginning of an array of `length` values. */
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

  /** Values that are CBOR already. */
  raw(bytes: Buffer, start = 0, end = bytes.length): void {
    this.#makeRoom(end - start)
    bytes.copy(this.#bytes, this.#length, start, end)
    this.#length += end - start
  }

  list<Value>(values: readonly Value[], write: (value: Value) => void): void {
    this.array(values.length)
    for (const value of values) write(value)
  }

  /** All that was written, copied, and nothing of it stays. */
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
