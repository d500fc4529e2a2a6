import type { SecurityScheme, Server } from '../../document/api-model.ts'
import type { MessageScheme } from '../../document/channel-model.ts'
import { socketServers } from '../../document/model/channel-view.ts'
import type { ApiBinding } from './bind-page.ts'

/** Variables that would give more combinations are left in braces. */
const MAX_COMBINATIONS = 50

/**
 * The URLs that the console of a page may request, for its content security policy: servers, with
 * the values of their variables filled in, and token endpoints. Remaining `{variables}` stand for
 * any value.
 */
export function requestUrls(
  binding: ApiBinding | undefined,
  manual: readonly string[],
): string[] {
  if (binding?.kind === 'manual') return [...manual, binding.target]
  if (binding?.kind === 'channel') {
    const { api, channel } = binding
    const servers = api.messaging ? socketServers(api.messaging, channel) : []
    const schemes = [...servers, ...channel.operations]
      .flatMap(({ security }) => security.flatMap((each) => each.schemes))
      .map(({ scheme }) => scheme)
    return [...new Set([...servers.flatMap(serverUrls), ...schemes.flatMap(tokenUrls)])]
  }
  if (binding?.kind !== 'operation') return []
  const { api, operation } = binding
  const named = new Set(
    operation.security.flatMap(({ schemes }) => schemes.map(({ name }) => name)),
  )
  const schemes = api.securitySchemes.filter(({ name }) => named.has(name))
  return [
    ...new Set([...operation.servers.flatMap(serverUrls), ...schemes.flatMap(tokenUrls)]),
  ]
}

function serverUrls({ url, variables }: Server): string[] {
  let found = [url]
  for (const { name, enum: listed, default: fallback } of variables) {
    // The scheme has to be known: a policy can't contain a wildcard for it.
    const isScheme = url.startsWith(`{${name}}`)
    const values = listed ?? (isScheme ? [fallback] : undefined)
    if (!values || !found.some((url) => url.includes(`{${name}}`))) continue
    const all = [...new Set([fallback, ...values])]
    if (found.length * all.length > MAX_COMBINATIONS) continue
    found = found.flatMap((url) => all.map((value) => url.replaceAll(`{${name}}`, value)))
  }
  return found
}

function tokenUrls(scheme: SecurityScheme | MessageScheme): string[] {
  if (scheme.type === 'openIdConnect') return [scheme.url]
  if (scheme.type !== 'oauth2') return []
  return scheme.flows.flatMap(({ tokenUrl, refreshUrl, deviceAuthorizationUrl }) =>
    [tokenUrl, refreshUrl, deviceAuthorizationUrl].filter((url) => url !== undefined),
  )
}
