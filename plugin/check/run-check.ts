import { compileAll } from '../pages/compile-all.ts'
import type { Project } from '../project.ts'
import { addFrames } from './add-frames.ts'
import { checkExamples } from './check-examples.ts'
import { checkExternal, type ExternalOptions } from './check-external.ts'
import { checkSite, isWanted, sortProblems, type CheckOptions } from './check-site.ts'
import { fixProblems } from './fix-problems.ts'
import type { CheckReport } from './format-report.ts'
import type { Problem } from './problem.ts'

export interface RunCheckOptions extends CheckOptions {
  /** Links to other sites too. */
  external?: boolean | ExternalOptions
  /** Correct what is safe to correct. */
  fix?: boolean
}

/**
 * Checks a project: compiles every page (what is in the cache is not compiled again), and gives all
 * problems with their places. Never throws for what an author wrote.
 */
export async function runCheck(
  project: Project,
  options: RunCheckOptions = {},
): Promise<CheckReport> {
  const { root } = project
  const compilations = await compileAll(project)
  const found = checkSite(project, compilations, options)
  const asked: Problem[] = [...(await checkExamples(project))]
  if (options.external) {
    const how = options.external === true ? {} : options.external
    asked.push(...(await checkExternal(compilations, how)))
  }
  const wanted = asked.filter((problem) => isWanted(problem, options))
  const all = wanted.length > 0 ? sortProblems([...found, ...wanted]) : found
  const { fixed, remaining } = options.fix
    ? fixProblems(root, all)
    : { fixed: [], remaining: all }
  return {
    pages: compilations.length,
    problems: addFrames(root, remaining),
    fixed: fixed.length,
  }
}
