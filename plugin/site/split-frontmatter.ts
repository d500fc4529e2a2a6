import matter from 'gray-matter'

/** Where the frontmatter of a text ends, and what kind it is. */
export interface SplitText {
  /** Absent where there is no YAML frontmatter. */
  yaml?: string
  /** Another language than YAML: it is not read. */
  language?: string
  /** It has no closing line. */
  unclosed?: boolean
  /** A key stands on the opening line: `---title: X`. */
  crowded?: boolean
  /** Offset of the text after it. */
  bodyStart: number
  /** Line of that text, from 1. */
  bodyLine: number
}

type Split = Omit<SplitText, 'bodyLine'>

/** Reads the YAML of a block. */
type ParseYaml = (yaml: string) => object

const OPENING = /^---([^\n-][^\n]*)?(?:\r?\n|$)/
const CLOSING = /^---[ \t]*\r?$/m
const TOML = /^\+\+\+[ \t]*\r?\n[^]*?^\+\+\+[ \t]*(?:\r?\n|$)/m
const KEY_LINE = /^[\w"'][\w:.@"' -]*:(\s|$)/

/**
 * Splits a page, snippet or Markdown module into frontmatter and text. gray-matter does it where
 * there is a block of YAML; what it has no answer for is decided here: other languages, which are
 * never run, and blocks without an end.
 *
 * @param text Without a byte order mark; lines end with LF, or with CRLF where it was not read by
 *   `readPageText`.
 * @param parse Is called with the YAML, if there is some.
 */
export function splitFrontmatter(text: string, parse: ParseYaml = () => ({})): SplitText {
  const split = splitBlock(text, parse)
  return { ...split, bodyLine: countLines(text, split.bodyStart) }
}

function splitBlock(text: string, parse: ParseYaml): Split {
  if (text.startsWith('+++')) {
    const block = TOML.exec(text)
    return block ? { language: 'TOML', bodyStart: block[0].length } : { bodyStart: 0 }
  }
  const opening = OPENING.exec(text)
  if (!opening) return { bodyStart: 0 }
  const start = opening[0].length
  const rest = text.slice(start)
  const closing = CLOSING.exec(rest)
  const tail = opening[1]?.trim() ?? ''
  const crowded = KEY_LINE.test(tail)
  const language = crowded ? '' : tail
  const isYaml = language === '' || /^ya?ml$/i.test(language)
  if (closing) {
    const end = start + closing.index
    const bodyStart = skipNewline(text, end + closing[0].length)
    if (!isYaml) return { language, bodyStart }
    if (!crowded) return runGrayMatter(text.slice(0, bodyStart), parse)
    const yaml = text.slice(3, end)
    parse(yaml)
    return { yaml, crowded, bodyStart }
  }
  if (!isYaml) return { language, bodyStart: text.length }

  // Without an end, the keys that follow the opening line are meant; `---` alone is a rule.
  let end = start
  for (const row of rest.split(/(?<=\n)/)) {
    if (!KEY_LINE.test(row)) break
    end += row.length
  }
  if (end === start && start < text.length) return { bodyStart: 0 }
  const yaml = text.slice(start, end)
  parse(yaml)
  return { yaml, unclosed: true, bodyStart: end }
}

/** Splits a text that ends with its block of YAML, or a little after it. */
function runGrayMatter(text: string, parse: ParseYaml): Split {
  let yaml = ''
  // With no options at all gray-matter keeps a cache, which answers bad YAML with empty data.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      ...Object.fromEntries(FOREIGN_ENGINES.map((name) => [name, refuse(name)])),
      yaml: (block: string) => {
        // gray-matter gives the rest of the opening line too, and half of the last line's end.
        yaml = block.replace(/^[^\n]*\n/, '').replace(/\r$/, '')
        return parse(yaml)
      },
    },
  })
  const left = content.trim() === '' ? '' : content
  return { yaml, bodyStart: text.length - left.length }
}

/** gray-matter's own engines, by every name it knows: `javascript` would run the block as code. */
const FOREIGN_ENGINES = [
  'javascript',
  'js',
  'json',
  'coffee',
  'coffeescript',
  'cson',
  'toml',
]

function refuse(name: string) {
  return (): never => {
    throw new Error(`frontmatter in ${name} is not read`)
  }
}

function skipNewline(text: string, from: number): number {
  return text[from] === '\n' ? from + 1 : from
}

function countLines(text: string, end: number): number {
  let line = 1
  for (
    let at = text.indexOf('\n');
    at !== -1 && at < end;
    at = text.indexOf('\n', at + 1)
  )
    line++
  return line
}
