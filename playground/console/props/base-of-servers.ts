import { isUrl } from '../../../runtime/kit/is-url.ts'
import type { Operation } from '../../document/api-model.ts'
import { descriptionUrl } from '../../document/model/description-url.ts'
import { serverUrl } from '../../document/model/server-view.ts'

/**
 * The URL against which the servers of an operation are resolved: that of the description if it
 * is fetched or if a server is relative to its folder.
 *
 * @param settings The addresses of `ConsoleSettings`.
 */
export function baseOfServers(
  source: string | undefined,
  { servers }: Operation,
  settings: { base: string; home: string },
): string {
  const { base, home } = settings
  if (source === undefined) return base
  const inFolder = servers.some((server) => !ROOTED.test(serverUrl(server)))
  if (!isUrl(source) && !inFolder) return base
  const url = descriptionUrl(source, home)
  return isUrl(base) ? new URL(url, base).href : url
}

const ROOTED = /^\/|^[a-z][a-z\d+.-]*:/i
