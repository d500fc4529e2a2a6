import { divisionKinds, type DivisionKind, type DivisionList } from './division-kinds.ts'
import type {
  DivisionEntry,
  GroupEntry,
  NavigationEntry,
  NavigationSettings,
} from './navigation-entry.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { checkPageRef } from './check-page-ref.ts'
import { childOf, settingPlace, valuePlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'
import { childKeys, isChildKey } from './navigation-schema.ts'
import type {
  DivisionNode,
  GlobalNode,
  GroupNode,
  NavigationNode,
  NavigationParent,
} from './navigation-node-schema.ts'
import {
  isGraphqlSelector,
  lacksGeneratedPages,
  reportGeneratedReferences,
} from './report-generated-references.ts'
import { synonymOf } from './synonyms.ts'
import { styledIcon } from './values-schema.ts'
import type { Validated } from './validate.ts'

type Report = (diagnostic: Diagnostic) => void

/**
 * The modern navigation as entries: any nesting of divisions, groups and
 * pages, each with its place. Several lists at one node follow each other as written.
 *
 * @param isPartial Whether parts of the settings could not be read, which is reported.
 */
export function buildNavigationSettings(
  { value, node, hasErrors }: Validated<NavigationNode>,
  isPartial: boolean,
  report: Report,
): NavigationSettings {
  reportGeneratedReferences(node, report)
  const children = [...buildChildren(value, node, report), ...ownSpecs(value, node)]
  const global = buildGlobal(value.global, node, report)
  const isEmpty = children.length + global.length === 0
  if (isEmpty && !isPartial && !hasErrors && !lacksGeneratedPages(node)) {
    report({
      severity: 'error',
      code: 'settings/empty-navigation',
      message: '`navigation` has no pages',
      hint: 'Write `"pages": ["index"]` into it.',
      ...valuePlace(node),
    })
  }
  return { children, global, directory: value.directory }
}

/** `openapi` at the root makes pages as it does on a group; an untitled group contains them. */
function ownSpecs(value: NavigationNode, node: JsonNode): GroupEntry[] {
  if (value.openapi === undefined && value.asyncapi === undefined) return []
  return [
    {
      kind: 'group',
      name: '',
      hidden: false,
      expanded: true,
      ...sources({ openapi: value.openapi, asyncapi: value.asyncapi }),
      children: [],
      place: settingPlace(childOf(node, 'openapi') ?? childOf(node, 'asyncapi') ?? node),
    },
  ]
}

function buildChildren(
  parent: NavigationParent,
  node: JsonNode,
  report: Report,
): NavigationEntry[] {
  if (node.type !== 'object') return []
  return [...node.entries].flatMap(([key, list]): NavigationEntry[] => {
    if (!isChildKey(key)) return []
    if (key === 'pages' || key === 'groups') {
      return (parent[key] ?? []).flatMap((entry, index) =>
        buildGroupOrPage(entry, childOf(list, index) ?? list, report),
      )
    }
    return (parent[key] ?? []).map((entry, index) =>
      buildDivision(key, entry, childOf(list, index) ?? list, report),
    )
  })
}

function buildGroupOrPage(
  entry: string | GroupNode,
  node: JsonNode,
  report: Report,
): NavigationEntry[] {
  if (typeof entry !== 'string') return [buildGroup(entry, node, report)]
  if (isGraphqlSelector(entry) || !checkPageRef(entry, node, report)) return []
  return [{ kind: 'page', ref: entry, place: settingPlace(node) }]
}

function buildGroup(entry: GroupNode, node: JsonNode, report: Report): GroupEntry {
  const { group, icon, iconType, tag, hidden, searchable, boost, root, expanded } = entry
  const { audience } = entry
  return {
    kind: 'group',
    name: group.trim(),
    icon: styledIcon(icon, iconType),
    tag,
    searchable,
    boost,
    ...(audience !== undefined && { audience: [audience].flat() }),
    root,
    hidden: hidden ?? false,
    expanded: expanded ?? false,
    ...sources(entry),
    children: buildChildren(entry, node, report),
    ...(isPartialEntry(node) && { isPartial: true }),
    place: settingPlace(node),
  }
}

/** A division of any list. The schema of each list requires its own label key. */
type LabelledDivision = DivisionNode & Partial<Record<DivisionKind, string>>

function buildDivision(
  list: DivisionList,
  entry: LabelledDivision,
  node: JsonNode,
  report: Report,
): DivisionEntry {
  const kind = divisionKinds[list]
  const { tag, description, searchable, align, href, banner, footer, navbar } = entry
  return {
    kind,
    name: entry[kind] || unnamed(entry, kind, node, report),
    icon: styledIcon(entry.icon, entry.iconType),
    color: entry.color,
    tag,
    description,
    searchable,
    align,
    href,
    hidden: entry.hidden ?? false,
    default: entry.default,
    ...sources(entry),
    banner,
    footer,
    navbar,
    global: entry.global && buildGlobal(entry.global, node, report),
    children: buildChildren(entry, node, report),
    ...(isPartialEntry(node) && { isPartial: true }),
    place: settingPlace(node),
  }
}

/** Replaces an empty label, which users of screen readers could not distinguish. */
function unnamed(
  { href }: DivisionNode,
  kind: DivisionKind,
  node: JsonNode,
  report: Report,
): string {
  const host =
    href && URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : ''
  const name = host || href || kind
  report({
    severity: 'warning',
    code: 'settings/empty-label',
    message: `This ${kind} has no label, so \`${name}\` is used`,
    hint: 'Add one: screen readers cannot read an icon.',
    ...valuePlace(childOf(node, kind) ?? node),
  })
  return name
}

/** Entries visible everywhere below. Those without a target are reported and left out. */
function buildGlobal(
  global: GlobalNode | undefined,
  node: JsonNode,
  report: Report,
): DivisionEntry[] {
  const around = childOf(node, 'global')
  if (!global || !around) return []
  return buildChildren(global, around, report).flatMap((entry) => {
    if (entry.kind === 'group' || entry.kind === 'page') return []
    if (entry.href !== undefined || entry.children.length > 0) return [entry]
    if (entry.isPartial) return []
    const index = entry.place.keys.at(-1) ?? 0
    const written = childOf(childOf(around, `${entry.kind}s`), index) ?? around
    report({
      severity: 'warning',
      code: 'settings/global-without-href',
      message: `\`${entry.name}\` leads nowhere`,
      hint: 'Give each entry of `global` an `href`.',
      ...valuePlace(written),
    })
    return []
  })
}

/** Keys that make an entry visible. */
const targetKeys: readonly string[] = [
  'href',
  'root',
  'openapi',
  'asyncapi',
  ...childKeys,
]

/**
 * Whether the target of an entry or some of its children are invalid, or written under another
 * name, such as `url`. Both are reported.
 */
function isPartialEntry(node: JsonNode): boolean {
  if (node.type !== 'object') return false
  return (
    lacksGeneratedPages(node) ||
    targetKeys.some((key) => node.changed?.has(key)) ||
    (!node.entries.has('href') &&
      [...node.entries.keys()].some((key) => synonymOf(key, ['href']) !== undefined))
  )
}

function sources(entry: Pick<NavigationNode, 'openapi' | 'asyncapi' | 'directory'>) {
  const { openapi, asyncapi, directory } = entry
  return { openapi, asyncapi, directory }
}
