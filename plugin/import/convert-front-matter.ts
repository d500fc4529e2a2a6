import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

const NAME = /(?<![\w$.])frontMatter(?=\.)/g
const SUBTITLE = /<p>\s*\{frontMatter\.description\}\s*<\/p>\s*/y

/**
 * Converts the frontmatter in expressions of Docusaurus, `{frontMatter.title}`. A paragraph that is
 * only the description goes, as it is below the title already.
 */
export function convertFrontMatter(page: ForeignPage): Conversion[] {
  if (!page.text.includes('frontMatter.')) return []
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    const { start, end } = page.place(node)
    SUBTITLE.lastIndex = start
    const [subtitle] = SUBTITLE.exec(page.text) ?? []
    if (subtitle !== undefined)
      found.push({
        kind: 'component',
        edits: [{ start, end: start + subtitle.length, text: '' }],
      })
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      for (const { index, 0: name } of page.text.slice(start, end).matchAll(NAME)) {
        const at = start + index
        found.push({
          kind: 'component',
          edits: [{ start: at, end: at + name.length, text: 'frontmatter' }],
        })
      }
  })
  return found
}
