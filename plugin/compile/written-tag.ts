import { oneLine } from '../../runtime/kit/one-line.ts'
import { shortened } from '../../runtime/kit/shortened.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { isInteractiveTagName } from '../mdx/interactive-tag-name.ts'
import type { Tag } from '../mdx/tag.ts'

/** A tag as the author wrote it, also if its functions were extracted; or such an expression. */
export function writtenTag(tag: Tag, name: string, page: Compilation): string {
  if (!isInteractiveTagName(name)) return `<${name}>`
  const text = page.spanOf(tag)?.text ?? ''
  if (text.startsWith('{')) return shortened(oneLine(text), 60)
  const [, written = name] = /^<([\w$.-]+)/.exec(text) ?? []
  return `<${written}>`
}
