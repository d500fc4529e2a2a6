import type { Element } from 'hast'
import { stripInlineMarkdown } from '../../runtime/kit/strip-inline-markdown.ts'
import type { PageHeading } from '../../runtime/types/pages.ts'
import type { AnchorKind } from '../../theme/components/component-about.ts'
import { aboutComponent, componentsThat } from '../../theme/components/about.ts'
import { attributeName } from '../mdx/attribute-name.ts'
import type { Compilation } from '../mdx/compilation.ts'
import type { HeadingText } from './record-headings.ts'
import {
  elementName,
  findAttribute,
  isTag,
  makeTag,
  readFlagAttribute,
  readLiteral,
  readText,
  removeAttribute,
  writeAttribute,
  type AttributeValue,
  type Tag,
} from '../mdx/tag.ts'
import { headingId } from '../mdx/heading-id.ts'
import { wordsOfAttribute } from '../mdx/words-of-attribute.ts'
import { isElement } from '../../theme/markdown/elements.ts'
import { childrenOf, replaceHtmlNode, textContentOf, type HtmlNode } from './html-node.ts'
import { readFeedTexts } from './read-feed-texts.ts'
import { keepOriginalElement } from './keep-original-element.ts'
import { assignAliases, assignIds, type Entry } from './assign-ids.ts'
import { oneLine } from '../../runtime/kit/one-line.ts'

/** Headings inside these are not listed under "On this page". */
const UNLISTED = componentsThat(({ outline }) => outline.headings === 'unlisted')
/** Headings inside these are listed only while their panel is open. */
const PANELS = componentsThat(
  ({ outline: { anchor } }) =>
    anchor !== false && (anchor.kind === 'tab' || anchor.kind === 'view'),
)
const LEVELS = new Map<string, PageHeading['depth']>([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
])

/** Their titles may have inline Markdown, which is no part of the id. */
const FORMATTED = new Set<AnchorKind>(['tab', 'step'])

/** The context of an element or a tag. */
export interface ElementContext {
  /** Enclosing tags, outermost first. */
  tags: Tag[]
  /** `titleSize` of the enclosing Steps. */
  titleSize?: string | undefined
  /** Headings here are generated, like the one of the footnotes. */
  generated: boolean
}

/**
 * Assigns ids that are unique on the page to headings and components, and collects the headings of
 * "On this page". Headings become `<Heading>`. Pages with mode custom or frame get no heading ids.
 */
export class OutlineBuilder {
  readonly #page: Compilation
  readonly #entries: Entry[] = []

  constructor(page: Compilation) {
    this.#page = page
  }

  /** Must be called with every element, in document order. */
  element(node: Element, context: ElementContext): void {
    const level = LEVELS.get(node.tagName)
    if (level !== undefined && !context.generated)
      this.#entries.push(headingOf(node, level, context))
    // Claim the author's ids of other elements before any are generated.
    else if (typeof node.properties['id'] === 'string')
      this.#page.ids.add(node.properties['id'])
  }

  /** Must be called with every tag, in document order. */
  tag(node: Tag, context: ElementContext): void {
    const entry = entryOf(node, context)
    if (entry) this.#entries.push(entry)
    else {
      const id = readText(node, 'id')
      if (!id) return
      if (opensWithHeading(node, id)) removeAttribute(node, 'id')
      else this.#page.ids.add(id)
    }
  }

  /** Assigns ids. Call it after the whole page was visited. */
  finish(): void {
    const page = this.#page
    const plain = page.input.mode === 'custom' || page.input.mode === 'frame'
    const named = plain
      ? this.#entries.filter(({ kind }) => kind !== 'heading')
      : this.#entries
    assignIds(named, page)
    for (const entry of named) {
      const { kind, node } = entry
      if (kind === 'heading' || kind === 'update') assignAliases(entry, page)
      list(entry, page)
      if (kind === 'heading') replaceHeading(entry, page)
      else if (kind === 'update')
        writeAttribute(node as Tag, 'alias', entry.aliases?.join(' '))
    }
  }
}

function entryOf(node: Tag, { tags, titleSize }: ElementContext): Entry | undefined {
  if (!node.name) return undefined
  const listed = isListed(tags)
  const explicit = readText(node, 'id')
  const replacesId = computesId(node)
  const base = {
    node,
    ancestors: tags,
    explicit,
    replacesId,
    listed: false,
    depth: 2 as const,
  }
  const { name } = node
  if (LEVELS.has(name) || name === 'Heading') {
    const level = LEVELS.get(name) ?? Number(readText(node, 'level') ?? 2)
    if (!(level >= 1 && level <= 4)) return undefined
    const { text, label } = headingWords(node)
    return {
      ...base,
      text,
      label,
      kind: 'heading',
      depth: level as PageHeading['depth'],
      listed,
    }
  }
  const anchor = aboutComponent(name)?.outline.anchor
  if (!anchor) return undefined
  const { kind } = anchor
  const read = kind === 'update' ? wordsOfAttribute : readText
  const words = anchor.text.map((key) => read(node, key)).find(Boolean) ?? ''
  const text = FORMATTED.has(kind) ? stripInlineMarkdown(words) : words
  if (kind === 'step') {
    const depth = LEVELS.get(readText(node, 'titleSize') ?? titleSize ?? '')
    const isShown = listed && (depth === 2 || depth === 3)
    if (!isShown && replacesId) return undefined
    return { ...base, kind, text, label: text, listed: isShown, depth: depth ?? 2 }
  }
  if (kind !== 'update' && replacesId) return undefined
  return { ...base, kind, text, label: text, listed: kind === 'update' }
}

