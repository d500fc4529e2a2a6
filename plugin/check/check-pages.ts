import type { Page } from '../site/site.ts'
import type { Problem } from './problem.ts'

/** Pages that no navigation lists, and frontmatter that the specification asks for. */
export function checkPages(pages: Iterable<Page>): Problem[] {
  return [...pages].flatMap((page): Problem[] => {
    if (page.format === 'api') return []
    const { frontmatter, file } = page
    const at = { file, line: 1, column: 1 }
    const problems: Problem[] = []
    if (!page.listed && !page.hidden && page.path !== 'index') {
      problems.push({
        severity: 'info',
        code: 'check/unused-page',
        message: `\`${page.path}\` is in no navigation`,
        hint: 'List it, or write `hidden: true` in its frontmatter.',
        ...at,
      })
    }
    // Pages of operations take both from their description.
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
        hint: 'Say in a sentence what it is for.',
        ...at,
      })
    }
    return problems
  })
}
