import { calloutKinds, calloutSynonyms } from '../../theme/components/callout.about.ts'
import { calloutComponent } from '../compile/foreign-callouts.ts'
import { findAttribute } from '../mdx/tag.ts'
import type { TextEdit } from './conversion.ts'
import { convertAttributes, renamed, type ForeignTag } from './foreign-tag.ts'
import { TagEditor } from './tag-editor.ts'

/** Converts a callout to the component for its kind. Kinds that `Callout` has as well stay. */
export function convertCallout({ page, tag }: ForeignTag): TextEdit[] | undefined {
  const editor = TagEditor.open(page, tag)
  const type = findAttribute(tag, 'type')
  const kind = type ? editor?.literal('type') : undefined
  if (!editor || (type && typeof kind !== 'string'))
    return renamed({ page, tag }, 'Callout')
  if (tag.name === 'Callout') {
    const isKnown = [...calloutKinds, ...Object.keys(calloutSynonyms)].includes(
      String(kind),
    )
    // In other tools, one without a kind is a note. With a color, it is ours.
    const isOurs = type
      ? isKnown
      : findAttribute(tag, 'color') || findAttribute(tag, 'icon')
    if (isOurs) return renamed({ page, tag }, 'Callout')
  }
  const word = String(kind ?? 'note').replace(/^(?:default|secondary)$/, 'note')
  const name = calloutComponent(word)
  if (name === undefined || !/^(?:Note|Info|Tip|Check|Warning|Danger)$/.test(name))
    return renamed({ page, tag }, 'Callout')
  editor.rename(name)
  if (type) editor.removeAttribute(type)
  convertAttributes(editor, tag, 'Callout')
  return editor.edits
}