/**
 * Whether an element is an anchor around a heading that has the same id, as translators write:
 * `<div id="start">## Start</div>`. The heading keeps it then.
 */
function opensWithHeading(tag: Tag, id: string): boolean {
  if (elementName(tag) === undefined) return false
  const first = childrenOf(tag).find(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  if (!first || !isElement(first) || !LEVELS.has(first.tagName)) return false
  return (first.properties['id'] ?? headingId(headingWords(first).text)) === id
}

/**
 * Whether the id is only known when it is rendered. It is kept, except on entries of the contents
 * and of feeds.
 */
function computesId(tag: Tag): boolean {
  return findAttribute(tag, 'id') !== undefined && readLiteral(tag, 'id') === undefined
}

function headingOf(
  node: Element,
  depth: PageHeading['depth'],
  { tags }: ElementContext,
): Entry {
  const { id } = node.properties
  const words = headingWords(node)
  return {
    kind: 'heading',
    node,
    depth,
    ancestors: tags,
    listed: isListed(tags),
    text: words.text,
    label: words.label,
    ...(words.computed && { computed: true }),
    ...(typeof id === 'string' &&
      id !== '' && { explicit: id, byPlugin: id !== words.id }),
  }
}

/** A heading's text, from `recordHeadings` or, if a plugin made the heading, from its content. */
function headingWords(node: Element | Tag): HeadingText {
  const { words } = (node.data ?? {}) as { words?: HeadingText }
  if (words) return words
  const label = oneLine(textContentOf(node))
  return { text: label, label }
}

function isListed(tags: readonly Tag[]): boolean {
  return !tags.some(({ name }) => UNLISTED.has(name ?? ''))
}

function list(entry: Entry, page: Compilation): void {
  if (!entry.id) return
  if (entry.kind === 'update') recordUpdate(entry, page)
  if (entry.kind !== 'heading' && !entry.listed) return
  const within = entry.ancestors
    .filter(({ name }) => PANELS.has(name ?? ''))
    .map((tab) => readText(tab, 'id'))
  const ids = within.filter((id): id is string => id !== undefined)
  page.headings.push({
    depth: entry.depth,
    id: entry.id,
    text: entry.label,
    ...(entry.aliases && { aliases: entry.aliases }),
    toc: entry.listed && (entry.label !== '' || entry.computed === true),
    ...(entry.computed && { computed: true }),
    ...(ids.length > 0 && { within: ids }),
  })
}

function recordUpdate(entry: Entry, page: Compilation): void {
  const tag = entry.node as Tag
  const description = readText(tag, 'description')
  const feed = readFeedTexts(tag)
  const { file, line } = page.placeOf(tag)
  page.updates.push({
    id: entry.id!,
    label: entry.text,
    ...(description !== undefined && { description }),
    ...(feed && { feed }),
    tags: tagsOf(tag),
    file,
    line,
  })
}

/** Reads `tags={["a", "b"]}` or `tags="a, b"`. */
function tagsOf(tag: Tag): string[] {
  const value = readLiteral(tag, 'tags')
  const tags: unknown[] =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  return tags
    .filter((item) => typeof item === 'string')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** Turns a heading into the theme's component. An element that the site maps only gets its id. */
function replaceHeading(entry: Entry, page: Compilation): void {
  const { node, depth, id } = entry
  const alias = entry.aliases?.join(' ')
  if (isTag(node)) {
    node.name = 'Heading'
    removeAttribute(node, 'level')
    writeAttribute(node, 'level', depth)
    writeAttribute(node, 'id', id)
    writeAttribute(node, 'alias', alias)
    if (readFlagAttribute(node, 'noAnchor') === false) removeAttribute(node, 'noAnchor')
    return
  }
  if (page.mapped.has(node.tagName)) {
    if (id !== undefined) node.properties['id'] = id
    return
  }
  const { id: _, className, ...others } = node.properties
  const attributes: Record<string, AttributeValue> = { level: depth, id, alias }
  if (Array.isArray(className)) attributes['className'] = className.join(' ')
  for (const [property, value] of Object.entries(others))
    if (value !== null)
      attributes[attributeName(property)] = Array.isArray(value) ? value.join(' ') : value
  // A plugin has added a link to the heading, so omit ours.
  if (node.children.some((child) => isLinkTo(child, id))) attributes['noAnchor'] = true
  const { children, position } = node
  const plain = page.input.asComponent && structuredClone(node)
  if (plain && id !== undefined) plain.properties['id'] = id
  replaceHtmlNode(
    node,
    makeTag('mdxJsxFlowElement', 'Heading', attributes, children, position),
  )
  if (plain) keepOriginalElement(node, plain)
}

function isLinkTo(node: HtmlNode, id: string | undefined): boolean {
  return isElement(node) && node.tagName === 'a' && node.properties['href'] === `#${id}`
}
