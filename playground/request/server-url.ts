import type { Server } from '../document/api-model.ts'
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
 * "Relative References in URLs"). Those of a description that is a file of the site name no host: the reader's
 * address comes before them. Only `http` and `https` without user info are given; anything
 * else is a problem, whatever its variables made of it.
 *
 * @param base absolute address that relative servers stand on.
 */
export function buildServerUrl(
  { servers, isLocal }: Pick<RequestOperation, 'servers' | 'isLocal'>,
  {
    server: place,
    variables,
    baseUrl,
  }: Pick<RequestValues, 'server' | 'variables' | 'baseUrl'>,
  base?: string,
): { url: string; query: string; problem?: ServerProblem } {
  const server = servers[place]
  const named = server && fillIn(server, variables)
  const isOpen = named === undefined || (isLocal && !hasHost(named))
  if (isOpen && !baseUrl)
    return { url: trim(named ?? ''), query: '', problem: 'no-server' }
  const written = !baseUrl
    ? named!
    : isOpen && named !== undefined
      ? below(baseUrl, named)
      : baseUrl
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

/** Whether the reader has to say where an operation's server is. */
export function needsAddress(
  operation: Pick<RequestOperation, 'servers' | 'isLocal'>,
  values: Pick<RequestValues, 'server' | 'variables'>,
): boolean {
  const unnamed = { ...values, baseUrl: undefined }
  return buildServerUrl(operation, unnamed, PLACEHOLDER_SERVER).problem === 'no-server'
}

function fillIn(
  server: Pick<Server, 'url' | 'variables'>,
  values: RequestValues['variables'],
): string {
  return server.url.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const index = server.variables.findIndex((variable) => variable.name === name)
    return values[index] ?? server.variables[index]?.default ?? whole
  })
}

/** As browsers read addresses: space before them is none, and a backslash is a slash. */
function hasHost(address: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(address)
}

/** A relative server behind an address, whose own path stays. */
function below(address: string, server: string): string {
  const path = server.trim().replace(/^(?:\.{0,2}[/\\])+|^\.{1,2}$/, '')
  const [, before = '', query = ''] = /^([^?#]*)(.*)$/s.exec(address)!
  return path === '' ? address : `${trim(before)}/${path}${query}`
}

function trim(url: string): string {
  return url.replace(/\/+$/, '')
}
