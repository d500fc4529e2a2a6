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

/** The commands that send requests, with their short names. */
const REQUEST = /^(?:Invoke-WebRequest|Invoke-RestMethod|iwr|irm)$/i

/** In Windows PowerShell, these are short names too. */
const ALIAS = /^(?:curl|wget)$/i

/** Options that say how PowerShell goes about it, and nothing of the request. */
const QUIET =
  /^-(?:UseBasicParsing|TimeoutSec|MaximumRedirection|MaximumRetryCount|RetryIntervalSec|Verbose|SkipHeaderValidation|SkipHttpErrorCheck|DisableKeepAlive|SessionVariable|ErrorAction|PassThru|StatusCodeVariable|ResponseHeadersVariable|HttpVersion|WarningAction|ProgressAction)$/i

/** What browsers write among the headers of HTTP/2: parts of the request that have their own places. */
const PSEUDO = new Set(['authority', 'method', 'path', 'scheme'])

/**
 * Reads a request that is written down in PowerShell: by hand, by our own samples, or by "Copy as PowerShell" of
 * browsers, with the session's cookies and user agent.
 *
 * @returns undefined where no command of the text sends a request.
 */
export function readPowerShell(text: string): CurlCommand | undefined {
  const { commands, unread } = new PowerShellParser(text)
  const [first, ...others] = commands.filter(isRequest)
  if (!first) return undefined
  const request = readRequest(first)
  if (!request) return undefined
  const more = others.map(({ name, given }) =>
    [name, ...given.map(({ written }) => written)].join(' '),
  )
  return { ...request, untaken: [...request.untaken, ...more, ...unread] }
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
  untaken: string[]
}

function readRequest({ given }: PowerShellCommand): CurlCommand | undefined {
  const draft: Draft = { headers: [], untaken: [] }
  for (const { name, value, written } of given)
    if (!apply(draft, name, value)) draft.untaken.push(written)
  return draft.url === undefined ? undefined : finish(draft, draft.url)
}

/** @returns whether the option is understood. */
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
    if (text === undefined) draft.untaken.push(describe(name, value))
    else setHeader(draft, name, text)
  }
  return true
}

/** What is sent with each request of a session: its user agent and its cookies. */
function readSession(draft: Draft, { properties }: PowerShellObject): boolean {
  const agent = textOfValue(properties.get('useragent') ?? [])
  if (agent !== undefined) setHeader(draft, 'User-Agent', agent)
  const cookies = properties.get('cookies')
  const pairs = (Array.isArray(cookies) ? cookies : []).flatMap((cookie) => {
    const [name, value = ''] = cookie instanceof PowerShellObject ? cookie.arguments : []
    const [key, text] = [name, value].map((each) => textOfValue(each ?? null))
    if (key) return [`${key}=${text ?? ''}`]
    draft.untaken.push('-WebSession')
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
  const { method = 'GET', headers, body, form, untaken } = draft
  const isRead = method === 'GET' || method === 'HEAD'
  const pairs = body instanceof PowerShellTable ? pairsOf(body, untaken) : undefined
  // A table is the query of what is read, and a form elsewhere.
  const inQuery = isRead && pairs
  const url = inQuery ? `${written}${written.includes('?') ? '&' : '?'}${pairs}` : written
  const text = inQuery ? undefined : (pairs ?? textOf(body))
  if (body !== undefined && !pairs && text === undefined) untaken.push('-Body')
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
    ...(form && { parts: partsOf(form, untaken) }),
    untaken,
  }
}

function textOf(body: PowerShellValue | undefined): string | undefined {
  return body === undefined ? undefined : textOfValue(body)
}

function pairsOf({ entries }: PowerShellTable, untaken: string[]): string {
  return entries
    .flatMap(([name, value]) => {
      const text = textOfValue(value)
      if (text !== undefined) return [`${percentEncode(name)}=${percentEncode(text)}`]
      untaken.push(describe(name, value))
      return []
    })
    .join('&')
}

/** Files are on the reader's disk: what names one is no text. */
function partsOf({ entries }: PowerShellTable, untaken: string[]) {
  return entries.flatMap(([name, value]) => {
    const text = textOfValue(value)
    if (text !== undefined) return [{ name, value: text }]
    untaken.push(describe(name, value))
    return []
  })
}

/** A member of a table that has no text. */
function describe(name: string, value: PowerShellValue): string {
  return value instanceof PowerShellObject ? `${name} = ${value.type}` : name
}
