import { digitsOf, isExactNumber } from '../document/exact-number.ts'
import { isRecord, type Value } from './operation.ts'

/**
 * Serialises a value as JSON. Unlike `JSON.stringify`, it writes exact numbers with all their
 * digits, and a file as its name. Like it, it omits `undefined`.
 */
export function writeJson(value: Value, indent = ''): string {
  return write(value, indent, '') ?? 'null'
}

function write(value: Value, indent: string, margin: string): string | undefined {
  if (value === undefined) return undefined
  if (isExactNumber(value)) return digitsOf(value)
  if (value instanceof File) return JSON.stringify(value.name)

  const inner = margin + indent
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => write(item, indent, inner) ?? [])
    return wrap('[', items, ']', indent, margin)
  }
  if (isRecord(value)) {
    const colon = indent ? ': ' : ':'
    const members = Object.entries(value).flatMap(([name, member]) => {
      const text = write(member, indent, inner)
      return text === undefined ? [] : [JSON.stringify(name) + colon + text]
    })
    return wrap('{', members, '}', indent, margin)
  }
  return JSON.stringify(value)
}

function wrap(
  open: string,
  items: string[],
  close: string,
  indent: string,
  margin: string,
) {
  if (!indent || items.length === 0) return open + items.join(',') + close
  const line = '\n' + margin
  return open + line + indent + items.join(',' + line + indent) + line + close
}
