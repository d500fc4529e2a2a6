import type { SecurityScheme, Server } from '../../document/api-model.ts'
import type { MessageScheme } from '../../document/channel-model.ts'
import { socketServers } from '../../document/model/channel-view.ts'
import type { ApiBinding } from './bind-page.ts'

/** More combinations of values than these are no list that people wrote. */
const MOST = 50

/**
 * Addresses that the playground of a page may ask: its servers, with variables that list their
 * values filled in, and where its security schemes give tokens. What is left in braces is any.
 */
export function requestAddresses(
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
    return [
      ...new Set([
        ...servers.flatMap(serverAddresses),
        ...schemes.flatMap(tokenAddresses),
      ]),
    ]
  }
  if (binding?.kind !== 'operation') return []
  const { api, operation } = binding
  const named = new Set(
    operation.security.flatMap(({ schemes }) => schemes.map(({ name }) => name)),
  )
  const schemes = api.securitySchemes.filter(({ name }) => named.has(name))
  return [
    ...new Set([
      ...operation.servers.flatMap(serverAddresses),
      ...schemes.flatMap(tokenAddresses),
    ]),
  ]
}

function serverAddresses({ url, variables }: Server): string[] {
  let found = [url]
  for (const { name, enum: listed, default: fallback } of variables) {
    // A scheme must be known: a policy cannot leave it open.
    const isScheme = url.startsWith(`{${name}}`)
    const values = listed ?? (isScheme ? [fallback] : undefined)
    if (!values || !found.some((address) => address.includes(`{${name}}`))) continue
    const all = [...new Set([fallback, ...values])]
    if (found.length * all.length > MOST) continue
    found = found.flatMap((address) =>
      all.map((value) => address.replaceAll(`{${name}}`, value)),
    )
  }
  return found
}

function tokenAddresses(scheme: SecurityScheme | MessageScheme): string[] {
  if (scheme.type === 'openIdConnect') return [scheme.url]
  if (scheme.type !== 'oauth2') return []
  return scheme.flows.flatMap(({ tokenUrl, refreshUrl, deviceAuthorizationUrl }) =>
    [tokenUrl, refreshUrl, deviceAuthorizationUrl].filter((url) => url !== undefined),
  )
}
