import { randomUUID } from 'node:crypto'

/**
 * Default placeholder for values that can't be serialized. It differs in each process, so keys
 * with it never match a stored entry.
 */
const HERE = randomUUID()

/** State of one serialization. */
interface Writing {
  /** Objects visited so far, with their ordinal. */
  seen: Map<object, number>
  /** Placeholder for values that can't be serialized. */
  unknown: string
}

/**
 * Serializes any value for use in a key: two values have the same text only if they are
 * equivalent. Unlike JSON, it distinguishes regular expressions, functions (by source), dates,
 * maps, sets, bytes and `undefined`, and it supports cycles. Property order matters, because
 * code may depend on it.
 *
 * Variables that a function closes over are not included. The key of the file that contains the
 * function has to cover them.
 *
 * @param unknown Placeholder for values that can't be serialized, such as symbols and class
 *   instances. Pass a name that changes whenever they may change. The default differs in each
 *   process.
 */
export function canonicalText(value: unknown, unknown: string = HERE): string {
  return write(value, { seen: new Map(), unknown })
}

function write(value: unknown, writing: Writing): string {
  switch (typeof value) {
    case 'string':
      return sized('s', value)
    case 'number':
      return `n${Object.is(value, -0) ? '-0' : value};`
    case 'bigint':
      return `i${value};`
    case 'symbol':
      return sized('y', `${String(value)} ${writing.unknown}`)
    case 'function':
      return withCycles(value, writing, () => writeFunction(value, writing))
    case 'object':
      return value === null
        ? '0;'
        : withCycles(value, writing, () => writeObject(value, writing))
    default:
      return `${String(value)};`
  }
}

/** Prefixes text with its length, so that its content can't be confused with what follows. */
function sized(type: string, text: string): string {
  return `${type}${text.length}:${text}`
}

function withCycles(value: object, writing: Writing, writeNew: () => string): string {
  const { seen } = writing
  const known = seen.get(value)
  if (known !== undefined) return `@${known};`
  seen.set(value, seen.size)
  return writeNew()
}

function writeFunction(value: Function, writing: Writing): string {
  const source = Function.prototype.toString.call(value)
  const isNative = /\{\s*\[native code\]\s*\}\s*$/.test(source)
  // Bound functions and Node's native functions hide their behaviour. Globals are identified by
  // name.
  const isHidden =
    isNative && Object.getOwnPropertyDescriptor(globalThis, value.name)?.value !== value
  const text = isHidden ? `${source} ${writing.unknown}` : source
  return `${sized('f', text)}${writeProperties(value, writing)}`
}

function writeObject(value: object, writing: Writing): string {
  if (Array.isArray(value)) return writeArray(value, writing)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null || prototype === Object.prototype)
    return writeProperties(value, writing)
  if (value instanceof Date) return `d${value.getTime()};`
  if (value instanceof RegExp)
    return sized('r', `${value.flags} ${value.lastIndex} ${value.source}`)
  if (value instanceof URL) return sized('u', value.href)
  if (value instanceof Map)
    return `m{${[...value].map((entry) => entry.map((each) => write(each, writing)).join('')).join('')}}`
  if (value instanceof Set)
    return `t{${[...value].map((each) => write(each, writing)).join('')}}`
  if (ArrayBuffer.isView(value)) {
    const { buffer, byteOffset, byteLength } = value
    const bytes = Buffer.from(buffer, byteOffset, byteLength)
    return sized('b', `${value.constructor.name} ${bytes.toString('base64')}`)
  }
  return sized('x', writing.unknown)
}

function writeArray(items: readonly unknown[], writing: Writing): string {
  let text = '['
  // Includes the holes of a sparse array.
  for (const item of items) text += write(item, writing)
  return `${text}]`
}

function writeProperties(value: object, writing: Writing): string {
  let text = '{'
  for (const [name, each] of Object.entries(value))
    text += sized('k', name) + write(each, writing)
  // Properties with symbol keys can't be serialized.
  const isWhole = Object.getOwnPropertySymbols(value).length === 0
  return `${text}}${isWhole ? '' : sized('y', writing.unknown)}`
}
