import type { Api, Server } from '../api-model.ts'

/**
 * A description with the site's servers (`api.baseUrl`, `api.mdx.server`) where it names none of its own. Webhooks
 * and callbacks have none: the API sends them.
 */
export function withServers(api: Api, urls: readonly string[]): Api {
  if (urls.length === 0 || api.messaging) return api
  const servers = urls.map((url): Server => ({ url, variables: [] }))
  const orGiven = (own: Server[]) => (own.length > 0 ? own : servers)
  return {
    ...api,
    servers: orGiven(api.servers),
    operations: api.operations.map((operation) => ({
      ...operation,
      servers: orGiven(operation.servers),
    })),
  }
}
