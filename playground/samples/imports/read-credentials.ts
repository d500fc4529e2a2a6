import type { SecurityScheme } from '../../document/api-model.ts'
import type { HeaderField } from '../../request/built-request.ts'
import type { Credential, RequestOperation } from '../../request/operation.ts'
import { percentDecode } from '../../request/percent-decode.ts'
import { isBasic } from '../../request/write-credentials.ts'
import { decodeQuery, type Pair } from './read-parameter.ts'

/** The places of a request that may hold credentials. What is used is marked as taken. */
export interface CredentialPlaces {
  headers: (HeaderField & { isTaken: boolean })[]
  query: Pair[]
  cookies: Pair[]
  /** `user:password` from `--user` or the URL. */
  user: string | undefined
}

/** Placeholders for secrets in samples. */
const PLACEHOLDER = /^<(?:token|api-key|credentials)>$/

/**
 * Determines which alternative of `security` a request satisfies, and its credentials: the one
 * with the most schemes, all of which are present; else the one without schemes; else the first.
 */
export function readCredentials(
  { security, schemes }: Pick<RequestOperation, 'security' | 'schemes'>,
  places: CredentialPlaces,
): { alternative: number; credentials: (Credential | undefined)[] } {
  const found = schemes.map((scheme) => findCredential(scheme, places))
  const counts = security.map((alternative) => {
    const required = alternative.schemes
      .map(({ name }) => schemes.findIndex((scheme) => scheme.name === name))
      .filter((index) => schemes[index]?.type !== 'mutualTLS')
    return required.every((index) => found[index]) ? required.length : -1
  })
  const maxCount = Math.max(0, ...counts)
  const alternative = Math.max(0, counts.indexOf(maxCount))
  const named = new Set(security[alternative]?.schemes.map(({ name }) => name))
  const credentials = schemes.map(({ name }, index) => {
    const match = named.has(name) ? found[index] : undefined
    if (match?.taken) match.taken.isTaken = true
    return match?.credential
  })
  return { alternative, credentials }
}

interface Found {
  /** `undefined` for a placeholder. */
  credential: Credential | undefined
  /** The header or pair it was read from. */
  taken?: { isTaken: boolean }
}

function findCredential(
  scheme: SecurityScheme,
  { headers, query, cookies, user }: CredentialPlaces,
): Found | undefined {
  if (scheme.type === 'mutualTLS') return undefined
  if (scheme.type === 'apiKey') {
    const { key } = scheme
    if (scheme.in === 'header') {
      const field = headers.find(({ name }) => name.toLowerCase() === key.toLowerCase())
      return field && { credential: tokenCredential(field.value), taken: field }
    }
    const pair = (scheme.in === 'query' ? query : cookies).find(
      ({ name }) => name === key || percentDecode(name) === key,
    )
    if (!pair) return undefined
    const text = scheme.in === 'query' ? decodeQuery(pair.value) : pair.value
    return { credential: tokenCredential(text), taken: pair }
  }
  const field = headers.find(({ name }) => name.toLowerCase() === 'authorization')
  if (isBasic(scheme)) {
    if (user !== undefined) return { credential: basicCredential(user) }
    const coded = /^basic (.*)$/i.exec(field?.value ?? '')?.[1]?.trim()
    if (!field || coded === undefined) return undefined
    if (PLACEHOLDER.test(coded)) return { credential: undefined, taken: field }
    const pair = decodeBase64(coded)
    return pair === undefined
      ? undefined
      : { credential: basicCredential(pair), taken: field }
  }
  const prefixOfScheme = scheme.type === 'http' ? scheme.scheme : 'bearer'
  const [, prefix = '', token = ''] = /^(\S+) +(.*)$/s.exec(field?.value ?? '') ?? []
  return field && prefix.toLowerCase() === prefixOfScheme.toLowerCase()
    ? { credential: tokenCredential(token), taken: field }
    : undefined
}

function tokenCredential(token: string): Credential | undefined {
  return token === '' || PLACEHOLDER.test(token) ? undefined : { token }
}

function basicCredential(text: string): Credential {
  const at = text.indexOf(':')
  return at < 0
    ? { username: text, password: '' }
    : { username: text.slice(0, at), password: text.slice(at + 1) }
}

function decodeBase64(text: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(atob(text), (char) => char.charCodeAt(0)),
    )
  } catch {
    return undefined
  }
}
