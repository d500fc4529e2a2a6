import { withoutUndefined } from '../kit/without-undefined.ts'
import { divisionKinds, type DivisionKind } from './division-kinds.ts'
import type {
  DivisionEntry,
  GroupEntry,
  NavigationEntry,
  NavigationSettings,
} from './navigation-entry.ts'
import type { ApiSource } from './setting-types.ts'
import type { IconRef } from './value-types.ts'

type Json = string | number | boolean | Json[] | { [key: string]: Json | undefined }
type JsonObject = { [key: string]: Json | undefined }

/** Key of the list for each kind of division. */
const listOf = new Map<DivisionKind, string>(
  Object.entries(divisionKinds).map(([list, kind]) => [kind, list]),
)

/**
 * Writes a navigation in the modern schema, the inverse of reading one: reading the result
 * gives the same tree.
 */
export function writeNavigation({
  children,
  global,
  directory,
}: NavigationSettings): JsonObject {
  return withoutUndefined({
    ...writeChildren(children),
    ...(global.length > 0 && { global: writeChildren(global) }),
    directory,
  })
}

/** Groups children into lists by kind, in order of first appearance. */
function writeChildren(children: readonly NavigationEntry[]): JsonObject {
  const lists: Record<string, Json[]> = {}
  const hasPages = children.some(({ kind }) => kind === 'page')
  for (const child of children) {
    const list =
      child.kind === 'page' || child.kind === 'group'
        ? hasPages
          ? 'pages'
          : 'groups'
        : listOf.get(child.kind)!
    const written =
      child.kind === 'page'
        ? child.ref
        : child.kind === 'group'
          ? writeGroup(child)
          : writeDivision(child)
    ;(lists[list] ??= []).push(written)
  }
  return lists
}

function writeGroup(group: GroupEntry): JsonObject {
  const { name, icon, tag, hidden, searchable, boost, root, expanded, children } = group
  return withoutUndefined({
    group: name,
    icon: writeIcon(icon),
    tag,
    hidden: hidden || undefined,
    searchable,
    boost,
    audience: group.audience,
    root,
    expanded: expanded || undefined,
    openapi: writeSources(group.openapi),
    asyncapi: writeSources(group.asyncapi),
    directory: group.directory,
    pages: children.map((child) =>
      child.kind === 'page' ? child.ref : writeGroup(child as GroupEntry),
    ),
  })
}

function writeDivision(division: DivisionEntry): JsonObject {
  const { kind, name, icon, color, description, tag, hidden, align, href } = division
  const { searchable, global, children } = division
  return withoutUndefined({
    [kind]: name,
    href,
    icon: writeIcon(icon),
    color: color as Json | undefined,
    description,
    tag,
    hidden: hidden || undefined,
    default: division.default,
    searchable,
    align,
    openapi: writeSources(division.openapi),
    asyncapi: writeSources(division.asyncapi),
    directory: division.directory,
    ...writeChildren(children),
    ...(global && global.length > 0 && { global: writeChildren(global) }),
  })
}

function writeIcon(icon: IconRef | undefined): Json | undefined {
  if (!icon) return undefined
  const { name, style, library } = icon
  return style === undefined && library === undefined
    ? name
    : withoutUndefined({ name, style, library })
}

/** Writes a single source without a list. */
function writeSources(sources: readonly ApiSource[] | undefined): Json | undefined {
  if (!sources || sources.length === 0) return undefined
  const written = sources.map(({ source, directory, overlays }) =>
    directory === undefined && overlays === undefined
      ? source
      : withoutUndefined({ source, directory, overlays }),
  )
  return written.length === 1 ? written[0] : written
}
