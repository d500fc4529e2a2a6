import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'
import { checkLinks } from './check-links.ts'
import { checkOperations } from './check-operations.ts'
import { checkPages } from './check-pages.ts'
import { groupAttributes } from './group-attributes.ts'
import { checkScripts } from './check-scripts.ts'
import { checkStyles } from './check-styles.ts'
import { checkUnused } from './check-unused.ts'
import { checkFeedback } from './check-feedback.ts'
import { checkFonts } from './check-fonts.ts'
import { checkGroups } from './check-groups.ts'
import { checkSettings } from './check-settings.ts'
import type { Problem } from './problem.ts'
import { sortProblems } from '../kit/sort-problems.ts'
import { checkSeverity } from './check-severity.ts'
import { siteReferences } from './site-references.ts'
import { SiteUrls } from './site-urls.ts'

/** Selects findings by code, or by area (`style`) for all codes in it. */
export interface CheckOptions {
  /** Include the content rules of the specification, the area `style`. */
  style?: boolean
  /** Only these codes or areas. */
  only?: readonly string[]
  /** All except these codes or areas. */
  skip?: readonly string[]
}

/**
 * Checks everything about a site that needs no network: problems from reading and compiling,
 * links, anchors, files, redirects, attributes, accessibility and, on request, style. Doesn't
 * compile anything itself. The result is sorted by file and position, without duplicates.
 * Frames are only included if the step that found a problem created one (`addFrames` adds the
 * others).
 */
export function checkSite(
  project: Project,
  compilations: readonly PageCompilation[],
  options: CheckOptions = {},
): Problem[] {
  const found: Problem[] = [
    ...project.diagnostics,
    ...compilations.flatMap(({ facts }) => facts.diagnostics),
    ...inspectSite(project, compilations),
    ...(options.style ? checkOperations(project) : []),
  ]
  return toReport(found, options)
}

/** Filters, sorts and deduplicates problems, and sets their severity in a check. */
export function toReport(found: readonly Problem[], options: CheckOptions): Problem[] {
  return sortProblems(
    found
      .filter((problem) => isWanted(problem, options))
      .map((problem) => ({ ...problem, severity: checkSeverity(problem) })),
  )
}

/**
 * Finds problems that don't affect building the pages: broken links, anchors and files,
 * attributes, accessibility, style.
 */
export function inspectSite(
  project: Project,
  compilations: readonly PageCompilation[],
): Problem[] {
  const urls = new SiteUrls(project, compilations)
  return [
    ...groupAttributes(compilations.flatMap(({ facts }) => facts.findings)),
    ...checkLinks(siteReferences(project, compilations), urls),
    ...checkSettings(project.site, urls),
    ...checkFeedback(project),
    ...checkFonts(project),
    ...checkGroups(project),
    ...checkScripts(project),
    ...checkStyles(project.root, project.site, urls),
    ...checkUnused(project, compilations),
    ...checkPages(project.site.pages.values(), project.site.settings),
  ]
}

/** What a build reports of `inspectSite`: no style rules, and nothing as an error. */
export function inspectForBuild(
  project: Project,
  compilations: readonly PageCompilation[],
): Problem[] {
  return inspectSite(project, compilations).flatMap((problem): Problem[] => {
    if (!isWanted(problem, {})) return []
    const { severity } = problem
    return [{ ...problem, severity: severity === 'error' ? 'warning' : severity }]
  })
}

/** Whether the options select a code. Style rules must be enabled or listed in `only`. */
export function isWanted(
  { code }: Diagnostic,
  { style = false, only, skip = [] }: CheckOptions,
): boolean {
  const names = (list: readonly string[]) =>
    list.includes(code) || list.includes(code.slice(0, code.indexOf('/')))
  if (names(skip)) return false
  return only && only.length > 0 ? names(only) : style || !code.startsWith('style/')
}
