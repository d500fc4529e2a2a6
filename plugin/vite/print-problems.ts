import type { Logger } from 'vite'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { countProblems, listProblems } from '../kit/problem-list.ts'
import { problemKey } from '../kit/sort-problems.ts'
import type { PassOutcome } from './site-problems.ts'

const ALL = '`skerry check` lists all of them'

/**
 * Prints the problems that passes over a site find: all of them after the first pass, then
 * those that are new or in a file that was saved.
 */
export class ProblemPrinter {
  readonly #logger: Logger
  /** Keys of the problems of the last pass. Undefined before the first. */
  #known: ReadonlySet<string> | undefined

  constructor(logger: Logger) {
    this.#logger = logger
  }

  /**
   * Forgets what was printed.
   *
   * @param printed What the next pass needn't print again. Without it, that pass prints all
   *   problems, or that there are none.
   */
  startOver(printed?: readonly Diagnostic[]): void {
    this.#known = printed && new Set(printed.map(problemKey))
  }

  print({ problems, changed }: PassOutcome): void {
    const known = this.#known
    this.#known = new Set(problems.map(problemKey))
    const shown = known ? problems.filter((one) => isNews(one, known, changed)) : problems
    const isSame = known?.size === problems.length && shown.length === 0
    if (isSame) return
    const blocks = listProblems(shown, ALL)
    this.#logger.info(['', ...blocks, summary(problems, shown)].join('\n\n'))
  }
}

function isNews(
  problem: Diagnostic,
  known: ReadonlySet<string>,
  changed: ReadonlySet<string>,
): boolean {
  if (!known.has(problemKey(problem))) return true
  // The server's own output may go to such a file (`skerry dev > dev.log`): printing the problem
  // again would change it again.
  if (problem.code === 'site/private-file') return false
  return problem.file !== undefined && changed.has(problem.file)
}

function summary(problems: readonly Diagnostic[], shown: readonly Diagnostic[]): string {
  if (problems.length === 0) return 'No problems.'
  const counted = `${countProblems(problems)} in the site`
  return shown.length === problems.length ? counted : `${counted}: ${ALL}`
}
