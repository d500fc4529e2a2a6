import type { RequestOperation, RequestValues } from './operation.ts'

/** Why a server cannot be called. */
export type ServerProblem =
  'no-server' | 'bad-server' | 'server-scheme' | 'server-userinfo'

/**
 * What samples have in place of a server where nobody names one: of a domain that is nobody's (RFC 2606), so that what
 * is copied goes nowhere before it is filled in.
 */
export const PLACEHOLDER_SERVER = 'https://api.example.com'

/**
 * The address of the chosen server, variables filled in, without a slash at the end.
 *
 * Relative servers resolve against the place of the description (OpenAPI Specification 3.1,
 * "Relative References in URLs"). Only `http` and `https` without user info are given; anything
 * else is a problem, whatever its variables made of it.
 *
 * @param base absolute address that relative servers stand on.
 */
export function buildServerUrl(
  { servers }: Pick<RequestOperation, 'servers'>,
  {
    server: place,
    variables,
    baseUrl,
  }: Pick<RequestValues, 'server' | 'variables' | 'baseUrl'>,
  base?: string,
): { url: string; query: string; problem?: ServerProblem } {
  const server = baseUrl ? { url: baseUrl, variables: [] } : servers[place]
  if (!server) return { url: '', query: '', problem: 'no-server' }

  const written = server.url.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const index = server.variables.findIndex((variable) => variable.name === name)
    return variables[index] ?? server.variables[index]?.default ?? whole
  })
  let url: URL
  try {
    url = new URL(written, base)
  } catch {
    return { url: trim(written), query: '', problem: 'bad-server' }
  }

  const problem =
    url.protocol !== 'http:' && url.protocol !== 'https:'
      ? 'server-scheme'
      : url.username || url.password
        ? 'server-userinfo'
        : undefined
  if (problem) return { url: trim(written), query: '', problem }
  return { url: trim(url.origin + url.pathname), query: url.search.slice(1) }
}

function trim(url: string): string {
  return url.replace(/\/+$/, '')
}
