import { parseRanges } from '../../runtime/kit/parse-ranges.ts'

/** A fence's parsed info string. */
export interface FenceInfo {
  /** As written, without braces that directly follow it. Empty if there is none. */
  language: string
  title?: string
  icon?: string
  iconType?: string
  /** Show line numbers. */
  lines?: boolean
  /** Number of the first line, if not 1. */
  start?: number
  wrap?: boolean
  expandable?: boolean
  nocopy?: boolean
  /** Show hover types. */
  twoslash?: boolean
  /** Line numbers, 1-based. */
  highlight: number[]
  focus: number[]
  /** Pairs that are no options. They are the title of a block without any other one. */
  unknown?: string[]
  /** Of Mermaid diagrams. */
  placement?: string
  actions?: boolean
}

/** Text in braces, with two more levels in it: `{"theme":{"light":"nord"}}`. */
const BALANCED = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`
const BRACES = String.raw`${BALANCED}|\{[^}]*\}`
const CLOSED = new RegExp(BALANCED, 'g')
const QUOTED = `"[^"]*"|'[^']*'`
/** Closed by another quote, or by none: `".env'`. */
const ILL_QUOTED = `["'“][^"'“”]*["'”](?=\\s|$)|["'“]\\S*`
const PART = new RegExp(
  String.raw`([A-Za-z][\w-]*)=(${QUOTED}|“[^”]*”|${BRACES}|${ILL_QUOTED}|[^\s"'{]\S*)|(${BRACES})(?=\s|$)|(${QUOTED})|(\S+)`,
  'g',
)
/** In braces: a string or an object. Tools that fill code blocks from files leave it there. */
const DATA = /^\s*(?:["'{]|[\w-]+\s*:)/
const FLAGS = new Set(['lines', 'wrap', 'expandable', 'nocopy', 'twoslash'])
/** Other names of `lines`, as flags and as keys. */
const LINES = new Set(['linenumbers', 'showlinenumbers'])
/** Keys without a meaning, accepted for compatibility. */
const IGNORED = new Set(['theme', 'lang'])

/**
 * Parses a fence's info string: the first word is the language; flags, `key=value` pairs and
 * `{1,3-5}` follow in any order; everything else, joined by spaces, is the title, except a string or
 * an object in braces (`{"LOAD::src/app.ts"}`).
 */
export function parseInfo(written: string): FenceInfo {
  const text = written.trim()
  const info: FenceInfo = { language: '', highlight: [], focus: [] }
  // If the string starts with a pair or braces, there is no language.
  const language = /^(?![\w-]+=)(?!\{)(?!\[expandable\])[^\s{]+/.exec(text)?.[0] ?? ''
  info.language = language
  if (language.toLowerCase() === 'nocopy')
    Object.assign(info, { language: 'text', nocopy: true })
  const title: string[] = []
  for (const match of text.slice(language.length).matchAll(PART)) {
    const [whole, key, value, braces, quoted, word] = match
    if (key !== undefined) readPair(info, title, key.toLowerCase(), value!, whole)
    else if (braces !== undefined) {
      const inner = braces.slice(1, -1)
      if (isRanges(inner)) info.highlight.push(...parseRanges(inner))
      else if (!DATA.test(inner)) title.push(whole)
    } else if (quoted !== undefined) title.push(unquote(quoted))
    else if (!readFlag(info, word!)) title.push(word!)
  }
  if (info.title === undefined && title.length > 0) info.title = joinTitle(title, info)
  return info
}

/** Options that are unknown (`test="skip"`) are only the title if there is nothing else. */
function joinTitle(words: readonly string[], { unknown = [] }: FenceInfo): string {
  const named = words.filter(
    (word) => !unknown.includes(word) || !/^[^=]+=["'“{]/.test(word),
  )
  return (named.length > 0 ? named : words).join(' ')
}

/** An info string without the parts in braces that are closed. */
export function withoutBraces(info: string): string {
  return info.replace(CLOSED, '')
}

/** Whether a word is a flag, such as `wrap`. */
export function isFlag(word: string): boolean {
  const flag = flagOf(word)
  return FLAGS.has(flag) || LINES.has(flag)
}

function readFlag(info: FenceInfo, word: string): boolean {
  if (!isFlag(word)) return false
  const flag = flagOf(word)
  if (LINES.has(flag)) info.lines = true
  else info[flag as 'lines' | 'wrap' | 'expandable' | 'nocopy' | 'twoslash'] = true
  return true
}

function flagOf(word: string): string {
  return word.toLowerCase().replace(/^\[(\w+)\]$/, '$1')
}

function readPair(
  info: FenceInfo,
  title: string[],
  key: string,
  raw: string,
  whole: string,
): void {
  const value = unquote(raw)
  const on = !/^(?:false|0|no|null)$/i.test(value)
  switch (key) {
    case 'title':
    case 'filename':
      info.title = value
      return
    case 'icon':
      info.icon = value
      return
    case 'icontype':
      info.iconType = value
      return
    case 'placement':
      info.placement = value
      return
    case 'actions':
      info.actions = on
      return
    case 'highlight':
      info.highlight.push(...parseRanges(value))
      return
    case 'focus':
      info.focus.push(...parseRanges(value))
      return
    case 'start': {
      const start = Number.parseInt(value, 10)
      if (Number.isFinite(start)) info.start = start
      return
    }
    case 'showlinenumbers':
      if (/^\d+$/.test(value)) info.start = Number(value)
      info.lines = on
      return
    case 'lines':
    case 'linenumbers':
      info.lines = on
      return
    case 'wrap':
    case 'expandable':
    case 'nocopy':
    case 'twoslash':
      info[key] = on
      return
    default:
      if (IGNORED.has(key)) return
      title.push(whole)
      info.unknown = [...(info.unknown ?? []), whole]
  }
}

function isRanges(text: string): boolean {
  return /^[\s\d,.-]+$/.test(text)
}

function unquote(value: string): string {
  const inner = /^"(.*)"$|^'(.*)'$|^“(.*)”$|^\{(.*)\}$/s.exec(value)
  if (!inner) return value.replace(/^["'“](.*?)["'”]?$/s, '$1')
  const text = inner[1] ?? inner[2] ?? inner[3] ?? inner[4] ?? ''
  return inner[4] === undefined ? text : unquote(text.trim())
}
