import { rules } from '../../tests/differential/rules.ts'
import { markdownTable } from './markdown-table.ts'

/**
 * The differences between a page here and the same page in `@mdx-js/mdx`.
 *
 * @param sort `means` for those of meaning, `writes` for those of form.
 */
export function writeMdxDifferences(sort: string): string {
  const rows = rules
    .filter((rule) => rule.sort === sort)
    .map(({ what, reason }) => [what, reason])
  return markdownTable(['What', 'Why'], rows)
}
