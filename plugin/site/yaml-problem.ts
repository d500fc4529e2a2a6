/** A problem that the YAML parser reports. */
interface ParserProblem {
  code: string
  message: string
  /** Start and end offset. */
  pos: [number, number]
}

/** A problem in the words of authors. */
interface DescribedProblem {
  message: string
  hint?: string
  offset: number
}

/** A key and its value. A colon without a space after it is part of a key: `og:title: A`. */
const ENTRY =
  /^([ \t]*)([\w.-]+(?::[\w.-]+)+(?=:\s)|[\w.-]+|"[^"]*"|'[^']*'):(\s*)(.*?)\s*$/

/**
 * Describes a syntax problem in YAML for authors: what is wrong, at which offset, and what to write
 * instead.
 */
export function describeYaml(
  { code, message, pos }: ParserProblem,
  text: string,
): DescribedProblem {
  const offset = pos[0]
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [row = ''] = text.slice(start).split(/\r?\n/, 1)
  const [, indent = '', key = '', space = '', value = ''] = ENTRY.exec(row) ?? []

  if (code === 'BLOCK_AS_IMPLICIT_KEY') return describeColon(text, offset, key, value)
  const endsEarly = message.startsWith('Unexpected scalar at node end')
  if (key !== '' && (/^[*&!%@`]/.test(value) || (endsEarly && /^[{[]/.test(value))))
    return {
      message: `a value that starts with \`${value[0]}\` must be in quotes`,
      hint: writeQuoted(key, value),
      offset: start + row.indexOf(value, indent.length + key.length),
    }
  if (message.startsWith('Implicit keys need') && key && space === '' && value !== '')
    return {
      message: `a space is missing after \`${key}:\``,
      hint: `Write \`${key}: ${value}\`.`,
      offset: start + indent.length + key.length + 1,
    }
  if (endsEarly && /^["']/.test(value))
    return {
      message: 'there is text after the closing quote',
      hint: writeQuoted(key, value.replace(/^(["'])(.*)\1$/, '$2')),
      offset,
    }
  if (message.startsWith('Missing closing'))
    return {
      message: 'a quote is not closed',
      hint: 'Close it at the end of the value.',
      offset: openQuote(text) ?? offset,
    }
  if (message.startsWith('Map keys must be unique'))
    return {
      message: `${key === '' ? 'this key' : `\`${key}\``} is written twice`,
      hint: 'Remove one of them.',
      offset,
    }
  return { message: reword(message), offset }
}

/** A second colon in a value, which may be that of a key on an indented line below. */
function describeColon(
  text: string,
  offset: number,
  key: string,
  value: string,
): DescribedProblem {
  const colon = text.indexOf(': ', offset)
  const at = colon === -1 ? offset : colon
  const start = text.lastIndexOf('\n', at - 1) + 1
  const [, indent = '', lower = ''] =
    ENTRY.exec(text.slice(start).split('\n', 1)[0]!) ?? []
  if (start > offset && lower !== '')
    return {
      message: `\`${lower}\` is indented, so it is part of the value above it`,
      hint: 'Remove the spaces before it, or quote the value above.',
      offset: start + indent.length,
    }
  return {
    message: 'a value with `: ` in it must be in quotes',
    hint: key === '' ? 'Put the value in quotes.' : writeQuoted(key, value),
    offset: at,
  }
}

function writeQuoted(key: string, value: string): string {
  const quote = value.includes('"') ? "'" : '"'
  const inner =
    quote === "'" ? value.replaceAll("'", "''") : value.replaceAll('\\', '\\\\')
  return `Write \`${key}: ${quote}${inner}${quote}\`.`
}

/** The offset of the first quote that opens a value and isn't closed on its line. */
function openQuote(text: string): number | undefined {
  for (const found of text.matchAll(/^[ \t-]*[\w.-]+:[ \t]+(["'])(.*)$/gm)) {
    const [whole, quote, rest] = found
    const inner = quote === "'" ? rest!.replaceAll("''", '') : rest!.replace(/\\./g, '')
    if (!inner.includes(quote!)) return found.index + whole.length - rest!.length - 1
  }
  return undefined
}

function reword(message: string): string {
  if (/^Flow (sequence|map)/.test(message)) return 'a `[` or `{` is not closed'
  if (/alias count/i.test(message))
    return 'frontmatter repeats itself through too many aliases'
  return message.split('\n')[0]!.replace(/[.:]$/, '')
}
