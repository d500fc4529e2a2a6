import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { sortProblems } from '../kit/sort-problems.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'
import { unlinkedFiles } from '../site/publish-files.ts'
import { addFrames } from './add-frames.ts'
import { checkExamples } from './check-examples.ts'
import { checkExternal, type ExternalOptions } from './check-external.ts'
import { checkSite, isWanted, toReport, type CheckOptions } from './check-site.ts'
import { fixProblems } from './fix-problems.ts'
import type { CheckReport } from './format-report.ts'
import type { Problem } from './problem.ts'

export interface RunCheckOptions extends CheckOptions {
  /** Links to other sites too. */
  external?: boolean | ExternalOptions
  /** Correct what is safe to correct. */
  fix?: boolean
}

/** What building a site brings up. */
export interface BuiltFacts {
  compilations: readonly PageCompilation[]
  /** What building the site reports. */
  diagnostics: readonly Diagnostic[]
}

/**
 * Checks a project: what building it brought up, and everything else that can be said of it, with
 * places. Never throws for what an author wrote.
 */
export async function runCheck(
  project: Project,
  { compilations, diagnostics }: BuiltFacts,
  options: RunCheckOptions = {},
): Promise<CheckReport> {
  const { root } = project
  const found = checkSite(project, compilations, options)
  const asked: Problem[] = [...(await checkExamples(project))]
  if (options.external) {
    const how = options.external === true ? {} : options.external
    asked.push(...(await checkExternal(compilations, how)))
  }
  const wanted = asked.filter((problem) => isWanted(problem, options))
  // Notes of a build are about its output.
  const ofBuild = diagnostics.filter(({ severity }) => severity !== 'info')
  // A build names a few of them.
  const { unlinked } = project.unpublished
  if (unlinked.length > 0) ofBuild.push(unlinkedFiles(unlinked))
  const all = sortProblems([...found, ...toReport(ofBuild, options), ...wanted])
  const { fixed, remaining } = options.fix
    ? fixProblems(root, all)
    : { fixed: [], remaining: all }
  return {
    pages: compilations.length,
    problems: addFrames(root, remaining),
    fixed: fixed.length,
  }
}
