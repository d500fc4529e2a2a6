import type { Settings } from '../../runtime/types/settings.ts'
import { normaliseRef } from '../site/page-ref.ts'
import type { Page } from '../site/site.ts'
import type { Problem } from './problem.ts'

/**
 * Finds pages that are not in the navigation, and missing frontmatter that the specification
 * asks for. Pages in navigation entries that are left out because of errors are not reported.
 */
export function checkPages(pages: Iterable<Page>, { navigation }: Settings): Problem[] {
  const { leftOut = [] } = navigation
  const isLeftOut = (path: string) =>
    leftOut === 'all' || leftOut.some((ref) => normaliseRef(ref) === path)
  return [...pages].flatMap((page): Problem[] => {
    if (page.format === 'api') return []
    const { frontmatter, file } = page
    const at = { file, line: 1, column: 1 }
    const problems: Problem[] = []
    if (!page.listed && !page.hidden && page.path !== 'index' && !isLeftOut(page.path)) {
      problems.push({
        severity: 'info',
        code: 'check/unused-page',
        message: `\`${page.path}\` is not in the navigation`,
        hint: 'Add it, or set `hidden: true` in its frontmatter.',
        ...at,
      })
    }
    // Pages of operations take both from the API description.
    if (page.operation || frontmatter.url !== undefined) return problems
    if (!frontmatter.title) {
      problems.push({
        severity: 'warning',
        code: 'style/title',
        message: 'This page has no `title` in its frontmatter',
        hint: `It is shown as \`${page.title}\`.`,
        ...at,
      })
    }
    if (!frontmatter.description) {
      problems.push({
        severity: 'warning',
        code: 'style/description',
        message: 'This page has no `description` in its frontmatter',
        hint: 'Describe the page in one sentence.',
        ...at,
      })
    }
    return problems
  })
}
