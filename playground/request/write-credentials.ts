import type { SecurityScheme } from '../document/api-model.ts'
import type { Credential, RequestOperation, RequestValues } from './operation.ts'

/** How credentials appear: as typed, hidden behind placeholders, or typed with placeholders for what is missing. */
export type Secrets = 'sent' | 'masked' | 'revealed'

export interface WrittenCredential {
  /** Place in `operation.schemes`. */
  scheme: number
  in: 'header' | 'query' | 'cookie'
  name: string
  value: string
  /** The value is a placeholder: it is not encoded. */
  placeholder: boolean
}

/**
 * Where the credentials of the chosen alternative travel: all schemes of the
 * alternative together (OpenAPI Specification 3.1, "Security Requirement Object"). Schemes without a value are left out, or stand as placeholders.
 * OAuth2 and OpenID Connect travel as a bearer token; mutual TLS is not a page's to send.
 */
export function writeCredentials(
  { security, schemes }: Pick<RequestOperation, 'security' | 'schemes'>,
  { alternative, credentials }: Pick<RequestValues, 'alternative' | 'credentials'>,
  secrets: Secrets,
): WrittenCredential[] {
  const names = security[alternative]?.schemes.map((scheme) => scheme.name) ?? []
  return names.flatMap((name) => {
    const index = schemes.findIndex((scheme) => scheme.name === name)
    const scheme = schemes[index]
    if (!scheme || scheme.type === 'mutualTLS') return []

    const typed =
      secrets === 'masked' ? undefined : writeValue(scheme, credentials[index])
    if (typed === undefined && secrets === 'sent') return []
    return [
      {
        scheme: index,
        ...placeOf(scheme),
        value: typed ?? placeholderOf(scheme),
        placeholder: typed === undefined,
      },
    ]
  })
}

function placeOf(scheme: SecurityScheme): Pick<WrittenCredential, 'in' | 'name'> {
  return scheme.type === 'apiKey'
    ? { in: scheme.in, name: scheme.key }
    : { in: 'header', name: 'Authorization' }
}

function writeValue(scheme: SecurityScheme, credential?: Credential): string | undefined {
  if (!credential) return undefined
  const { token, username = '', password = '' } = credential
  if (isBasic(scheme)) {
    return username || password ? `Basic ${base64(`${username}:${password}`)}` : undefined
  }
  if (!token) return undefined
  if (scheme.type === 'apiKey') return token
  const prefix = prefixOf(scheme)
  // Readers paste the whole header as often as the token alone.
  return token.toLowerCase().startsWith(prefix.toLowerCase() + ' ')
    ? token
    : `${prefix} ${token}`
}

function placeholderOf(scheme: SecurityScheme): string {
  if (scheme.type === 'apiKey') return '<api-key>'
  return isBasic(scheme) ? 'Basic <credentials>' : `${prefixOf(scheme)} <token>`
}

/** True for `http` `basic`, which has two inputs. */
export function isBasic(scheme: SecurityScheme): boolean {
  return scheme.type === 'http' && scheme.scheme.toLowerCase() === 'basic'
}

function prefixOf(scheme: SecurityScheme): string {
  if (scheme.type !== 'http' || scheme.scheme.toLowerCase() === 'bearer') return 'Bearer'
  return scheme.scheme
}

/** Base64 of the text's UTF-8 (RFC 7617 with `charset="UTF-8"`). */
function base64(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
