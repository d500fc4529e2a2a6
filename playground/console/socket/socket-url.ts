import type { SecurityScheme } from '../../document/api-model.ts'
import type { Credential } from '../../request/operation.ts'
import type { SocketProps } from './socket-props.ts'
import { stripTrailingSlashes } from '../../../runtime/kit/strip-trailing-slashes.ts'

/** The reader's input. Missing values default to those of the description. */
export interface SocketValues {
  server: number
  /** A base URL that replaces the server. */
  baseUrl?: string | undefined
  /** By name. */
  variables: Record<string, string>
  parameters: Record<string, string>
  query: Record<string, string>
  /** How tokens are sent, by scheme name. */
  carriers: Record<string, TokenCarrier>
}

/** How to send a token, since browsers can't set headers: as a query parameter or a subprotocol. */
export interface TokenCarrier {
  as: 'query' | 'protocol'
  /** Name of the query parameter. */
  name: string
}

/** Why the connection can't be opened. */
export type SocketProblem = 'bad-server' | 'missing'

/** The props that determine the URL. */
type SocketTarget = Pick<
  SocketProps,
  'servers' | 'address' | 'parameters' | 'query' | 'schemes'
>

/**
 * The selected carrier of a scheme's token. By default a query parameter: named like the API key,
 * or else `access_token` (RFC 6750, section 2.3).
 */
export function carrierOf(scheme: SecurityScheme, values: SocketValues): TokenCarrier {
  const name = scheme.type === 'apiKey' ? scheme.key : 'access_token'
  return values.carriers[scheme.name] ?? { as: 'query', name }
}

/**
 * Builds the URL and the subprotocols that contain tokens. Reports an obstacle unless it is a
 * complete `ws` or `wss` URL without user info.
 *
 * @param credentials In the order of the schemes.
 * @param hide Mask secrets with dots, for display.
 */
export function buildSocketUrl(
  { address, parameters, query, schemes, ...target }: SocketTarget,
  values: SocketValues,
  credentials: readonly (Credential | undefined)[],
  hide = false,
): { url: string; protocols: string[]; obstacle?: SocketProblem } {
  const base = serverAddress(target, values)
  const path = fill(address ?? '', parameters, values.parameters, encodeURIComponent)
  const tokens = schemes.map((scheme, index) => ({
    ...carrierOf(scheme, values),
    token: credentials[index]?.token ?? '',
  }))
  const search = [
    ...query.map(({ name, value }) => [name, values.query[name] ?? value ?? ''] as const),
    ...tokens
      .filter((each) => each.as === 'query')
      .map(({ name, token }) => [name, hide ? '•'.repeat(token.length) : token] as const),
  ]
    .filter(([name, value]) => name !== '' && value !== '')
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${hide ? value : encodeURIComponent(value)}`,
    )
  const joined = path ? `${stripTrailingSlashes(base)}/${path.replace(/^\//, '')}` : base
  const url =
    search.length > 0
      ? `${joined}${joined.includes('?') ? '&' : '?'}${search.join('&')}`
      : joined
  const obstacle = obstacleOf(joined)
  return {
    url,
    protocols: tokens.flatMap(({ as, token }) =>
      as === 'protocol' && token ? token : [],
    ),
    ...(obstacle && { obstacle }),
  }
}

/** The origin that credentials are stored for; empty if the URL is invalid. */
export function socketOrigin(
  target: Pick<SocketTarget, 'servers'>,
  values: SocketValues,
): string {
  const address = serverAddress(target, values)
  return obstacleOf(address) ? '' : new URL(address).origin
}

function serverAddress(
  { servers }: Pick<SocketTarget, 'servers'>,
  { server: serverIndex, variables, baseUrl }: SocketValues,
): string {
  const server = servers[serverIndex]
  return baseUrl ?? fill(server?.url ?? '', server?.variables ?? [], variables, String)
}

function fill(
  template: string,
  fields: SocketProps['parameters'],
  given: Record<string, string>,
  encode: (value: string) => string,
): string {
  return template.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const known = fields.find((field) => field.name === name)
    const value = given[name] ?? known?.value
    return value ? encode(value) : whole
  })
}

function obstacleOf(url: string): SocketProblem | undefined {
  if (/[{}]/.test(url)) return 'missing'
  if (!URL.canParse(url)) return 'bad-server'
  const { protocol, username, password } = new URL(url)
  const isSocket = protocol === 'ws:' || protocol === 'wss:'
  return isSocket && !username && !password ? undefined : 'bad-server'
}
