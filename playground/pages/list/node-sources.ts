import type {
  ApiSource,
  DivisionEntry,
  GroupEntry,
  NavigationEntry,
} from '../../../runtime/types/settings.ts'
import type { Api, Operation } from '../../document/api-model.ts'
import type { Channel } from '../../document/channel-model.ts'
import { serversOf } from '../../document/model/channel-view.ts'
import { sourcesOf, specLocation } from './api-sources.ts'
import type { DescribedSite } from './described-site.ts'
import { parseOperationReference } from './match-spec.ts'

/** A navigation node that may carry `openapi` or `asyncapi`. */
export type ApiNode = DivisionEntry | GroupEntry

/** Where pages of navigation entries go when nothing else is said. */
const DIRECTORY = 'api-reference'
const UNTAGGED = 'API Reference'

/** The directory of the first node that names a description. */
export function findDirectory({ settings }: DescribedSite, api: Api): string {
  const find = (entries: readonly NavigationEntry[]): string | undefined => {
    for (const entry of entries) {
      if (entry.kind === 'page') continue
      const sources = sourcesOf(entry)
      const named = sources.some(({ source }) => specLocation(source) === api.source)
      const global = entry.kind === 'group' ? [] : (entry.global ?? [])
      const found = named
        ? directoryOf(sources, api)
        : (find(entry.children) ?? find(global))
      if (found !== undefined) return found
    }
    return undefined
  }
  const { navigation, api: shared } = settings
  return (
    find(navigation.children) ??
    find(navigation.global) ??
    directoryOf(sourcesOf(shared), api)
  )
}

/** Where the pages of a description go, by what names it. */
export function directoryOf(sources: readonly ApiSource[], api: Api): string {
  return (
    sources.find(({ source }) => specLocation(source) === api.source)?.directory ??
    defaultDirectory(api.source)
  )
}

/**
 * Where pages go when nothing is said: `api-reference`. A description that lies in a folder of
 * that name, such as `en/api-reference/`, keeps its pages there: sites in several languages
 * have one each, and their links expect it.
 */
export function defaultDirectory(source: string): string {
  const folder = specLocation(source).split('/').slice(0, -1).join('/')
  return !folder.includes(':') && folder.endsWith(`/${DIRECTORY}`) ? folder : DIRECTORY
}

/** The heading of an operation in the navigation: its first tag. */
export function groupOf(api: Api, { tags }: Operation): string {
  const [first] = tags
  if (first === undefined) return UNTAGGED
  return api.tags.find(({ name }) => name === first)?.label ?? first
}

/**
 * The heading of a channel in the navigation: its first tag, else what Mintlify calls them; a
 * description of brokers only has no WebSockets.
 */
export function channelGroupOf({ tags, messaging }: Api, channel: Channel): string {
  const [first] = channel.tags
  if (first !== undefined) return tags.find(({ name }) => name === first)?.label ?? first
  const servers = serversOf(messaging!, channel)
  const isSocket = ({ protocol }: { protocol: string }) => /^wss?$/i.test(protocol)
  return servers.length === 0 || servers.some(isSocket) ? 'Websockets' : 'Channels'
}

export function isDivisionEntry(entry: NavigationEntry): boolean {
  return entry.kind !== 'page' && entry.kind !== 'group'
}

/** Whether operations are listed by hand, anywhere below. */
export function listsOperations(entries: readonly NavigationEntry[]): boolean {
  return entries.some((entry) =>
    entry.kind === 'page'
      ? parseOperationReference(entry.ref) !== undefined
      : listsOperations(entry.children),
  )
}
