import { findAttribute } from '../mdx/tag.ts'
import type { TextEdit } from './conversion.ts'
import { fillFrom } from './fill-tag.ts'
import type { ForeignTag } from './foreign-tag.ts'
import { TagEditor } from './tag-editor.ts'

const BADGES: Readonly<Record<string, string>> = {
  note: 'blue',
  info: 'blue',
  tip: 'green',
  success: 'green',
  caution: 'yellow',
  warning: 'yellow',
  danger: 'red',
}
const SIZES: Readonly<Record<string, string>> = { small: 'sm', medium: 'md', large: 'lg' }

/** Converts the text and the kind of a badge. */
export function convertBadge(foreign: ForeignTag): TextEdit[] | undefined {
  const { page, tag } = foreign
  const editor = TagEditor.open(page, tag)
  if (!editor) return undefined
  for (const name of ['variant', 'type']) {
    const attribute = findAttribute(tag, name)
    const color = BADGES[String(editor.literal(name))]
    if (attribute && color !== undefined)
      editor.replaceAttribute(attribute, `color="${color}"`)
    else if (attribute && editor.literal(name) === 'default')
      editor.removeAttribute(attribute)
  }
  const size = findAttribute(tag, 'size')
  const ours = SIZES[String(editor.literal('size'))]
  if (size && ours !== undefined) editor.replaceAttribute(size, `size="${ours}"`)
  return fillFrom(foreign, editor, 'text', 'Badge') ?? editor.edits
}
