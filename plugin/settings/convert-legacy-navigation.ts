import type {
  DivisionEntry,
  NavigationEntry,
  NavigationSettings,
} from './navigation-entry.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { childOf, settingPlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'
import type { ValidatedRoot } from './validate-root.ts'
import {
  buildDivision,
  buildGroup,
  buildPrimaryTab,
  buildTopAnchor,
} from './build-legacy-entries.ts'
import {
  checkLegacyNavigation,
  type LegacyNavigation,
} from './check-legacy-navigation.ts'
import { distribute, ownersAmong } from './distribute-legacy-pages.ts'
import { readLegacyDivisions, type LegacyDivision } from './read-legacy-divisions.ts'
import { pagesOf, readLegacyGroups, type VersionedGroup } from './read-legacy-groups.ts'
import { isInVersion, pageVersion } from './legacy-version.ts'

/**
 * Converts a legacy navigation to the modern tree: versions outermost, then tabs, then anchors,
 * then groups. Pages are assigned by their prefix, in whole groups; the rest goes into a first tab
 * or anchor. Content without a version is in each of them.
 *
 * @returns undefined if the file has no valid navigation.
 */
export function convertLegacyNavigation(
  legacy: ValidatedRoot['legacy'],
  report: (diagnostic: Diagnostic) => void,
): NavigationSettings | undefined {
  const { navigation, versions } = legacy
  if (!navigation) return undefined
  const tabs = readLegacyDivisions('tab', legacy.tabs, report)
  const anchors = readLegacyDivisions('anchor', legacy.anchors, report)
  const parts: LegacyNavigation = {
    groups: readLegacyGroups(navigation.value, navigation.node, report),
    tabs,
    anchors,
    tabOf: ownersAmong(tabs),
    anchorOf: ownersAmong(anchors),
  }
  checkLegacyNavigation(parts, legacy, report)

  if (!versions) return buildBranch(parts, legacy, navigation.node, undefined)
  // A list in which every entry has a language is a list of languages.
  const areLanguages = versions.value.every(({ locale }) => locale !== undefined)
  const children = versions.value.map((version, index): DivisionEntry => {
    const { name, url, locale } = version
    const node = childOf(versions.node, index) ?? versions.node
    const branch =
      url === undefined ? buildBranch(parts, legacy, navigation.node, name) : undefined
    return {
      kind: areLanguages ? 'language' : 'version',
      name: areLanguages && locale ? locale : name,
      hidden: false,
      default: version.default,
      locale,
      href: url,
      global: branch?.global,
      children: branch?.children ?? [],
      place: settingPlace(node),
    }
  })
  return { children, global: [] }
}

/** The tabs, anchors and groups of one version; all of them if there are no versions. */
function buildBranch(
  { groups, tabs, anchors, tabOf, anchorOf }: LegacyNavigation,
  legacy: ValidatedRoot['legacy'],
  navigation: JsonNode,
  version: string | undefined,
): NavigationSettings {
  const ownVersion: FindVersion = (path, around) =>
    pageVersion({ groups: around, division: (anchorOf(path) ?? tabOf(path))?.version })
  const seen = groups.flatMap((group) => filterGroup(group, version, ownVersion))
  const owners = new Set(
    groups.flatMap((group) => pagesOf(group).map(({ path }) => anchorOf(path))),
  )
  // One without pages is a link: to a redirect, a file or an unlisted page.
  const isLink = (anchor: LegacyDivision) =>
    anchor.href !== undefined || (anchor.openapi.length === 0 && !owners.has(anchor))
  const links = anchors.filter(isLink)
  // One with the url `/` is where all other pages are: the first one, under its name.
  const isHome = ({ href, openapi, version: own }: LegacyDivision) =>
    href === '/' && openapi.length === 0 && isInVersion(own, version)

  if (tabs.length === 0) {
    if (anchors.length === 0) return { children: seen.map(buildGroup), global: [] }
    const { inside, outside } = distribute(seen, anchorOf)
    const home = anchors.find(isHome)
    const top = buildTopAnchor(legacy, navigation, home, outside.map(buildGroup))
    const rest = anchors
      .filter((anchor) => anchor !== home)
      .flatMap((anchor) =>
        buildDivision(anchor, version, (inside.get(anchor) ?? []).map(buildGroup)),
      )
    return { children: [...top, ...rest], global: [] }
  }

  const byTab = distribute(seen, tabOf)
  const isFirst = (tab: LegacyDivision) =>
    tab === tabs.find(({ href }) => href === undefined)
  const home = tabs.find(isHome)
  const primary = buildPrimaryTab(legacy, navigation, home?.name, [
    ...withAnchors(byTab.outside),
    ...(byTab.outside.length > 0 ? emptyAnchors() : []),
  ])
  const rest = tabs.flatMap((tab) => {
    if (tab === home && primary.length > 0) return []
    const content = withAnchors(byTab.inside.get(tab) ?? [])
    const orphans = primary.length === 0 && isFirst(tab) ? emptyAnchors() : []
    return buildDivision(tab, version, [...content, ...orphans])
  })
  const global = links.flatMap((anchor) => buildDivision(anchor, version, []))
  return { children: [...primary, ...rest], global }

  /**
   * The anchors that own pages of some groups, and the groups that no anchor owns. The owner of the
   * first group comes first, because the tab opens its first page.
   */
  function withAnchors(tabGroups: readonly VersionedGroup[]): NavigationEntry[] {
    const { inside, outside } = distribute(tabGroups, anchorOf)
    const divisions = anchors.flatMap((anchor) => {
      const own = inside.get(anchor)
      return own ? buildDivision(anchor, version, own.map(buildGroup)) : []
    })
    const others = outside.map(buildGroup)
    const [first] = tabGroups
    return first && outside.includes(first)
      ? [...others, ...divisions]
      : [...divisions, ...others]
  }

  /** Anchors without listed pages, which may still contain the pages of an API description. */
  function emptyAnchors(): DivisionEntry[] {
    const { inside } = distribute(seen, anchorOf)
    return anchors
      .filter((anchor) => !isLink(anchor) && !inside.has(anchor))
      .flatMap((anchor) => buildDivision(anchor, version, []))
  }
}

type FindVersion = (
  path: string,
  around: readonly (string | undefined)[],
) => string | undefined

/**
 * A group without the pages of other versions; empty if all pages are. A group of another
 * version is removed as a whole.
 */
function filterGroup(
  group: VersionedGroup,
  version: string | undefined,
  findVersion: FindVersion,
  around: readonly (string | undefined)[] = [],
): VersionedGroup[] {
  if (version === undefined) return [group]
  if (!isInVersion(group.version, version)) return []
  const here = [...around, group.version]
  const children = group.children.flatMap((child): VersionedGroup['children'] => {
    if (child.kind === 'group') return filterGroup(child, version, findVersion, here)
    return isInVersion(findVersion(child.path, here), version) ? [child] : []
  })
  const emptied = children.length === 0 && group.children.length > 0
  return emptied ? [] : [{ ...group, children }]
}
