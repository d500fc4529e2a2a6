import type { RequestOperation, RequestValues } from '../../request/operation.ts'
import { percentDecode } from '../../request/percent-encode.ts'
import { buildServerUrl, PLACEHOLDER_SERVER } from '../../request/server-url.ts'

/** An address taken apart by the operation that it is of. */
export interface MatchedAddress {
  place: Pick<RequestValues, 'server' | 'variables' | 'baseUrl'>
  /** Path parameters as they travel, by name. */
  path: Map<string, string>
  /** Pairs of the query as they travel, without those of the server and of the path. */
  query: string[]
  /** Name and password before the host. */
  user?: string
}

/**
 * The inverse of how `buildRequest` makes an address. A server that the description does not have
 * becomes the reader's own.
 *
 * @returns undefined where the path is not the operation's.
 */
export function matchAddress(
  operation: RequestOperation,
  written: string,
  base: string,
): MatchedAddress | undefined {
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:\/\/|\{\{)/i.test(written)
  // curl takes http where no scheme is named.
  const [, scheme = '', user, address = '', query = ''] =
    /^([a-z][a-z\d+.-]*:\/\/)?(?:([^/?#@]*)@)?([^?#]*)(?:\?([^#]*))?/i.exec(
      isAbsolute ? written : `http://${written}`,
    ) ?? []
  const [beforeHash = ''] = operation.path.split('#', 1)
  const [pathPart = '', ...pathQuery] = beforeHash.split('?')
  const template = pathPart.replace(/^\/?/, '/').split('/').slice(1)
  const segments = address.split('/')
  // The first segment is the host.
  const start = segments.length - template.length
  if (start < 1) return undefined
  const path = new Map<string, string>()
  const fits = template.every((segment, index) =>
    matchSegment(segment, segments[start + index] ?? '', path),
  )
  if (!fits) return undefined
  const prefix = scheme + segments.slice(0, start).join('/')
  const place = findServer(operation, prefix, base)
  const server = buildServerUrl(operation, place, base)
  return {
    place,
    path,
    query: withoutStart(query, [server.query, pathQuery.join('?')]),
    ...(user !== undefined && { user: percentDecode(user) }),
  }
}

/** Whether a segment is one of the template's; its parameters are put in the map. */
function matchSegment(
  template: string,
  segment: string,
  found: Map<string, string>,
): boolean {
  const pieces = template.split(/\{([^{}]*)\}/)
  if (pieces.length === 1) return percentDecode(template) === percentDecode(segment)
  const pattern = pieces
    .map((piece, index) => (index % 2 === 0 ? escaped(piece) : '(.*?)'))
    .join('')
  const match = new RegExp(`^${pattern}$`, 's').exec(segment)
  if (!match) return false
  match.slice(1).forEach((text, index) => {
    const name = pieces[index * 2 + 1] ?? ''
    // A parameter without a value stands as it is in the template.
    if (text !== `{${name}}`) found.set(name, text)
  })
  return true
}

/** The server of the description that has this address, with its variables; else the reader's own. */
function findServer(
  operation: RequestOperation,
  prefix: string,
  base: string,
): MatchedAddress['place'] {
  const address = normal(prefix)
  for (const [server, { url, variables }] of operation.servers.entries()) {
    const plain = { server, variables: [] }
    if (buildServerUrl(operation, plain, base).url === address) return plain
    if (variables.length === 0) continue
    const names: string[] = []
    const pattern = patternOf(url, base, names)
    const match = pattern && new RegExp(`^${pattern}$`).exec(address)
    if (!match) continue
    const given = variables.map(({ name, default: fallback }) => {
      const value = match[names.indexOf(name) + 1]
      return value === fallback ? undefined : value
    })
    return { server, variables: given }
  }
  // What a sample has in place of a server is nobody's.
  const isOwn = address !== PLACEHOLDER_SERVER
  return { server: 0, variables: [], ...(isOwn && { baseUrl: address }) }
}

/** A server's address as a regular expression with a group for each variable, whose names are put in the list. */
function patternOf(url: string, base: string, names: string[]): string | undefined {
  const marked = url.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    return `zqz${names.push(name) - 1}zqz`
  })
  // Variables may stand where an address has digits: it is resolved only where it is relative.
  const isAbsolute = /^https?:\/\//i.test(marked)
  if (!isAbsolute && !URL.canParse(marked, base)) return undefined
  const { origin, pathname } = isAbsolute
    ? { origin: '', pathname: marked }
    : new URL(marked, base)
  return escaped((origin + pathname).replace(/\/+$/, '')).replace(/zqz\d+zqz/g, '(.+?)')
}

function normal(prefix: string): string {
  if (prefix.includes('{{') || !URL.canParse(prefix)) return prefix.replace(/\/+$/, '')
  const { origin, pathname } = new URL(prefix)
  return (origin === 'null' ? prefix : origin + pathname).replace(/\/+$/, '')
}

/** The pairs of a query behind those that it starts with anyway. */
function withoutStart(query: string, starts: readonly string[]): string[] {
  let rest = query
  for (const start of starts) {
    if (start && (rest === start || rest.startsWith(start + '&')))
      rest = rest.slice(start.length + 1)
  }
  return rest.split('&').filter(Boolean)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
