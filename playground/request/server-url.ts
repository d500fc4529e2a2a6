import type { RequestOperation, RequestValues } from './operation.ts'
import { stripTrailingSlashes } from '../../runtime/kit/strip-trailing-slashes.ts'

/** Why a server can't be used. */
export type ServerProblem =
  'no-server' | 'bad-server' | 'server-scheme' | 'server-userinfo'

/**
 * The server shown in samples if the description has none. A reserved domain (RFC 2606), so that
 * a copied sample reaches nobody before it is edited.
 */
export const PLACEHOLDER_SERVER = 'https://api.example.com'

/** A variable that the server doesn't define. Double braces are those of the reader's variables. */
const UNKNOWN_VARIABLE = /(?<!\{)\{[^{}]*\}(?!\})/

/**
 * The URL of the selected server with its variables filled in, without a trailing slash; its
 * query is returned separately.
 *
 * Relative servers are resolved against the URL of the description (OpenAPI 3.1, "Relative
 * References in URLs"). Only `http` and `https` URLs without user info are accepted. This is
 * checked after variables are filled in.
 *
 * @param base Absolute URL against which relative servers are resolved.
 */
export function buildServerUrl(
  { servers }: Pick<RequestOperation, 'servers'>,
  {
    server: serverIndex,
    variables,
    baseUrl,
  }: Pick<RequestValues, 'server' | 'variables' | 'baseUrl'>,
  base?: string,
): { url: string; query: string; problem?: ServerProblem } {
  const server = baseUrl ? { url: baseUrl, variables: [] } : servers[serverIndex]
  if (!server) return { url: '', query: '', problem: 'no-server' }

  const written = server.url.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const index = server.variables.findIndex((variable) => variable.name === name)
    return variables[index] ?? server.variables[index]?.default ?? whole
  })
  let url: URL
  try {
    url = new URL(written, base)
  } catch {
    return { url: stripTrailingSlashes(written), query: '', problem: 'bad-server' }
  }

  const problem =
    url.protocol !== 'http:' && url.protocol !== 'https:'
      ? 'server-scheme'
      : url.username || url.password
        ? 'server-userinfo'
        : undefined
  if (problem) return { url: stripTrailingSlashes(written), query: '', problem }
  const filled = {
    url: stripTrailingSlashes(url.origin + url.pathname),
    query: url.search.slice(1),
  }
  if (!UNKNOWN_VARIABLE.test(written)) return filled
  // The parser has encoded the braces.
  return {
    ...filled,
    url: filled.url.replace(/%7[BD]/gi, decodeURI),
    problem: 'bad-server',
  }
}
