import type { Parents, Root, RootContent } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { parseText, type ExtraSyntax } from '../../plugin/mdx/parse-text.ts'
import { compilationOf } from '../plugin/mdx/compilation-of.ts'

/**
 * A remark plugin that parses `.md` files like Skerry: known tags are tags, braces are
 * text. MDX has no such format; the rest of its pipeline is used unchanged.
 * @param components Names that are parsed as tags.
 */
export function readAsSkerry(this: Processor, components: string[]): void {
  const data = this.data() as {
    micromarkExtensions?: ExtraSyntax['micromark']
    fromMarkdownExtensions?: ExtraSyntax['mdast']
  }
  this.parser = (text: string, file: VFile): Root => {
    const at = { file: file.path, path: '/', format: 'md' } as const
    const page = compilationOf(text, components, at)
    const extra = {
      micromark: (data.micromarkExtensions ?? []).flat(),
      mdast: data.fromMarkdownExtensions ?? [],
    }
    const tree = parseText(page.page, text, 'md', extra, page)
    showHtmlAsText(tree)
    return tree
  }
}

/** Converts HTML that isn't a known tag to text, and removes comments. */
function showHtmlAsText(parent: Parents): void {
  parent.children = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
    if ('children' in child) showHtmlAsText(child)
    if (child.type !== 'html') return [child]
    if (/^\s*<(?:!|\?)/.test(child.value)) return []
    const text: RootContent = { type: 'text', value: child.value }
    const isFlow = ['root', 'blockquote', 'listItem'].includes(parent.type)
    return isFlow ? [{ type: 'paragraph', children: [text] }] : [text]
  }) as typeof parent.children
}
