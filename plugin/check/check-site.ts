import type { Diagnostic } from '../diagnostic.ts'
import type { Compilation } from '../pages/compile-pages.ts'
import type { Project } from '../project.ts'
import { checkLinks } from './check-links.ts'
import { checkOperations } from './check-operations.ts'
import { checkPages } from './check-pages.ts'
import { checkSettings } from './check-settings.ts'
import type { Problem } from './problem.ts'
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
  compilations: readonly Compilation[],
  options: CheckOptions = {},
): Problem[] {
  const addresses = new SiteAddresses(project, compilations)
  const found: Problem[] = [
    ...project.diagnostics,
    ...compilations.flatMap(({ facts }) => [...facts.diagnostics, ...facts.findings]),
    ...checkLinks(compilations, addresses),
    ...checkSettings(project.site, addresses),
    ...checkPages(project.site.pages.values()),
    ...(options.style ? checkOperations(project) : []),
  ]
  return sortProblems(
    found
      .filter((problem) => isWanted(problem, options))
      .map((problem) => ({ ...problem, severity: checkSeverity(problem) })),
  )
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

/** By file, line, column and code; the same at the same place once: snippets are on several pages. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(
    problems.map((problem) => {
      const { file, line, column, code, message } = problem
      return [[file, line, column, code, message].join('\0'), problem]
    }),
  )
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
