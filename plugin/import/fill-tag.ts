import { foreignComponents } from '../compile/foreign-components.ts'
import { findAttribute } from '../mdx/tag.ts'
import type { TextEdit } from './conversion.ts'
import { convertAttributes, markdownOf, type ForeignTag } from './foreign-tag.ts'
import { TagEditor } from './tag-editor.ts'

/** Renames a tag, and makes an attribute its content, if it has none. */
export function moveIntoContent(
  foreign: ForeignTag,
  from: string,
): TextEdit[] | undefined {
  const { page, tag } = foreign
  const name = foreignComponents.get(tag.name!) ?? tag.name!
  const editor = TagEditor.open(page, tag)
  if (!editor) return undefined
  convertAttributes(editor, tag, name)
  const filled = fillFrom(foreign, editor, from, name)
  if (filled) return filled
  if (name !== tag.name) editor.rename(name)
  return editor.edits
}

/**
 * Makes an attribute the content of a tag. Undefined if there is no such attribute, or the tag has
 * content already.
 */
export function fillFrom(
  { page, tag }: ForeignTag,
  editor: TagEditor,
  from: string,
  name: string,
): TextEdit[] | undefined {
  const attribute = findAttribute(tag, from)
  const written = editor.written(from)
  if (!attribute || written === undefined || !editor.isEmpty) return undefined
  const isText = !written.startsWith('{')
  if (!isText && page.format === 'md') return undefined
  const text = written.slice(1, -1)
  const content = isText
    ? from === 'code'
      ? `{${JSON.stringify(text)}}`
      : markdownOf(text, page.format)
    : written
  if (name !== tag.name) {
    const { start } = page.place(tag)
    editor.edits.push({ start: start + 1, end: start + 1 + tag.name!.length, text: name })
  }
  editor.removeAttribute(attribute)
  editor.fill(content, name)
  return editor.edits
}
