import type { Element } from 'hast'
import type { PageHeading } from '../../runtime/types/pages.ts'
import type { AnchorKind } from '../../theme/components/component-about.ts'
import type { Compilation } from '../mdx/compilation.ts'
import {
  HeadingIds,
  fieldId,
  headingId,
  linkedHeadingId,
  plainHeadingId,
  publishedHeadingId,
  titledId,
} from '../mdx/heading-id.ts'
import { findAttribute, writeAttribute, type Tag } from '../mdx/tag.ts'

/** A link target on a page. */
export interface Entry {
  kind: AnchorKind
  node: Element | Tag
  ancestors: Tag[]
  depth: PageHeading['depth']
  /** The id is derived from it. */
  text: string
  label: string
  /** Whether the label is only known when it is rendered. */
  computed?: true
  explicit?: string | undefined
  /** The author's id is only known when it is rendered, which is too late for lists. */
  replacesId?: boolean
  /** The explicit id is from a plugin, so the id by our rule becomes an alias. */
  byPlugin?: boolean
  listed: boolean
  id?: string
  /** Additional ids of the same target. */
  aliases?: string[]
}

/**
 * Assigns ids: explicit ones first, then headings by their rule, which must never change, then
 * everything else. Reports duplicate explicit ids, and those that had to be replaced.
 */
export function assignIds(entries: Entry[], page: Compilation): void {
  for (const entry of entries) {
    if (entry.explicit === undefined) continue
    entry.id = page.claimId(entry.explicit)
    if (entry.id !== entry.explicit) reportTaken(entry, page)
  }
  const ids = new HeadingIds()
  for (const entry of entries) {
    if (entry.kind !== 'heading') continue
    if (!entry.id) entry.id = claimNext(ids, entry.text, page)
    else if (entry.byPlugin) {
      const own = ids.next(entry.text)
      if (!page.ids.has(own)) entry.aliases = [page.claimId(own)]
    }
  }
  const tabs = new HeadingIds()
  for (const entry of entries) {
    if (entry.id || entry.text === '') continue
    if (entry.kind === 'field') assignFieldId(entry, page)
    else if (entry.kind === 'tab') {
      entry.id = claimNext(tabs, entry.text, page)
    } else if (entry.kind === 'step' || entry.kind === 'update')
      entry.id = page.claimId(headingId(entry.text))
    else entry.id = page.claimId(titledId(entry.text), '-', 1)
  }
  for (const entry of entries) {
    if (entry.replacesId) reportReplaced(entry, page)
    if (entry.kind !== 'heading' && entry.id)
      writeAttribute(entry.node as Tag, 'id', entry.id)
  }
}

/**
 * Assigns the id of a field. A repeated name gets `-1`, `-2`, …, as in published links, and the
 * form with `_` as an alias.
 */
function assignFieldId(entry: Entry, page: Compilation): void {
  const base = fieldId(entry.text)
  entry.id = page.claimId(base, '-', 1)
  if (entry.id === base) return
  const [alias] = claimFree([`${base}_${entry.id.slice(base.length + 1)}`], page)
  if (alias !== undefined) writeAttribute(entry.node as Tag, 'alias', alias)
}

/** The next id by the heading rule that isn't taken. */
function claimNext(ids: HeadingIds, text: string, page: Compilation): string {
  let id = ids.next(text)
  while (page.ids.has(id)) id = ids.next(text)
  return page.claimId(id)
}

function reportTaken(entry: Entry, page: Compilation): void {
  page.report(entry.node, {
    code: 'mdx/duplicate-id',
    message: `The id \`${entry.explicit}\` is already used on this page, so this one is \`${entry.id}\``,
    hint: 'Give each its own id.',
  })
}

function reportReplaced({ node, id }: Entry, page: Compilation): void {
  if (id === undefined) return
  const { name, position } = node as Tag
  page.report(
    { position: findAttribute(node as Tag, 'id')?.position ?? position },
    {
      code: 'mdx/computed-id',
      message: `The id of <${name}> is only known when the page is rendered, so it is \`${id}\``,
      hint: 'Write it as text: `id="…"`.',
    },
  )
}

/** Ids of the layout: an alias with such a name would shadow the layout's element. */
const LAYOUT_IDS = new Set([
  'banner',
  'navbar',
  'header',
  'sidebar',
  'sidebar-content',
  'navigation-items',
  'content',
  'content-area',
  'content-container',
  'body-content',
  'page-title',
  'panel',
  'pagination',
  'footer',
  'table-of-contents',
])

/**
 * Adds hidden anchors to a heading or an update: the ids that published links use, and the one that
 * other generators give a heading, unless the page has them already.
 */
export function assignAliases(entry: Entry, page: Compilation): void {
  const aliases =
    entry.kind === 'heading'
      ? freeAliases(entry.text, entry.label, page)
      : claimFree([linkedHeadingId(entry.text)], page)
  if (aliases.length > 0) entry.aliases = [...(entry.aliases ?? []), ...aliases]
}

/**
 * Returns the aliases of a heading that aren't taken yet, and claims them.
 *
 * @param text What its id is derived from.
 * @param shown Its text as shown. On Mintlify, newer ids are derived from that: `#what’s-new`,
 *   `#limits-beta` for `## Limits <Badge>Beta</Badge>`.
 */
export function freeAliases(text: string, shown: string, page: Compilation): string[] {
  const ids = [plainHeadingId(text), publishedHeadingId(text), linkedHeadingId(text)]
  if (shown !== text) ids.push(headingId(shown), publishedHeadingId(shown))
  return claimFree(ids, page)
}

function claimFree(ids: readonly string[], page: Compilation): string[] {
  return ids.filter((alias) => {
    if (alias === '' || LAYOUT_IDS.has(alias) || page.ids.has(alias)) return false
    page.ids.add(alias)
    return true
  })
}
