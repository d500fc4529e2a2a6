import type { Api, Server } from '../api-model.ts'

/**
 * Adds the site's servers (`api.baseUrl`, `api.mdx.server`) to a description or operation that
 * declares none. Not to webhooks and callbacks, which the API itself sends.
 */
export function withServers(api: Api, urls: readonly string[]): Api {
  if (urls.length === 0 || api.messaging) return api
  const servers = urls.map((url): Server => ({ url, variables: [] }))
  const orFallback = (own: Server[]) => (own.length > 0 ? own : servers)
  return {
    ...api,
    servers: orFallback(api.servers),
    operations: api.operations.map((operation) => ({
      ...operation,
      servers: orFallback(operation.servers),
    })),
  }
}
