import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'
import type { Page } from '../site/site.ts'
import { canonicalUrl } from '../../runtime/kit/page-url.ts'
import { checkLinks } from './check-links.ts'
import { checkPages } from './check-pages.ts'
import { isWanted } from './check-site.ts'
import { sortProblems } from '../kit/sort-problems.ts'
import type { Problem } from './problem.ts'
import { checkSeverity } from './severity.ts'
import { SiteAddresses } from './site-addresses.ts'

/** More pages than this are not compiled for the anchors that one page names. */
const MOST_TARGETS = 30

/**
 * What `checkSite` says of one page, for the dev server: of the others only those are
 * compiled whose anchors the page names. The project's own problems come after the page's.
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
    ...checkLinks([own], new SiteAddresses(project, all)),
    ...checkPages([page]),
  ]
  const ofPage = sortProblems(found.filter((problem) => isWanted(problem, {})))
  return [...ofPage, ...sortProblems(project.diagnostics)].map((problem) => ({
    ...problem,
    severity: checkSeverity(problem),
  }))
}

/** Other pages of which the page names an anchor. */
function anchorPages({ site }: Project, { page, facts }: PageCompilation): Page[] {
  const named = new Set(
    facts.links
      .filter(({ kind, target }) => kind === 'link' && target.includes('#'))
      .map(({ target }) => canonicalUrl(target.replace(/[?#].*$/s, ''))),
  )
  return [...site.pages.values()]
    .filter((each) => each !== page && named.has(canonicalUrl(each.url)))
    .slice(0, MOST_TARGETS)
}

/** A page that exists, of whose ids nothing is known. */
function uncompiled(page: Page, other: PageCompilation): PageCompilation {
  return { ...other, page, facts: { ...other.facts, failed: true, links: [], ids: [] } }
}
