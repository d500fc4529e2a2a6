import type { RequestOperation, RequestValues } from '../../request/operation.ts'
import { percentDecode } from '../../request/percent-decode.ts'
import { buildServerUrl, PLACEHOLDER_SERVER } from '../../request/server-url.ts'
import { stripTrailingSlashes } from '../../../runtime/kit/strip-trailing-slashes.ts'

/** A URL split according to an operation. */
export interface MatchedUrl {
  place: Pick<RequestValues, 'server' | 'variables' | 'baseUrl'>
  /** Path parameters by name, still encoded. */
  path: Map<string, string>
  /** Query pairs, still encoded, without those of the server and of the path template. */
  query: string[]
  /** `user:password` before the host. */
  user?: string
}

/**
 * The inverse of building a URL in `buildRequest`. A server that the description doesn't have
 * becomes the reader's base URL.
 *
 * @returns `undefined` if the path doesn't match the operation.
 */
export function matchUrl(
  operation: RequestOperation,
  written: string,
  base: string,
): MatchedUrl | undefined {
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:\/\/|\{\{)/i.test(written)
  // Like curl, default to `http`.
  const [, scheme = '', user, url = '', query = ''] =
    /^([a-z][a-z\d+.-]*:\/\/)?(?:([^/?#@]*)@)?([^?#]*)(?:\?([^#]*))?/i.exec(
      isAbsolute ? written : `http://${written}`,
    ) ?? []
  const [beforeHash = ''] = operation.path.split('#', 1)
  const [pathPart = '', ...pathQuery] = beforeHash.split('?')
  const template = pathPart.replace(/^\/?/, '/').split('/').slice(1)
  const segments = url.split('/')
  // The first segment is the host.
  const start = segments.length - template.length
  if (start < 1) return undefined
  const path = new Map<string, string>()
  const isMatch = template.every((segment, index) =>
    matchSegment(segment, segments[start + index] ?? '', path),
  )
  if (!isMatch) return undefined
  const prefix = scheme + segments.slice(0, start).join('/')
  const place = findServer(operation, prefix, base)
  const server = buildServerUrl(operation, place, base)
  return {
    place,
    path,
    query: withoutPrefixes(query, [server.query, pathQuery.join('?')]),
    ...(user !== undefined && { user: percentDecode(user) }),
  }
}

/** True if a segment matches that of the template. Adds its parameters to the map. */
function matchSegment(
  template: string,
  segment: string,
  found: Map<string, string>,
): boolean {
  const pieces = template.split(/\{([^{}]*)\}/)
  if (pieces.length === 1) return percentDecode(template) === percentDecode(segment)
  const pattern = pieces
    .map((piece, index) => (index % 2 === 0 ? escapeRegExp(piece) : '(.*?)'))
    .join('')
  const match = new RegExp(`^${pattern}$`, 's').exec(segment)
  if (!match) return false
  match.slice(1).forEach((text, index) => {
    const name = pieces[index * 2 + 1] ?? ''
    // A parameter without a value remains as `{name}`.
    if (text !== `{${name}}`) found.set(name, text)
  })
  return true
}

/** The matching server of the description, with its variables; else the URL as the reader's own. */
function findServer(
  operation: RequestOperation,
  prefix: string,
  base: string,
): MatchedUrl['place'] {
  const serverUrl = normalised(prefix)
  for (const [server, { url, variables }] of operation.servers.entries()) {
    const plain = { server, variables: [] }
    // Normalised, because variables that aren't defined are left in braces.
    if (normalised(buildServerUrl(operation, plain, base).url) === serverUrl) return plain
    if (variables.length === 0) continue
    const names: string[] = []
    const pattern = patternOf(url, base, names)
    const match = pattern && new RegExp(`^${pattern}$`).exec(serverUrl)
    if (!match) continue
    const given = variables.map(({ name, default: fallback }) => {
      const value = match[names.indexOf(name) + 1]
      return value === fallback ? undefined : value
    })
    return { server, variables: given }
  }
  // Don't take the placeholder of samples for a server.
  const isOwn = serverUrl !== PLACEHOLDER_SERVER
  return { server: 0, variables: [], ...(isOwn && { baseUrl: serverUrl }) }
}

/**
 * Converts a server URL to a pattern with a group for each variable. Variable names are appended
 * to `names`.
 */
function patternOf(url: string, base: string, names: string[]): string | undefined {
  const marked = url.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    return `zqz${names.push(name) - 1}zqz`
  })
  // A variable may be the port, which the URL parser would reject, so only relative URLs are
  // resolved.
  const isAbsolute = /^https?:\/\//i.test(marked)
  if (!isAbsolute && !URL.canParse(marked, base)) return undefined
  const { origin, pathname } = isAbsolute
    ? { origin: '', pathname: marked }
    : new URL(marked, base)
  return escapeRegExp(stripTrailingSlashes(origin + pathname)).replace(
    /zqz\d+zqz/g,
    '(.+?)',
  )
}

function normalised(prefix: string): string {
  if (prefix.includes('{{') || !URL.canParse(prefix)) return stripTrailingSlashes(prefix)
  const { origin, pathname } = new URL(prefix)
  return stripTrailingSlashes(origin === 'null' ? prefix : origin + pathname)
}

/** The pairs of a query that follow the given prefixes. */
function withoutPrefixes(query: string, starts: readonly string[]): string[] {
  let rest = query
  for (const start of starts) {
    if (start && (rest === start || rest.startsWith(start + '&')))
      rest = rest.slice(start.length + 1)
  }
  return rest.split('&').filter(Boolean)
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
