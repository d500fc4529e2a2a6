import type { HeaderField } from '../../request/built-request.ts'
import { percentEncode } from '../../request/percent-encode.ts'
import { readOptions, type CommandOption } from './curl-options.ts'
import { readPart, type CommandPart } from './form-part.ts'
import { isPowerShellOption } from './powershell-options.ts'
import { parseShellWords } from './shell-words.ts'

/** The request that a curl command sends. */
export interface CurlCommand {
  method: string
  /** As written, plus the data of `--get` and `--url-query`. */
  url: string
  /** In order, with names as written. */
  headers: HeaderField[]
  body?: { text: string }
  parts?: CommandPart[]
  /** `user:password`. */
  user?: string
  /** Arguments that aren't represented here, as written. */
  unused: string[]
}

/** The state while options are applied. */
interface Draft {
  method?: string
  urls: string[]
  headers: HeaderField[]
  /** Lower-case names of headers that curl is told to omit. */
  removed: string[]
  data: { text: string; isJson: boolean }[]
  parts: CommandPart[]
  query: string[]
  user?: string
  isGet: boolean
  isHead: boolean
  /** Data was given, possibly in a file that can't be read. */
  hasData: boolean
  unused: string[]
}

/**
 * Parses a curl command: the request that it would send, without curl's default headers.
 *
 * @returns `undefined` if the text isn't a curl command, has no URL, or an unclosed quote.
 */
export function readCurl(text: string): CurlCommand | undefined {
  const { words, rest, isOpen } = parseShellWords(withoutCarets(text.trim()))
  // Prompts are often copied with the command.
  const start = words.findIndex((word) => word !== '$' && word !== '%')
  if (isOpen || !/^(?:.*[/\\])?curl(?:\.exe)?$/.test(words[start] ?? '')) return undefined
  // `curl` is also an alias in PowerShell, in which a backtick continues a line.
  if (words.some(isPowerShellOption) || words.at(-1) === '`') return undefined
  const draft: Draft = {
    urls: [],
    headers: [],
    removed: [],
    data: [],
    parts: [],
    query: [],
    isGet: false,
    isHead: false,
    hasData: false,
    unused: [],
  }
  for (const option of readOptions(words.slice(start + 1))) apply(draft, option)
  const [url, ...others] = draft.urls
  if (url === undefined) return undefined
  draft.unused.push(...others, ...(rest ? [rest] : []))
  return finish(draft, url)
}

/** Converts a command for `cmd.exe`, as copied from browsers on Windows, to shell quoting. */
function withoutCarets(text: string): string {
  if (!/\s\^"/.test(text)) return text
  return text.replace(
    // A caret before two line ends stands for a single line break.
    /\^(?:\r?\n(\r?\n)|\r?\n\s*|([^]))/g,
    (_, line?: string, char?: string) => (line === undefined ? (char ?? ' ') : '\n'),
  )
}

function apply(draft: Draft, { option, name, value = '' }: CommandOption): void {
  const refuse = () => draft.unused.push(value === '' ? name : `${name} ${value}`)
  const add = (text: string, isJson = false) => draft.data.push({ text, isJson })
  const setHeader = (header: string, text: string) =>
    draft.headers.push({ name: header, value: text })
  switch (option) {
    case 'url':
      draft.urls.push(value)
      break
    case 'request':
      draft.method = value.toUpperCase()
      break
    case 'header':
      readHeader(draft, value, refuse)
      break
    case 'data':
    case 'data-binary':
    case 'json':
      draft.hasData = true
      // `@` references a file on the reader's disk.
      if (value.startsWith('@')) refuse()
      else add(value, option === 'json')
      break
    case 'data-raw':
      add(value)
      break
    case 'data-urlencode': {
      draft.hasData = true
      const encoded = urlEncoded(value)
      if (encoded === undefined) refuse()
      else add(encoded)
      break
    }
    case 'form':
    case 'form-string': {
      const part = readPart(value, option === 'form-string')
      if (part) draft.parts.push(part)
      if (!part || part.file) refuse()
      break
    }
    case 'user':
      draft.user = value
      break
    case 'bearer':
      setHeader('Authorization', `Bearer ${value}`)
      break
    case 'cookie':
      if (value.includes('=')) setHeader('Cookie', value)
      else refuse()
      break
    case 'user-agent':
      setHeader('User-Agent', value)
      break
    case 'referer':
      setHeader('Referer', value)
      break
    case 'url-query':
      draft.query.push(value.startsWith('+') ? value.slice(1) : (urlEncoded(value) ?? ''))
      break
    case 'get':
      draft.isGet = true
      break
    case 'head':
      draft.isHead = true
      break
    case 'quiet':
      break
    default:
      refuse()
  }
}

/** `Name: value`. `Name;` is sent empty, `Name:` removes the header. */
function readHeader(draft: Draft, text: string, refuse: () => void): void {
  const colon = text.indexOf(':')
  if (text.startsWith('@')) refuse()
  else if (colon > 0) {
    const name = text.slice(0, colon).trim()
    const value = text.slice(colon + 1).trim()
    if (value === '') draft.removed.push(name.toLowerCase())
    else draft.headers.push({ name, value })
  } else if (text.trim().endsWith(';'))
    draft.headers.push({ name: text.trim().slice(0, -1), value: '' })
  else refuse()
}

/** Encodes the argument of `--data-urlencode`; `undefined` if it references a file. */
function urlEncoded(text: string): string | undefined {
  const [, name = '', operator = '', content = ''] =
    /^([^=@]*)([=@]?)([^]*)$/.exec(text) ?? []
  if (operator === '@') return undefined
  if (operator === '') return percentEncode(name)
  return name === '' ? percentEncode(content) : `${name}=${percentEncode(content)}`
}

function finish(draft: Draft, written: string): CurlCommand {
  const { headers, removed, data, parts, isGet, isHead, user, unused } = draft
  const texts = data.map(({ text }) => text)
  const hasBody = !isGet && data.length > 0
  const added = [...draft.query, ...(isGet ? texts : [])]
  const url =
    added.length > 0
      ? written + (written.includes('?') ? '&' : '?') + added.join('&')
      : written
  const isJson = data.some((each) => each.isJson)
  const has = (name: string) =>
    removed.includes(name) || headers.some((each) => each.name.toLowerCase() === name)
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  const all =
    hasBody && !has('content-type')
      ? [...headers, { name: 'Content-Type', value: type }]
      : headers
  const isPost = hasBody || parts.length > 0 || (draft.hasData && !isGet)
  const natural = isPost ? 'POST' : isHead ? 'HEAD' : 'GET'
  return {
    method: draft.method ?? natural,
    url,
    headers: all,
    ...(hasBody && { body: { text: texts.join(isJson ? '' : '&') } }),
    ...(parts.length > 0 && { parts }),
    ...(user !== undefined && { user }),
    unused,
  }
}
