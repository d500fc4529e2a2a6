import type { DivisionEntry, GroupEntry, NavigationEntry } from './navigation-entry.ts'
import { settingPlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'
import { styledIcon } from './values-schema.ts'
import type { ValidatedRoot } from './validate-root.ts'
import type { LegacyDivision } from './read-legacy-divisions.ts'
import type { VersionedGroup } from './read-legacy-groups.ts'
import { isInVersion } from './legacy-version.ts'

/** Converts a group to the modern tree. */
export function buildGroup(group: VersionedGroup): GroupEntry {
  const { name, icon, openapi, asyncapi, children, place } = group
  return {
    kind: 'group',
    name,
    icon,
    openapi,
    asyncapi,
    hidden: false,
    expanded: false,
    children: children.map((child) =>
      child.kind === 'group'
        ? buildGroup(child)
        : { kind: 'page', ref: child.ref, place: child.place },
    ),
    place,
  }
}

/**
 * A tab or anchor, if the version shows it. One of another version that has content here is
 * shown while the reader is on that content. One without pages links to its url.
 */
export function buildDivision(
  division: LegacyDivision,
  version: string | undefined,
  children: NavigationEntry[],
): DivisionEntry[] {
  const { kind, name, icon, color, openapi, prefix, href, hiddenUntilActive, place } =
    division
  const shown = isInVersion(division.version, version)
  if (!shown && children.length === 0) return []
  const owns = children.length > 0 || openapi.length > 0
  return [
    {
      kind,
      name,
      icon,
      color,
      hidden: false,
      hiddenUntilActive: hiddenUntilActive || !shown,
      href: href ?? (owns ? undefined : `/${prefix}`),
      prefix: href === undefined ? prefix : undefined,
      openapi:
        openapi.length > 0
          ? openapi.map((source) => ({
              source: source.replace(/^(?:\.?\/)+/, ''),
              directory: prefix,
            }))
          : undefined,
      children,
      place,
    },
  ]
}

/**
 * The first tab, for pages outside all others.
 *
 * @param home Name of the tab with the url `/`, if there is one.
 */
export function buildPrimaryTab(
  { primaryTab }: ValidatedRoot['legacy'],
  navigation: JsonNode,
  home: string | undefined,
  children: NavigationEntry[],
): DivisionEntry[] {
  if (children.length === 0) return []
  return [
    {
      kind: 'tab',
      name: primaryTab?.value.name ?? home ?? 'Documentation',
      hidden: false,
      hiddenUntilActive: primaryTab?.value.isDefaultHidden ?? false,
      children,
      place: settingPlace(primaryTab?.node ?? navigation),
    },
  ]
}

/**
 * The first anchor. It exists only if there are others, and not below tabs.
 *
 * @param home The anchor with the url `/`, if there is one.
 */
export function buildTopAnchor(
  { topAnchor }: ValidatedRoot['legacy'],
  navigation: JsonNode,
  home: LegacyDivision | undefined,
  children: NavigationEntry[],
): DivisionEntry[] {
  const {
    name = home?.name ?? 'Documentation',
    icon = home?.icon ?? { name: 'book-open' },
    iconType,
  } = topAnchor?.value ?? {}
  return [
    {
      kind: 'anchor',
      name,
      icon: styledIcon(icon, iconType),
      color: home?.color,
      hidden: false,
      href: children.length > 0 ? undefined : '/',
      children,
      place: settingPlace(topAnchor?.node ?? home?.node ?? navigation),
    },
  ]
}
