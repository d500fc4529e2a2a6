import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'
import { checkLinks } from './check-links.ts'
import { checkOperations } from './check-operations.ts'
import { checkPages } from './check-pages.ts'
import { groupAttributes } from './group-attributes.ts'
import { checkStyles } from './check-styles.ts'
import { checkFeedback } from './check-feedback.ts'
import { checkSettings } from './check-settings.ts'
import type { Problem } from './problem.ts'
import { sortProblems } from '../kit/sort-problems.ts'
import { checkSeverity } from './severity.ts'
import { SiteAddresses } from './site-addresses.ts'

/** Which findings to give. Codes stand for themselves, areas (`style`) for all of theirs. */
export interface CheckOptions {
  /** The specification's rules for content, area `style`. */
  style?: boolean
  /** Only these. */
  only?: readonly string[]
  /** All but these. */
  skip?: readonly string[]
}

/**
 * Everything that can be said of a site without asking the network: what reading and compiling
 * reported, links, anchors, files, redirects, attributes, accessibility and, on request, style.
 * Pure over what was compiled; in the order of files and places, each problem once, frames where
 * the step that found it has made one (`addFrames` makes the others).
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

/** Problems as a check reports them: those that are asked for, each once, as bad as it is for readers. */
export function toReport(found: readonly Problem[], options: CheckOptions): Problem[] {
  return sortProblems(
    found
      .filter((problem) => isWanted(problem, options))
      .map((problem) => ({ ...problem, severity: checkSeverity(problem) })),
  )
}

/**
 * What nobody comes across who only builds the pages: links, anchors and files that lead nowhere,
 * attributes, accessibility, style.
 */
export function inspectSite(
  project: Project,
  compilations: readonly PageCompilation[],
): Problem[] {
  const addresses = new SiteAddresses(project, compilations)
  return [
    ...groupAttributes(compilations.flatMap(({ facts }) => facts.findings)),
    ...checkLinks(compilations, addresses),
    ...checkSettings(project.site, addresses),
    ...checkFeedback(project),
    ...checkStyles(project.root, project.site, addresses),
    ...checkPages(project.site.pages.values()),
  ]
}

/** The same as a build reports it: rules of style are left to the check, and nothing stops the build. */
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

/** Whether the options ask for a code. Rules of style are named by `only`, or wanted all. */
export function isWanted(
  { code }: Diagnostic,
  { style = false, only, skip = [] }: CheckOptions,
): boolean {
  const names = (list: readonly string[]) =>
    list.includes(code) || list.includes(code.slice(0, code.indexOf('/')))
  if (names(skip)) return false
  return only && only.length > 0 ? names(only) : style || !code.startsWith('style/')
}
