import type { SettingPlace } from './setting-place.ts'
import type { ApiSource, IconRef } from './setting-types.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { checkPageRef } from './check-page-ref.ts'
import { childOf, settingPlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'
import type { LegacyGroup } from './legacy-navigation-schema.ts'
import { styledIcon } from './values-schema.ts'
import { normalizePagePath } from './legacy-prefix.ts'

/** A group of the legacy navigation, with its version and position. */
export interface VersionedGroup {
  kind: 'group'
  name: string
  icon?: IconRef
  version?: string
  openapi?: ApiSource[]
  asyncapi?: ApiSource[]
  children: (VersionedGroup | VersionedPage)[]
  node: JsonNode
  place: SettingPlace
}

/** A page entry of the legacy navigation. */
interface VersionedPage {
  kind: 'page'
  ref: string
  /** Normalized, as prefixes are compared with it. */
  path: string
  place: SettingPlace
}

/** Reads the groups with their JSON nodes. Entries that cannot name a page are left out. */
export function readLegacyGroups(
  groups: readonly LegacyGroup[],
  list: JsonNode,
  report: (diagnostic: Diagnostic) => void,
): VersionedGroup[] {
  return groups.map((entry, index) => {
    const node = childOf(list, index) ?? list
    return readGroup(entry, node, report)
  })
}

function readGroup(
  entry: LegacyGroup,
  node: JsonNode,
  report: (diagnostic: Diagnostic) => void,
): VersionedGroup {
  const pages = childOf(node, 'pages') ?? node
  const children = entry.pages.flatMap((child, index): VersionedGroup['children'] => {
    const at = childOf(pages, index) ?? pages
    if (typeof child !== 'string') return [readGroup(child, at, report)]
    if (!checkPageRef(child, at, report)) return []
    return [
      {
        kind: 'page',
        ref: child,
        path: normalizePagePath(child),
        place: settingPlace(at),
      },
    ]
  })
  return {
    kind: 'group',
    name: entry.group.trim(),
    icon: styledIcon(entry.icon, entry.iconType),
    version: entry.version,
    openapi: entry.openapi,
    asyncapi: entry.asyncapi,
    children,
    node,
    place: settingPlace(node),
  }
}

/** All pages of a group, at any depth, in order. */
export function pagesOf(group: VersionedGroup): VersionedPage[] {
  return group.children.flatMap((child) =>
    child.kind === 'page' ? [child] : pagesOf(child),
  )
}
