import { h, type ComponentType } from 'preact'
import { useContext } from 'preact/hooks'
import { IslandPlace } from './island-place.ts'
import { RenderRecordContext } from './render-record.ts'
import { freeName } from './kit/free-name.ts'
import { ID_MARK, markIds } from './mark-ids.ts'
import { REFERENCE, idsOf } from './rename-conflicting-ids.ts'

const MARKS = new RegExp(`(<${ID_MARK} n="\\d+">|</${ID_MARK}>)`)

/**
 * Wraps a snippet that is a component, so that `makeIdsUnique` can rename its ids if they are
 * already on the page.
 *
 * @param ids Ids that the compiler gave to its headings, accordions etc.
 */
export function snippetContent<Props extends object>(
  Content: ComponentType<Props>,
  ids: readonly string[],
): ComponentType<Props> {
  if (ids.length === 0) return Content
  const Snippet = (props: Props) => {
    const record = useContext(RenderRecordContext)
    const inside = useContext(IslandPlace) === 'island'
    const content = h(Content, props)
    // Inside an island, server and browser must render the same ids.
    if (!record || inside) return content
    return markIds(record, ids, content)
  }
  return Object.assign(Snippet, Content)
}

/**
 * Suffix of a tab button's id; the rest is its panel's id (`theme/islands/tabs.island.tsx`).
 */
const TAB = '-tab'

interface Use {
  ids: ReadonlySet<string>
  /** Original id to the id on the page. */
  names: Map<string, string>
}

/**
 * Makes the ids of component snippets unique in a page. Ids of the page itself are kept, and so
 * are those of a snippet's first use; further uses get `-2`, `-3`, …, and references to them
 * inside the snippet are updated.
 *
 * @param html With the marks of `snippetContent`, which are removed.
 * @param snippets The ids of each marked snippet (`RenderRecord.snippets`).
 */
export function makeIdsUnique(
  html: string,
  snippets: readonly (readonly string[])[],
): string {
  if (snippets.length === 0) return html
  const stack: Use[] = []
  const parts: { text: string; use: Use | undefined }[] = []
  for (const part of html.split(MARKS)) {
    const number = /^<skerry-ids n="(\d+)">$/.exec(part)?.[1]
    if (number !== undefined)
      stack.push({ ids: new Set(snippets[Number(number)]), names: new Map() })
    else if (part === `</${ID_MARK}>`) stack.pop()
    else parts.push({ text: part, use: stack.at(-1) })
  }
  const taken = new Set<string>()
  for (const { text, use } of parts)
    for (const id of idsOf(text)) if (!use?.ids.has(id)) taken.add(id)
  const free = freeName((id) => taken.has(id))
  for (const { text, use } of parts)
    for (const id of idsOf(text)) {
      if (!use?.ids.has(id) || use.names.has(id)) continue
      const name = free(id)
      taken.add(name)
      use.names.set(id, name)
    }
  return parts.map(({ text, use }) => (use ? rename(text, use) : text)).join('')
}

/** Renames ids, references and links to them, and `id` in island props. */
function rename(html: string, { names }: Use): string {
  if ([...names].every(([id, name]) => id === name)) return html
  const nameOf = (id: string): string =>
    names.get(id) ?? (id.endsWith(TAB) ? nameOf(id.slice(0, -TAB.length)) + TAB : id)
  return html
    .replace(
      REFERENCE,
      (_, attribute: string, value: string) =>
        ` ${attribute}="${value.split(' ').map(nameOf).join(' ')}"`,
    )
    .replace(
      /(\shref="#)([^"]*)"/g,
      (_, start: string, id: string) => `${start}${nameOf(id)}"`,
    )
    .replace(
      /("id":")([^"\\]*)"/g,
      (_, start: string, id: string) => `${start}${nameOf(id)}"`,
    )
}
