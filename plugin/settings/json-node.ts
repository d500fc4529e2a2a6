import type { SettingPlace } from './setting-place.ts'

/** A settings file, with the line offsets needed to compute positions. */
export interface JsonSource {
  /** Relative to the project's root, posix. */
  file: string
  text: string
  /** Offset of the first character of each line. */
  lines: number[]
}

/** A value of a JSON file with its position. */
export type JsonNode = JsonObject | JsonArray | JsonPrimitive

interface Written {
  source: JsonSource
  offset: number
  length: number
  /** Offset of the key before it, for values of objects. */
  keyOffset?: number
  /** The path in its own file. */
  keys: (string | number)[]
  /** Keys and indexes below which validation removed or corrected a value. */
  changed?: ReadonlySet<string>
}

/**
 * An object of a JSON file. Its entries have the order of the file; of equal keys, the last
 * counts.
 */
export interface JsonObject extends Written {
  type: 'object'
  entries: Map<string, JsonNode>
}

interface JsonArray extends Written {
  type: 'array'
  items: JsonNode[]
}

interface JsonPrimitive extends Written {
  type: 'primitive'
  value: string | number | boolean | null
}

/** Splits a text into lines. CR, LF and CRLF end a line, as in editors. */
export function buildSource(file: string, text: string): JsonSource {
  const lines = [0]
  for (const match of text.matchAll(/\r\n|\r|\n/g))
    lines.push(match.index + match[0].length)
  return { file, text, lines }
}

/** Line and column of an offset, both from 1. */
export function positionAt({ lines }: JsonSource, offset: number) {
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (lines[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - lines[low]! + 1 }
}

/** The position of a value, as in diagnostics. */
export function valuePlace({ source, offset }: JsonNode) {
  return { file: source.file, ...positionAt(source, offset) }
}

/** The position of a value's key; for array items and roots, of the value itself. */
export function keyPlace({ source, offset, keyOffset }: JsonNode) {
  return { file: source.file, ...positionAt(source, keyOffset ?? offset) }
}

/** The place of a node, as stored in the navigation. */
export function settingPlace({ source, keys }: JsonNode): SettingPlace {
  return { file: source.file, keys }
}

/** The child node at a key or index. Undefined if there is none. */
export function childOf(node: JsonNode | undefined, key: string | number) {
  if (node?.type === 'object') return node.entries.get(String(key))
  if (node?.type === 'array') return node.items[Number(key)]
  return undefined
}

/**
 * The plain value. Objects have no prototype, so that a key called `constructor` or
 * `__proto__` is a key like any other.
 */
export function toValue(node: JsonNode): unknown {
  if (node.type === 'array') return node.items.map(toValue)
  if (node.type === 'primitive') return node.value
  const value = Object.create(null) as Record<string, unknown>
  for (const [key, child] of node.entries) value[key] = toValue(child)
  return value
}

/** Longer keys are cut in messages. */
const LONGEST_KEY = 60

/** Formats a path for messages: `navigation[0].pages[2]`. */
export function formatKeys(keys: readonly (string | number)[]): string {
  let text = ''
  for (const key of keys) {
    if (typeof key === 'number') text += `[${key}]`
    else if (key.length > LONGEST_KEY)
      text += `[${JSON.stringify(key.slice(0, LONGEST_KEY))}…]`
    else if (!/^[\w$@:-]+$/.test(key)) text += `[${JSON.stringify(key)}]`
    else text += text ? `.${key}` : key
  }
  return text
}
