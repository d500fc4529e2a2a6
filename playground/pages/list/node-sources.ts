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

/** A navigation node that may have `openapi` or `asyncapi`. */
export type ApiNode = DivisionEntry | GroupEntry

/** The default directory of generated pages. */
const DIRECTORY = 'api-reference'
const UNTAGGED = 'API Reference'

/** The directory set by the first navigation node, or else by `api`, that lists the description. */
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

/** The directory for a description's pages, given the sources that may list it. */
export function directoryOf(sources: readonly ApiSource[], api: Api): string {
  return (
    sources.find(({ source }) => specLocation(source) === api.source)?.directory ??
    defaultDirectory(api.source)
  )
}

/**
 * The directory used when none is set: `api-reference`. If the description is in a nested folder
 * of that name, such as `en/api-reference/`, that folder: sites with several languages have one
 * per language, and link to it.
 */
export function defaultDirectory(source: string): string {
  const folder = specLocation(source).split('/').slice(0, -1).join('/')
  return !folder.includes(':') && folder.endsWith(`/${DIRECTORY}`) ? folder : DIRECTORY
}

/** The navigation group of an operation: the label of its first tag. */
export function groupOf(api: Api, { tags }: Operation): string {
  const [first] = tags
  if (first === undefined) return UNTAGGED
  return api.tags.find(({ name }) => name === first)?.label ?? first
}

/**
 * The navigation group of a channel: the label of its first tag, else the name that Mintlify
 * uses. If none of its servers uses WebSockets, a neutral name.
 */
export function channelGroupOf({ tags, messaging }: Api, channel: Channel): string {
  const [first] = channel.tags
  if (first !== undefined) return tags.find(({ name }) => name === first)?.label ?? first
  const servers = serversOf(messaging!, channel)
  const isSocket = ({ protocol }: { protocol: string }) => /^wss?$/i.test(protocol)
  return servers.length === 0 || servers.some(isSocket) ? 'Websockets' : 'Channels'
}

/**
 * The descriptions whose operations a node lists: its own, except those that a visible group inside
 * it lists in the same directory. They would be in the sidebar twice.
 */
export function listedByNode(node: ApiNode): ApiSource[] {
  const keyOf = ({ source, directory = defaultDirectory(source) }: ApiSource) =>
    JSON.stringify([specLocation(source), directory])
  const visit = (entries: readonly NavigationEntry[]): string[] =>
    entries.flatMap((entry) =>
      entry.kind === 'page' || entry.hidden
        ? []
        : [...sourcesOf(entry).map(keyOf), ...visit(entry.children)],
    )
  const inside = new Set(visit(node.children))
  return sourcesOf(node).filter((source) => !inside.has(keyOf(source)))
}

/** Paths of the pages that a node lists itself: `a` for the entries `a`, `/a` and `a.mdx`. */
export function listedPages(node: ApiNode): ReadonlySet<string> {
  const visit = (entries: readonly NavigationEntry[]): string[] =>
    entries.flatMap((entry) => {
      if (entry.kind !== 'page') return entry.hidden ? [] : visit(entry.children)
      return [entry.ref.trim().replace(/^[./]+|\.mdx?$|\/$/g, '')]
    })
  return new Set(visit(node.children))
}
