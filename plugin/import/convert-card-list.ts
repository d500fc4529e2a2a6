import { isTag } from '../mdx/tag.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/** Attributes that stand for the pages of the group, which are the default. */
const OWN_PAGES = /^items=\{useCurrentSidebarCategory\(\)\.items\}$/
const TAG =
  /^[ \t]*<DocCardList\s*(?:items=\{useCurrentSidebarCategory\(\)\.items\}\s*)?\/>/m

/** Whether a page of Docusaurus shows the pages of its group as cards. */
export function hasCardList(text: string): boolean {
  return TAG.test(text)
}

/**
 * Removes `<DocCardList />` of Docusaurus in the page that a group opens: the group has
 * `"directory": "card"`.
 */
export function convertCardList(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    if (!isTag(node) || node.name !== 'DocCardList') return
    const isOwn = node.attributes.every((attribute) => {
      const { start, end } = page.place(attribute)
      return OWN_PAGES.test(page.text.slice(start, end))
    })
    const { start, end } = page.place(node)
    if (isOwn) found.push({ kind: 'component', edits: [blockOf(page, start, end)] })
  })
  return found
}

/** Removes a block with the blank lines above it. */
function blockOf({ text, bodyStart }: ForeignPage, start: number, end: number): TextEdit {
  const [space = ''] = /\s*$/.exec(text.slice(bodyStart, start)) ?? []
  const isFirst = bodyStart === start - space.length
  return { start: isFirst ? start : start - space.length, end, text: '' }
}
