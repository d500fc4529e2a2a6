import type { HeaderField } from '../../request/built-request.ts'
import { percentEncode } from '../../request/percent-encode.ts'
import type { CurlCommand } from './read-curl.ts'
import { isPowerShellOption } from './powershell-options.ts'
import { PowerShellParser } from './powershell-parser.ts'
import {
  type PowerShellCommand,
  PowerShellObject,
  PowerShellTable,
  type PowerShellValue,
  textOfValue,
} from './powershell-values.ts'

/** Commands that send a request, and their aliases. */
const REQUEST = /^(?:Invoke-WebRequest|Invoke-RestMethod|iwr|irm)$/i

/** Further aliases in Windows PowerShell. */
const ALIAS = /^(?:curl|wget)$/i

/** Options that affect how PowerShell works, not the request. */
const QUIET =
  /^-(?:UseBasicParsing|TimeoutSec|MaximumRedirection|MaximumRetryCount|RetryIntervalSec|Verbose|SkipHeaderValidation|SkipHttpErrorCheck|DisableKeepAlive|SessionVariable|ErrorAction|PassThru|StatusCodeVariable|ResponseHeadersVariable|HttpVersion|WarningAction|ProgressAction)$/i

/** HTTP/2 pseudo-header fields, which browsers copy among the headers. */
const PSEUDO = new Set(['authority', 'method', 'path', 'scheme'])

/**
 * Parses a PowerShell request: handwritten, from a sample, or from a browser's "Copy as
 * PowerShell" with the session's cookies and user agent.
 *
 * @returns `undefined` if the text contains no command that sends a request.
 */
export function readPowerShell(text: string): CurlCommand | undefined {
  const { commands, unsupported } = new PowerShellParser(text)
  const [first, ...others] = commands.filter(isRequest)
  if (!first) return undefined
  const request = readRequest(first)
  if (!request) return undefined
  const more = others.map(({ name, given }) =>
    [name, ...given.map(({ written }) => written)].join(' '),
  )
  return { ...request, unused: [...request.unused, ...more, ...unsupported] }
}

function isRequest({ name, given }: PowerShellCommand): boolean {
  if (REQUEST.test(name)) return true
  return ALIAS.test(name) && given.some((each) => isPowerShellOption(each.name ?? ''))
}

interface Draft {
  method?: string
  url?: string
  headers: HeaderField[]
  type?: string
  body?: PowerShellValue
  form?: PowerShellTable
  unused: string[]
}

function readRequest({ given }: PowerShellCommand): CurlCommand | undefined {
  const draft: Draft = { headers: [], unused: [] }
  for (const { name, value, written } of given)
    if (!apply(draft, name, value)) draft.unused.push(written)
  return draft.url === undefined ? undefined : finish(draft, draft.url)
}

/** Applies an option. Returns false if it isn't supported. */
function apply(
  draft: Draft,
  name: string | undefined,
  value: PowerShellValue | undefined,
): boolean {
  if (name !== undefined && QUIET.test(name)) return true
  const text = value === undefined ? undefined : textOfValue(value)
  switch (name?.toLowerCase()) {
    case undefined:
    case '-uri':
      if (text === undefined || draft.url !== undefined) return false
      draft.url = text
      return true
    case '-method':
    case '-custommethod':
      if (text === undefined) return false
      draft.method = text.toUpperCase()
      return true
    case '-contenttype':
      if (text === undefined) return false
      draft.type = text
      return true
    case '-useragent':
      if (text === undefined) return false
      setHeader(draft, 'User-Agent', text)
      return true
    case '-headers':
      return value instanceof PowerShellTable && readHeaders(draft, value)
    case '-websession':
      return value instanceof PowerShellObject && readSession(draft, value)
    case '-body':
      if (value === undefined || value instanceof PowerShellObject) return false
      draft.body = value
      return true
    case '-form':
      if (!(value instanceof PowerShellTable)) return false
      draft.form = value
      return true
    default:
      return false
  }
}

function readHeaders(draft: Draft, { entries }: PowerShellTable): boolean {
  const names = new Set(entries.map(([name]) => name.toLowerCase()))
  const isCopied = [...PSEUDO].every((name) => names.has(name))
  for (const [name, value] of entries) {
    if (isCopied && PSEUDO.has(name.toLowerCase())) continue
    const text = textOfValue(value)
    if (text === undefined) draft.unused.push(describe(name, value))
    else setHeader(draft, name, text)
  }
  return true
}

/** Reads the user agent and cookies of a session object. */
function readSession(draft: Draft, { properties }: PowerShellObject): boolean {
  const agent = textOfValue(properties.get('useragent') ?? [])
  if (agent !== undefined) setHeader(draft, 'User-Agent', agent)
  const cookies = properties.get('cookies')
  const pairs = (Array.isArray(cookies) ? cookies : []).flatMap((cookie) => {
    const [name, value = ''] = cookie instanceof PowerShellObject ? cookie.arguments : []
    const [key, text] = [name, value].map((each) => textOfValue(each ?? null))
    if (key) return [`${key}=${text ?? ''}`]
    draft.unused.push('-WebSession')
    return []
  })
  if (pairs.length > 0) setHeader(draft, 'Cookie', pairs.join('; '))
  return true
}

function setHeader({ headers }: Draft, name: string, value: string): void {
  if (!headers.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    headers.push({ name, value })
}

function finish(draft: Draft, written: string): CurlCommand {
  const { method = 'GET', headers, body, form, unused } = draft
  const isQueryMethod = method === 'GET' || method === 'HEAD'
  const pairs = body instanceof PowerShellTable ? pairsOf(body, unused) : undefined
  // PowerShell sends a hashtable as the query of GET and HEAD requests, and as a form otherwise.
  const inQuery = isQueryMethod && pairs
  const url = inQuery ? `${written}${written.includes('?') ? '&' : '?'}${pairs}` : written
  const text = inQuery ? undefined : (pairs ?? textOf(body))
  if (body !== undefined && !pairs && text === undefined) unused.push('-Body')
  const own = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value
  const isSent = text !== undefined || form !== undefined
  const type =
    draft.type ??
    own ??
    (text === undefined ? undefined : 'application/x-www-form-urlencoded')
  const others = headers.filter(({ name }) => name.toLowerCase() !== 'content-type')
  return {
    method,
    url,
    headers:
      isSent && type !== undefined
        ? [...others, { name: 'Content-Type', value: type }]
        : others,
    ...(text !== undefined && { body: { text } }),
    ...(form && { parts: partsOf(form, unused) }),
    unused,
  }
}

function textOf(body: PowerShellValue | undefined): string | undefined {
  return body === undefined ? undefined : textOfValue(body)
}

function pairsOf({ entries }: PowerShellTable, unused: string[]): string {
  return entries
    .flatMap(([name, value]) => {
      const text = textOfValue(value)
      if (text !== undefined) return [`${percentEncode(name)}=${percentEncode(text)}`]
      unused.push(describe(name, value))
      return []
    })
    .join('&')
}

/** Files on the reader's disk can't be read. */
function partsOf({ entries }: PowerShellTable, unused: string[]) {
  return entries.flatMap(([name, value]) => {
    const text = textOfValue(value)
    if (text !== undefined) return [{ name, value: text }]
    unused.push(describe(name, value))
    return []
  })
}

/** Describes a table entry without a text. */
function describe(name: string, value: PowerShellValue): string {
  return value instanceof PowerShellObject ? `${name} = ${value.type}` : name
}
