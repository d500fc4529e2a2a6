import { foreignAttributes, NEEDLESS } from '../compile/foreign-attributes.ts'
import { findAttribute, type Tag } from '../mdx/tag.ts'
import type { TextEdit } from './conversion.ts'
import type { ForeignPage } from './foreign-page.ts'
import { TagEditor } from './tag-editor.ts'

/** A tag to convert. */
export interface ForeignTag {
  page: ForeignPage
  tag: Tag
}

/** Renames a tag and its attributes. Undefined if it can't be edited. */
export function renamed({ page, tag }: ForeignTag, name: string): TextEdit[] | undefined {
  const editor = TagEditor.open(page, tag)
  if (!editor) return undefined
  if (name !== tag.name) editor.rename(name)
  convertAttributes(editor, tag, name)
  return editor.edits
}

/** Converts the attributes of a tag that becomes the component of this name. */
export function convertAttributes(editor: TagEditor, tag: Tag, name: string): void {
  const known = foreignAttributes(name.replace(/^\w+\.(?=Tab$|Card$)/, ''))
  const given = new Set(tag.attributes.map((each) => ('name' in each ? each.name : '')))
  for (const [foreign, own] of known) {
    const attribute = findAttribute(tag, foreign)
    if (!attribute) continue
    if (own === NEEDLESS || given.has(own)) editor.removeAttribute(attribute)
    else editor.renameAttribute(attribute, own)
    given.add(own)
  }
}

/** Keeps a text of an attribute from being a tag or an expression. */
export function markdownOf(text: string, format: 'md' | 'mdx'): string {
  return text.replace(format === 'mdx' ? /[<{]/g : /</g, '\\$&')
}
