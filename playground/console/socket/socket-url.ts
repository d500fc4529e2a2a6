import type { SocketProps } from './socket-props.ts'

/** What the reader chose and typed; absent values are those of the description. */
export interface SocketValues {
  server: number
  /** By name. */
  variables: Record<string, string>
  parameters: Record<string, string>
  query: Record<string, string>
  secrets: Record<string, string>
}

/** Why nothing can be connected to. */
export type SocketObstacle = 'bad-server' | 'missing'

/**
 * The address to connect to. Only `ws` and `wss` without user info are given.
 *
 * @param hide Writes secrets as dots: for the eye.
 */
export function buildSocketUrl(
  { servers, address, parameters, query, secrets }: SocketProps,
  values: SocketValues,
  hide = false,
): { url: string; obstacle?: SocketObstacle } {
  const server = servers[values.server]
  const fill = (
    template: string,
    fields: SocketProps['parameters'],
    given: Record<string, string>,
    encode: (value: string) => string,
  ) =>
    template.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
      const known = fields.find((field) => field.name === name)
      const value = given[name] ?? known?.value
      return value ? encode(value) : whole
    })
  const base = fill(server?.url ?? '', server?.variables ?? [], values.variables, String)
  const path = fill(address ?? '', parameters, values.parameters, encodeURIComponent)
  const search = [
    ...query.map(({ name, value }) => [name, values.query[name] ?? value ?? ''] as const),
    ...secrets.map((name) => {
      const value = values.secrets[name] ?? ''
      return [name, hide ? '•'.repeat(value.length) : value] as const
    }),
  ]
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${hide ? value : encodeURIComponent(value)}`,
    )
  const joined = path ? `${base.replace(/\/+$/, '')}/${path.replace(/^\//, '')}` : base
  const url =
    search.length > 0
      ? `${joined}${joined.includes('?') ? '&' : '?'}${search.join('&')}`
      : joined
  const obstacle = obstacleOf(joined)
  return { url, ...(obstacle && { obstacle }) }
}

function obstacleOf(url: string): SocketObstacle | undefined {
  if (/[{}]/.test(url)) return 'missing'
  if (!URL.canParse(url)) return 'bad-server'
  const { protocol, username, password } = new URL(url)
  const isSocket = protocol === 'ws:' || protocol === 'wss:'
  return isSocket && !username && !password ? undefined : 'bad-server'
}
