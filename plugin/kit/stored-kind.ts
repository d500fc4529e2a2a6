import { valueBytes, type ValuePart } from './stored-entry.ts'
import { isPlainObject } from './is-plain-object.ts'

/** A kind of stored values: its name in the store, and how values are encoded and decoded. */
export interface Kind<T> {
  /** At most eight ASCII characters. Must change when the meaning of the values does. */
  readonly name: string
  encode(value: T): ValuePart[]
  /**
   * Returns undefined if the bytes are invalid or incomplete. The buffer is reused, so the
   * result must not refer to it.
   */
  decode(bytes: Buffer): T | undefined
}

/**
 * A kind whose values are useless on other machines, so that they are not shared.
 *
 * @param kind Its name has at most seven characters.
 */
export function localKind<T>(kind: Kind<T>): Kind<T> {
  return { ...kind, name: `.${kind.name}` }
}

/** Whether a name is that of a local kind. */
export function isLocalKind(name: string): boolean {
  return name.startsWith('.')
}

const UTF8 = Buffer.of(0x75)
/** For strings that UTF-8 can't represent: those with lone surrogates. */
const UTF16 = Buffer.of(0x77)

/**
 * Strings, preserved exactly. They are length-prefixed, because a truncated string would be
 * valid too.
 */
export function textKind(name: string): Kind<string> {
  return {
    name,
    encode: (text) => framed(encodeText(text)),
    decode(bytes) {
      const [text] = readFrames(bytes, 1) ?? []
      return text && decodeText(text)
    },
  }
}

/** Bytes with a length prefix. */
export function bytesKind(name: string): Kind<Uint8Array> {
  return {
    name,
    encode: (bytes) => framed([bytes]),
    decode(bytes) {
      const [content] = readFrames(bytes, 1) ?? []
      return content && new Uint8Array(content)
    },
  }
}

/**
 * Values that JSON can represent.
 *
 * @param isShape Checks the decoded value against its type. Otherwise a value of another shape
 *   would fail far from here.
 */
export function jsonKind<T>(
  name: string,
  isShape: (value: unknown) => value is T,
): Kind<T> {
  return {
    name,
    encode: (value) => [JSON.stringify(value)],
    decode: (bytes) => decodeJson(bytes, isShape),
  }
}

/**
 * Objects whose long strings are stored verbatim after the rest as JSON, so that they need no
 * escaping or parsing.
 *
 * @param texts Names of the properties with long strings. Each may be absent.
 * @param isShape Checks the decoded object against its type.
 */
export function recordKind<T extends object>(
  name: string,
  texts: readonly (keyof T & string)[],
  isShape: (value: unknown) => value is T,
): Kind<T> {
  const isLong = new Set<string>(texts)
  return {
    name,
    encode(value) {
      const rest = Object.entries(value).filter(([key]) => !isLong.has(key))
      const parts: ValuePart[] = [...framed([JSON.stringify(Object.fromEntries(rest))])]
      for (const key of texts) {
        const text = value[key]
        parts.push(...framed(typeof text === 'string' ? encodeText(text) : []))
      }
      return parts
    },
    decode(bytes) {
      const frames = readFrames(bytes, texts.length + 1)
      const [rest, ...long] = frames ?? []
      const value = rest && decodeJson(rest, isPlainObject)
      if (!value) return undefined
      for (const [index, key] of texts.entries()) {
        const frame = long[index]!
        if (frame.length === 0) continue
        const text = decodeText(frame)
        if (text === undefined) return undefined
        value[key] = text
      }
      return isShape(value) ? value : undefined
    },
  }
}

/** The required type of a property. With a question mark, it may be absent. */
type PropertyType =
  | 'string'
  | 'number'
  | 'boolean'
  | 'array'
  | 'record'
  | 'string?'
  | 'number?'
  | 'boolean?'
  | 'array?'
  | 'record?'
  | 'any'

/** Has an entry for every property of a type, so that a new property can't be forgotten. */
type Shape<T> = { readonly [K in keyof T]-?: PropertyType }

/** Creates a type guard for objects, one level deep. */
export function hasShape<T extends object>(
  shape: Shape<T>,
): (value: unknown) => value is T {
  const properties = Object.entries<PropertyType>(shape)
  return (value): value is T =>
    isPlainObject(value) && properties.every(([key, type]) => isOfType(value[key], type))
}

function isOfType(value: unknown, type: PropertyType): boolean {
  if (type === 'any') return true
  const isOptional = type.endsWith('?')
  if (value === undefined) return isOptional
  switch (type.replace('?', '')) {
    case 'array':
      return Array.isArray(value)
    case 'record':
      return isPlainObject(value)
    default:
      return typeof value === type.replace('?', '')
  }
}

function encodeText(text: string): ValuePart[] {
  return text.isWellFormed() ? [UTF8, text] : [UTF16, Buffer.from(text, 'utf16le')]
}

function decodeText(bytes: Buffer): string | undefined {
  if (bytes[0] === UTF8[0]) return bytes.toString('utf8', 1)
  return bytes[0] === UTF16[0] ? bytes.toString('utf16le', 1) : undefined
}

function decodeJson<T>(
  bytes: Buffer,
  isShape: (value: unknown) => value is T,
): T | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return isShape(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Prefixes parts with their total length. */
function framed(parts: ValuePart[]): ValuePart[] {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(valueBytes(parts))
  return [length, ...parts]
}

function readFrames(bytes: Buffer, count: number): Buffer[] | undefined {
  const frames: Buffer[] = []
  let at = 0
  while (frames.length < count) {
    if (at + 4 > bytes.length) return undefined
    const length = bytes.readUInt32LE(at)
    const end = at + 4 + length
    if (end > bytes.length) return undefined
    frames.push(bytes.subarray(at + 4, end))
    at = end
  }
  return at === bytes.length ? frames : undefined
}
