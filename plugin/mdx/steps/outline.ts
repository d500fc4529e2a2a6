import type { Heading as HeadingNode, Nodes, Parents, RootContent } from 'mdast'
import type { Heading } from '../../../runtime/types/pages.ts'
import type { Compilation } from '../compilation.ts'
import { customId } from '../heading-id.ts'
import { assignAlias, assignIds, type Entry } from './outline-ids.ts'
import {
  isTag,
  makeTag,
  readFlag,
  readLiteral,
  readText,
  removeAttribute,
  textOf,
  writeAttribute,
  type Tag,
} from '../tag.ts'

/** Headings inside these are not listed under "On this page" (behaviour 3.4). */
const UNLISTED = new Set([
  'Accordion',
  'AccordionGroup',
  'Expandable',
  'Update',
  'Prompt',
])
const PANELS = new Set(['Tab', 'View'])
const FIELDS = new Set(['ParamField', 'ResponseField'])
const LEVELS: Record<string, number> = { h1: 1, h2: 2, h3: 3, h4: 4 }

/**
 * Gives headings and components their ids, unique over the page, and lists what "On this
 * page" shows (behaviour 3.4). Headings become `<Heading>`. Pages in mode custom and frame
 * have no heading ids.
 */
export function outlinePage(tree: Parents, page: Compilation): void {
  const entries: Entry[] = []
  collect(tree, [], undefined, entries, page)
  const plain = page.input.mode === 'custom' || page.input.mode === 'frame'
  const named = plain ? entries.filter(({ kind }) => kind !== 'heading') : entries
  assignIds(named, page)
  const claimed = new Set(page.ids)
  for (const entry of named) {
    if (entry.kind === 'heading') assignAlias(entry, claimed, page)
    list(entry, page)
  }
  replaceHeadings(tree, new Map(named.map((entry) => [entry.node, entry])))
}

function collect(
  parent: Parents,
  ancestors: Tag[],
  titleSize: string | undefined,
  entries: Entry[],
  page: Compilation,
): void {
  for (const child of parent.children as RootContent[]) {
    const entry = entryOf(child, ancestors, titleSize)
    if (entry) entries.push(entry)
    else if (isTag(child)) reserveId(child, page)
    if (!('children' in child)) continue
    const inside = isTag(child) ? [...ancestors, child] : ancestors
    const size =
      isTag(child) && child.name === 'Steps' ? readText(child, 'titleSize') : titleSize
    collect(child, inside, size, entries, page)
  }
}

/** Ids that authors gave other elements are taken before any are made. */
function reserveId(tag: Tag, page: Compilation): void {
  const id = readText(tag, 'id')
  if (id) page.ids.add(id)
}

function entryOf(
  node: RootContent,
  ancestors: Tag[],
  titleSize?: string,
): Entry | undefined {
  const listed = !ancestors.some(({ name }) => UNLISTED.has(name ?? ''))
  if (node.type === 'heading') {
    if (node.depth > 4) return undefined
    const explicit = takeCustomId(node)
    return headingEntry(node, node.depth as Heading['depth'], explicit, ancestors, listed)
  }
  if (!isTag(node) || !node.name) return undefined
  const explicit = readText(node, 'id')
  const base = { node, ancestors, explicit, listed: false, depth: 2 as const }
  const { name } = node
  if (name in LEVELS || name === 'Heading') {
    const level = LEVELS[name] ?? Number(readText(node, 'level') ?? 2)
    if (!(level >= 1 && level <= 4)) return undefined
    return headingEntry(node, level as Heading['depth'], explicit, ancestors, listed)
  }
  if (PANELS.has(name)) {
    const text = readText(node, 'title') ?? ''
    return { ...base, kind: 'panel', text, label: text }
  }
  if (name === 'Step') {
    const text = readText(node, 'title') ?? ''
    const size = readText(node, 'titleSize') ?? titleSize
    const depth = LEVELS[size ?? ''] as Heading['depth'] | undefined
    return {
      ...base,
      kind: 'step',
      text,
      label: text,
      listed: listed && (depth === 2 || depth === 3),
      depth: depth ?? 2,
    }
  }
  if (name === 'Update') {
    const text = readText(node, 'label') ?? ''
    return { ...base, kind: 'update', text, label: text, listed: true }
  }
  if (name === 'Accordion') {
    const text = readText(node, 'title') ?? ''
    return { ...base, kind: 'titled', text, label: text }
  }
  if (FIELDS.has(name)) {
    const text = ['name', 'path', 'query', 'body', 'header', 'cookie']
      .map((key) => readText(node, key))
      .find(Boolean)
    return { ...base, kind: 'field', text: text ?? '', label: text ?? '' }
  }
  return undefined
}

