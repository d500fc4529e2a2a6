import { CUSTOM_ID } from '../mdx/heading-id.ts'
import { markdownText } from '../mdx/tag.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { readLines, type ForeignPage } from './foreign-page.ts'
import { foreignText, recordOf } from './foreign-values.ts'

/**
 * Makes the heading of level 1 at the start of a page its title, where other tools show it instead of
 * the `title` of the frontmatter: that is the label in the sidebar then.
 *
 * @param label The label in the sidebar, if it is another one.
 */
export function convertTitle(page: ForeignPage, label: string | undefined): Conversion[] {
  const { tree, yaml, eol } = page
  const first = tree.children.find(({ type }) => type !== 'mdxjsEsm' && type !== 'html')
  if (first?.type !== 'heading' || first.depth !== 1) return []
  const heading = markdownText(first).replace(CUSTOM_ID, '').trim()
  const data = recordOf(parseYaml(yaml.text).data)
  const title = foreignText(data['title'])
  // A heading that shows values of the frontmatter needs them where they are.
  const place = page.place(first)
  const isComputed = /\{[ \t]*\$?frontmatter\./i.test(
    page.text.slice(place.start, place.end),
  )
  const isOther =
    heading !== '' && title !== undefined && title !== heading && !isComputed
  const hasLabel =
    label !== undefined || 'sidebarTitle' in data || 'sidebar_label' in data
  const edits = readLines(yaml.text, 0).flatMap((line, row, lines): TextEdit[] => {
    const [, key = ''] = /^(title|hide_title):[ \t]*\S/.exec(line.text) ?? []
    // Not a value on several lines.
    if (key === '' || /^[ \t]+\S/.test(lines[row + 1]?.text ?? '')) return []
    const start = yaml.start + line.start
    if (key === 'hide_title' || (isOther && hasLabel))
      return [{ start, end: yaml.start + line.end + eol.length, text: '' }]
    return isOther ? [{ start, end: start + key.length, text: 'sidebarTitle' }] : []
  })
  return edits.map((edit) => ({ kind: 'frontmatter key', edits: [edit] }))
}
