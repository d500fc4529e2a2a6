import { randomUUID } from 'node:crypto'

/** What cannot be written down is another thing in each process: its values are never taken from the store. */
const HERE = randomUUID()

/** What one text is written with. */
interface Writing {
  /** Objects so far, by their order. */
  seen: Map<object, number>
  /** Stands for what cannot be written down. */
  unknown: string
}

/**
 * Any value as text, for keys: two values have the same text only where they mean the same.
 * Other than JSON it tells regular expressions, functions (by their source), dates, maps, sets,
 * bytes and `undefined` apart, and it takes circles. The order of properties counts, for code
 * may depend on it.
 *
 * What a function has from around it is not seen: that is for the key of the file it is in.
 *
 * @param unknown Stands for what cannot be written down, such as symbols and instances of classes:
 *   a name that somebody else vouches for. Without one it is another thing in each process.
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
      return withCircles(value, writing, () => writeFunction(value, writing))
    case 'object':
      return value === null
        ? '0;'
        : withCircles(value, writing, () => writeObject(value, writing))
    default:
      return `${String(value)};`
  }
}

/** Text with its length, so that nothing in it looks like what comes after. */
function sized(type: string, text: string): string {
  return `${type}${text.length}:${text}`
}

function withCircles(value: object, writing: Writing, writeNew: () => string): string {
  const { seen } = writing
  const known = seen.get(value)
  if (known !== undefined) return `@${known};`
  seen.set(value, seen.size)
  return writeNew()
}

function writeFunction(value: Function, writing: Writing): string {
  const source = Function.prototype.toString.call(value)
  const isNative = /\{\s*\[native code\]\s*\}\s*$/.test(source)
  // Bound functions and those of Node hide what they do; built-in ones are what their name says.
  const isHidden =
    isNative && Object.getOwnPropertyDescriptor(globalThis, value.name)?.value !== value
  const text = isHidden ? `${source} ${writing.unknown}` : source
  return `${sized('f', text)}${writeProperties(value, writing)}`
}

function writeObject(value: object, writing: Writing): string {
  if (Array.isArray(value))
    return `[${Array.from(value, (item) => write(item, writing)).join('')}]`
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
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || prototype === Object.prototype
  return isPlain ? writeProperties(value, writing) : sized('x', writing.unknown)
}

function writeProperties(value: object, writing: Writing): string {
  const { unknown } = writing
  const properties = Object.entries(value).map(
    ([name, each]) => sized('k', name) + write(each, writing),
  )
  // Of properties under symbols nothing is known.
  const isWhole = Object.getOwnPropertySymbols(value).length === 0
  return `{${properties.join('')}}${isWhole ? '' : sized('y', unknown)}`
}