function headingEntry(
  node: HeadingNode | Tag,
  depth: Heading['depth'],
  explicit: string | undefined,
  ancestors: Tag[],
  listed: boolean,
): Entry {
  const label = collapse(textOf(node))
  // Tags inside a heading do not count, unless there is nothing else.
  const text = collapse(ownText(node)) || label
  return {
    kind: 'heading',
    node,
    depth,
    ancestors,
    listed,
    text,
    label,
    ...(explicit && { explicit }),
  }
}

function ownText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (!('children' in node)) return ''
  return node.children.map((child) => (isTag(child) ? '' : ownText(child))).join('')
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Takes `{#my-id}` off a heading's end. */
function takeCustomId(heading: HeadingNode): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = /[ \t]*\{#([^{}]*)\}[ \t]*$/.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  if (last.value === '') heading.children.pop()
  return customId(match[1]!) || undefined
}

function list(entry: Entry, page: Compilation): void {
  if (!entry.id) return
  if (entry.kind === 'update') noteUpdate(entry, page)
  if (entry.kind !== 'heading' && !entry.listed) return
  const within = entry.ancestors
    .filter(({ name }) => PANELS.has(name ?? ''))
    .map((tab) => readText(tab, 'id'))
  const ids = within.filter((id): id is string => id !== undefined)
  page.headings.push({
    depth: entry.depth,
    id: entry.id,
    text: entry.label,
    ...(entry.alias !== undefined && { alias: entry.alias }),
    toc: entry.listed && entry.label !== '',
    ...(ids.length > 0 && { within: ids }),
  })
}

function noteUpdate(entry: Entry, page: Compilation): void {
  const tag = entry.node as Tag
  const description = readText(tag, 'description')
  page.updates.push({
    id: entry.id!,
    label: entry.text,
    ...(description !== undefined && { description }),
    tags: tagsOf(tag),
    line: page.placeOf(tag).line,
  })
}

/** `tags={["a", "b"]}`, or as text: `tags="a, b"`. */
function tagsOf(tag: Tag): string[] {
  const value = readLiteral(tag, 'tags')
  const tags: unknown[] =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  return tags
    .filter((item) => typeof item === 'string')
    .map((item) => item.trim())
    .filter(Boolean)
}

function replaceHeadings(parent: Parents, entries: Map<object, Entry>): void {
  parent.children.forEach((child, index) => {
    const node = child as RootContent
    if ('children' in node) replaceHeadings(node, entries)
    const entry = entries.get(node)
    if (entry?.kind !== 'heading') return
    if (isTag(node)) {
      const tag = node
      if (tag.name !== 'Heading') tag.name = 'Heading'
      removeAttribute(tag, 'level')
      writeAttribute(tag, 'level', entry.depth)
      writeAttribute(tag, 'id', entry.id)
      writeAttribute(tag, 'alias', entry.alias)
      if (readFlag(tag, 'noAnchor') === false) removeAttribute(tag, 'noAnchor')
      return
    }
    const heading = node as HeadingNode
    ;(parent.children as RootContent[])[index] = makeTag(
      'mdxJsxFlowElement',
      'Heading',
      { level: entry.depth, id: entry.id, alias: entry.alias },
      heading.children,
      heading.position,
    ) as RootContent
  })
}
