import type { Nodes } from 'mdast'
import { findAttribute, isTag, type Tag } from '../mdx/tag.ts'
import { quotedAttribute } from './block-lines.ts'
import { convertAttributes, type ForeignTag } from './foreign-tag.ts'
import type { TextEdit } from './conversion.ts'
import { listOf, recordOf } from './foreign-values.ts'
import type { ForeignPage } from './foreign-page.ts'
import { TagEditor } from './tag-editor.ts'

/** A panel of tabs. */
export const FOREIGN_PANEL = /^(?:TabItem|Tab|Tabs\.Tab)$/

/** Converts tabs: titles, which tab is selected at first, and options without a counterpart. */
export function convertTabs({ page, tag }: ForeignTag): TextEdit[] | undefined {
  const editor = TagEditor.open(page, tag)
  if (!editor) return undefined
  const panels = panelsOf(tag.children)
  const labels = readLabels(editor)
  const first = convertDefault(page, tag, editor, panels)
  convertAttributes(editor, tag, 'Tabs')
  const inside = panels.map((panel) => convertPanel(page, panel, labels))
  if (inside.includes(undefined)) return undefined
  const values = findAttribute(tag, 'values')
  if (values && labels.size > 0) editor.removeAttribute(values)
  if (first > 0) editor.add(`defaultTabIndex={${first}}`)
  return [...editor.edits, ...inside.flatMap((edits) => edits ?? [])]
}

/** Panels, also those that are parsed as a paragraph because they are on one line. */
function panelsOf(nodes: readonly Nodes[]): Tag[] {
  return nodes.flatMap((node) => {
    if (node.type === 'paragraph') return panelsOf(node.children)
    return isTag(node) && FOREIGN_PANEL.test(node.name ?? '') ? node : []
  })
}

/** Labels by value: of Docusaurus's `values`, else of Fumadocs' `items`. */
function readLabels(editor: TagEditor): Map<string, string> {
  const values = listOf(editor.literal('values')).map(recordOf)
  const items = listOf(editor.literal('items')).map(String)
  return new Map([
    ...items.map((item): [string, string] => [slug(item), item]),
    ...values.map(({ value, label }): [string, string] => [
      slug(String(value)),
      String(label ?? value),
    ]),
  ])
}

function slug(text: string): string {
  return text.toLowerCase().trim().replace(/\s+/g, '-')
}

/** Removes what selects a tab, and returns the index of that tab: 0 if it is the first. */
function convertDefault(
  page: ForeignPage,
  tag: Tag,
  editor: TagEditor,
  panels: readonly Tag[],
): number {
  const attribute = findAttribute(tag, 'defaultValue')
  const value = attribute && editor.literal('defaultValue')
  const marked = panels.findIndex((panel) => findAttribute(panel, 'default'))
  const chosen = panels.findIndex((panel) => {
    const inside = TagEditor.open(page, panel)
    return (
      value !== undefined &&
      [inside?.literal('value'), inside?.literal('label')].includes(value)
    )
  })
  if (attribute && (chosen !== -1 || value === null)) editor.removeAttribute(attribute)
  return Math.max(chosen, marked, 0)
}

function convertPanel(
  page: ForeignPage,
  panel: Tag,
  labels: ReadonlyMap<string, string>,
): TextEdit[] | undefined {
  const editor = TagEditor.open(page, panel)
  if (!editor) return undefined
  if (panel.name === 'TabItem') editor.rename('Tab')
  const value = findAttribute(panel, 'value')
  const label = labels.get(slug(String(editor.literal('value'))))
  const isTitled = ['title', 'label'].some((name) => findAttribute(panel, name))
  if (value && !isTitled && label !== undefined) {
    editor.replaceAttribute(value, quotedAttribute('title', label))
    const mark = findAttribute(panel, 'default')
    if (mark) editor.removeAttribute(mark)
  } else convertAttributes(editor, panel, 'Tab')
  return editor.edits
}
