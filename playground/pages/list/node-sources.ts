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
import type { PageDirectories } from './page-directories.ts'

/** A navigation node that may have `openapi` or `asyncapi`. */
export type ApiNode = DivisionEntry | GroupEntry

const UNTAGGED = 'API Reference'

/**
 * The navigation group of an operation: the label of its first tag, after those of the tags around
 * it (OpenAPI 3.2).
 */
export function groupsOf(api: Api, { tags }: Operation): string[] {
  const [first] = tags
  if (first === undefined) return [UNTAGGED]
  const isNested = api.specification.startsWith('3.2')
  const trail: string[] = []
  const seen = new Set<string>()
  let name: string | undefined = first
  while (name !== undefined && !seen.has(name)) {
    seen.add(name)
    const tag = api.tags.find((each) => each.name === name)
    if (!tag && name !== first) break
    trail.unshift(tag?.label ?? name)
    name = isNested ? tag?.parent : undefined
  }
  return trail
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
export function listedByNode(node: ApiNode, directories: PageDirectories): ApiSource[] {
  const keyOf = (source: ApiSource) =>
    JSON.stringify([specLocation(source.source), directories.of(source)])
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
