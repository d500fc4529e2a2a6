import matter from 'gray-matter'

/** Where a text's frontmatter ends, and its kind. */
interface SplitText {
  /** Undefined if there is no YAML frontmatter. */
  yaml?: string
  /** Another language than YAML, which isn't parsed. */
  language?: string
  /** The closing line is missing. */
  unclosed?: boolean
  /** The opening line contains a key: `---title: X`. */
  crowded?: boolean
  /** Offset of the body. */
  bodyStart: number
  /** Line of the body, 1-based. */
  bodyLine: number
}

type Split = Omit<SplitText, 'bodyLine'>

/** Parses YAML. */
type ParseYaml = (yaml: string) => object

const OPENING = /^---([^\n-][^\n]*)?(?:\r?\n|$)/
const CLOSING = /^---[ \t]*\r?$/m
const TOML = /^\+\+\+[ \t]*\r?\n[^]*?^\+\+\+[ \t]*(?:\r?\n|$)/m
const KEY_LINE = /^[\w"'][\w:.@"' -]*:(\s|$)/

/**
 * Splits a page, snippet or Markdown module into frontmatter and body. gray-matter handles closed
 * YAML blocks. Handled here are other languages, which are never run, and unclosed blocks.
 *
 * @param text Without byte order mark. Lines may end with CRLF, unless `readPageText` read it.
 * @param parse Called with the YAML, if there is any.
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

  // Unclosed: take the keys after the opening line. Without keys, `---` is a thematic break.
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

/** Splits a text that ends shortly after its YAML block. */
function runGrayMatter(text: string, parse: ParseYaml): Split {
  let yaml = ''
  // Without options, gray-matter caches results, and returns empty data for invalid YAML.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      ...Object.fromEntries(FOREIGN_ENGINES.map((name) => [name, refuse(name)])),
      yaml: (block: string) => {
        // gray-matter passes the rest of the opening line too, and a trailing CR.
        yaml = block.replace(/^[^\n]*\n/, '').replace(/\r$/, '')
        return parse(yaml)
      },
    },
  })
  const left = content.trim() === '' ? '' : content
  return { yaml, bodyStart: text.length - left.length }
}

/** Names of gray-matter's other engines: `javascript` would execute the block. */
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
