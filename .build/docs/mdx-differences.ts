import { rules } from '../../tests/differential/rules.ts'
import { markdownTable } from './markdown-table.ts'

/**
 * Renders a table of the differences to `@mdx-js/mdx`.
 *
 * @param sort `means` for differences in meaning, `writes` for differences in form.
 */
export function writeMdxDifferences(sort: string): string {
  const rows = rules
    .filter((rule) => rule.sort === sort)
    .map(({ what, reason }) => [what, reason])
  return markdownTable(['What', 'Why'], rows)
}
