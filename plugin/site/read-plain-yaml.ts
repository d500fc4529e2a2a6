/** Tabs, carriage returns and other control characters, which are left to the library. */
const UNUSUAL = /[\0-\t\v-\u001F\u007F-\u009F\u2028\u2029\uFEFF]/
/** A key at the start of a line, with its value: `og:title: Words`. */
const KEY_LINE = /^([A-Za-z][\w.-]*(?::[A-Za-z][\w.-]*)*):(?: +(.*))?$/
const ITEM_LINE = /^( *)- +(.*)$/
/** Keys that aren't strings in YAML, or are unsafe. */
const NO_TEXT = /^(?:null|true|false|__proto__|constructor|prototype)$/i
/** Start of a plain (unquoted) string. */
const PLAIN = /^[A-Za-z/\u00C0-\uD7FF\uF900-\uFDFF]/
/** Contained in a plain scalar, these start a comment or a mapping. */
const NOT_PLAIN = /: |:$| #/
const QUOTED = /^(?:"([^"\\]*)"|'([^']*)')$/
const WORDS: Readonly<Record<string, boolean | null>> = {
  true: true,
  True: true,
  TRUE: true,
  false: false,
  False: false,
  FALSE: false,
  null: null,
  Null: null,
  NULL: null,
}

/** Result of `readPlainYaml`. */
interface PlainYaml {
  data: Record<string, unknown>
  /** Location of each key, 1-based. */
  places: Map<string, { line: number; column: number }>
}

/**
 * Fast path for nearly all frontmatter: lines with a key and a string, number, boolean or list of
 * these. The YAML library takes many times as long.
 *
 * @returns The same as the library, or undefined if only the library can parse it.
 */
export function readPlainYaml(text: string): PlainYaml | undefined {
  if (UNUSUAL.test(text)) return undefined
  const data: PlainYaml['data'] = {}
  const places: PlainYaml['places'] = new Map()
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!.trimEnd()
    if (line === '') continue
    const [, key, written] = KEY_LINE.exec(line) ?? []
    if (key === undefined || NO_TEXT.test(key) || places.has(key)) return undefined
    places.set(key, { line: at + 1, column: 1 })
    if (written === undefined) {
      const items = readItems(lines, at + 1)
      if (items === undefined) return undefined
      data[key] = items.length > 0 ? items : null
      at += items.length
    } else {
      const value = readValue(written)
      if (value === undefined) return undefined
      data[key] = value
    }
  }
  return { data, places }
}

/** The list below a key. Empty if there is none; undefined if it is left to the library. */
function readItems(lines: readonly string[], from: number): unknown[] | undefined {
  const items: unknown[] = []
  let indent: string | undefined
  for (const line of lines.slice(from)) {
    const [, before, written = ''] = ITEM_LINE.exec(line.trimEnd()) ?? []
    if (before === undefined) break
    const value = readScalar(written)
    if (value === undefined || before !== (indent ??= before)) return undefined
    items.push(value)
  }
  return items
}

function readValue(written: string): unknown {
  if (!written.startsWith('[')) return readScalar(written)
  const inner = /^\[([^[\]{}]*)\]$/.exec(written)?.[1]?.trim()
  if (inner === undefined) return undefined
  if (inner === '') return []
  const items = inner.split(',').map((item) => {
    const scalar = item.trim()
    // Quoted commas and special characters are left to the library.
    return /^[\w ./-]+$|^"[^"\\]*"$|^'[^']*'$/.test(scalar)
      ? readScalar(scalar)
      : undefined
  })
  return items.includes(undefined) ? undefined : items
}

function readScalar(written: string): string | number | boolean | null | undefined {
  const quoted = QUOTED.exec(written)
  if (quoted) return quoted[1] ?? quoted[2]
  if (/^(?:0|[1-9]\d{0,14})$/.test(written)) return Number(written)
  if (!PLAIN.test(written) || NOT_PLAIN.test(written)) return undefined
  return Object.hasOwn(WORDS, written) ? WORDS[written] : written
}
