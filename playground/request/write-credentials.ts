import type { SecurityScheme } from '../document/api-model.ts'
import { encodeBase64 } from './encode-base64.ts'
import type { Credential, RequestOperation, RequestValues } from './operation.ts'

/**
 * `sent`: only what was entered. `masked`: placeholders. `revealed`: what was entered, with
 * placeholders for missing values.
 */
export type Secrets = 'sent' | 'masked' | 'revealed'

/** A credential as a header, query parameter or cookie. */
export interface WrittenCredential {
  /** Index in `operation.schemes`. */
  scheme: number
  in: 'header' | 'query' | 'cookie'
  name: string
  value: string
  /** True if the value is a placeholder, which isn't percent-encoded. */
  placeholder: boolean
}

/**
 * The credentials of the selected alternative: those of all its schemes together (OpenAPI 3.1,
 * "Security Requirement Object"). Schemes without a value are omitted or get a placeholder,
 * depending on `secrets`. OAuth 2 and OpenID Connect use a bearer token. Mutual TLS is skipped: a
 * page can't send client certificates.
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

/**
 * The alternative of `security` to start with: the first with a scheme, else the first. An
 * alternative without schemes only makes authorization optional (OpenAPI 3.1, "Operation Object").
 */
export function preferredAlternative(security: RequestOperation['security']): number {
  return Math.max(
    0,
    security.findIndex(({ schemes }) => schemes.length > 0),
  )
}

/**
 * True if a request is sent without authorization and may be: one of the alternatives has no
 * schemes, and nothing was entered for the selected one.
 */
export function isAnonymous(
  operation: Pick<RequestOperation, 'security' | 'schemes'>,
  values: Pick<RequestValues, 'alternative' | 'credentials'>,
): boolean {
  const isOptional = operation.security.some(({ schemes }) => schemes.length === 0)
  return isOptional && writeCredentials(operation, values, 'sent').length === 0
}

function placeOf(scheme: SecurityScheme): Pick<WrittenCredential, 'in' | 'name'> {
  return scheme.type === 'apiKey'
    ? { in: scheme.in, name: scheme.key }
    : { in: 'header', name: 'Authorization' }
}

function writeValue(scheme: SecurityScheme, credential?: Credential): string | undefined {
  if (!credential) return undefined
  const { username = '', password = '' } = credential
  if (isBasic(scheme)) {
    return username || password
      ? `Basic ${encodeBase64(`${username}:${password}`)}`
      : undefined
  }
  // Copying often takes a line break or spaces along.
  const token = credential.token?.trim()
  if (!token) return undefined
  if (scheme.type === 'apiKey') return token
  const prefix = prefixOf(scheme)
  // Readers may paste the whole header value instead of the token.
  return token.toLowerCase().startsWith(prefix.toLowerCase() + ' ')
    ? token
    : `${prefix} ${token}`
}

function placeholderOf(scheme: SecurityScheme): string {
  if (scheme.type === 'apiKey') return '<api-key>'
  return isBasic(scheme) ? 'Basic <credentials>' : `${prefixOf(scheme)} <token>`
}

/** True for `http` with scheme `basic`, which has two inputs. */
export function isBasic(scheme: SecurityScheme): boolean {
  return scheme.type === 'http' && scheme.scheme === 'basic'
}

function prefixOf(scheme: SecurityScheme): string {
  if (scheme.type !== 'http' || scheme.scheme === 'bearer') return 'Bearer'
  return scheme.scheme
}
