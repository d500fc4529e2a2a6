import { parseYaml } from '../site/parse-yaml.ts'
import { removeLine } from './block-lines.ts'
import type { Conversion } from './conversion.ts'
import type { ForeignPage } from './foreign-page.ts'

const VALUE = /\{\{[ \t]*\$frontmatter\.([\w-]+)[ \t]*\}\}/g
const TITLE = /^#[ \t]+\{\{[ \t]*\$frontmatter\.title[ \t]*\}\}[ \t]*$/

/**
 * Replaces values of the frontmatter in pages of VitePress: `{{ $frontmatter.title }}`. A heading
 * that is the title is removed, as it is shown anyway.
 */
export function convertVueValues(page: ForeignPage): Conversion[] {
  if (!page.text.includes('$frontmatter')) return []
  const values = parseYaml(page.yaml.text).data
  return page.lines.flatMap((line, row): Conversion[] => {
    if (page.isCode(line.start)) return []
    if (TITLE.test(line.text) && 'title' in values) {
      const below = page.lines[row + 1]?.isBlank ? [removeLine(page, row + 1)] : []
      return [{ kind: 'block', edits: [removeLine(page, row), ...below] }]
    }
    return [...line.text.matchAll(VALUE)].flatMap(
      ({ index, 0: written, 1: key = '' }): Conversion[] => {
        const start = line.start + index
        const value = values[key]
        const isText = typeof value === 'string' || typeof value === 'number'
        if (!isText || page.isCode(start)) return []
        const edit = { start, end: start + written.length, text: String(value) }
        return [{ kind: 'mark', edits: [edit] }]
      },
    )
  })
}
