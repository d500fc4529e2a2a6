import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'
import type { Page } from '../site/site.ts'
import { normalizePageUrl } from '../../runtime/kit/page-url.ts'
import { checkLinks } from './check-links.ts'
import { checkPages } from './check-pages.ts'
import { isWanted } from './check-site.ts'
import { sortProblems } from '../kit/sort-problems.ts'
import type { Problem } from './problem.ts'
import { checkSeverity } from './check-severity.ts'
import { siteReferences } from './site-references.ts'
import { SiteUrls } from './site-urls.ts'

/** Maximum number of other pages to compile for checking the anchors that a page links to. */
const MAX_TARGETS = 30

/**
 * Checks a single page like `checkSite`, for the dev server. Other pages are only compiled if
 * the page links to their anchors. The project's own problems come last.
 */
export async function checkPage(
  project: Project,
  page: Page,
  compile: (page: Page) => Promise<PageCompilation>,
): Promise<Problem[]> {
  const own = await compile(page)
  const compiled = await Promise.all(
    anchorPages(project, own).map((target) => compile(target)),
  )
  const known = new Map([...compiled, own].map((each) => [each.page.path, each]))
  const all = [...project.site.pages.values()].map(
    (each) => known.get(each.path) ?? uncompiled(each, own),
  )
  const found: Problem[] = [
    ...own.facts.diagnostics,
    ...own.facts.findings,
    ...checkLinks(siteReferences(project, [own]), new SiteUrls(project, all)),
    ...checkPages([page], project.site.settings),
  ]
  const ofPage = sortProblems(found.filter((problem) => isWanted(problem, {})))
  return [...ofPage, ...sortProblems(project.diagnostics)].map((problem) => ({
    ...problem,
    severity: checkSeverity(problem),
  }))
}

/** Other pages to whose anchors the page links. */
function anchorPages({ site }: Project, { page, facts }: PageCompilation): Page[] {
  const named = new Set(
    facts.links
      .filter(({ kind, target }) => kind === 'link' && target.includes('#'))
      .map(({ target }) => normalizePageUrl(target)),
  )
  return [...site.pages.values()]
    .filter((each) => each !== page && named.has(normalizePageUrl(each.url)))
    .slice(0, MAX_TARGETS)
}

/** A placeholder for an existing page that wasn't compiled, so that its ids are unknown. */
function uncompiled(page: Page, other: PageCompilation): PageCompilation {
  return { ...other, page, facts: { ...other.facts, failed: true, links: [], ids: [] } }
}
