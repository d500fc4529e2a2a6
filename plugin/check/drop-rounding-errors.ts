import type { NormalizedProblem } from '@redocly/openapi-core'
import { type openSpecFiles, loadNumbers } from '../../playground/index.ts'
import { exactNumberReader } from './exact-number-reader.ts'
import { findingText } from './linter-finding.ts'

/** Ajv's messages when alternatives or conditions as a whole don't match. */
const WHOLE = /must match (?:a schema in anyOf|exactly one schema in oneOf|"\w+" schema)$/

/**
 * Removes findings caused by the validator's floating-point arithmetic: 19.99 is a multiple of
 * 0.01, and 1e400 is a number. If such a finding belongs to an alternative, findings about the
 * alternatives as a whole are removed too.
 */
export async function dropRoundingErrors(
  problems: readonly NormalizedProblem[],
  files: Awaited<ReturnType<typeof openSpecFiles>>,
): Promise<NormalizedProblem[]> {
  if (problems.length === 0) return []
  const numbers = await loadNumbers()
  const read = exactNumberReader(numbers, files)
  const isInexact = (problem: NormalizedProblem) => {
    const place = problem.location[0]
    if (
      !place ||
      !/must be (?:multiple|[<>]|[a-z,]*(?:number|integer))/.test(problem.message)
    )
      return false
    const value = read(place)
    return (
      value !== undefined &&
      numbers.satisfiesMessage(findingText(problem), value) === true
    )
  }
  const wrong = new Set(problems.filter(isInexact))
  const isAlternative = (problem: NormalizedProblem) =>
    WHOLE.test(findingText(problem)) && [...wrong].some((other) => covers(problem, other))
  const whole = problems.filter(isAlternative)
  return problems.filter(
    (problem) => !wrong.has(problem) && !whole.some((each) => covers(each, problem)),
  )
}

/** Whether `outer` is about the same value as `inner`, or one that contains it. */
function covers(outer: NormalizedProblem, inner: NormalizedProblem): boolean {
  const [place, other] = [outer.location[0], inner.location[0]]
  return (
    outer.ruleId === inner.ruleId &&
    place?.source.absoluteRef === other?.source.absoluteRef &&
    `${other?.pointer}/`.startsWith(`${place?.pointer}/`)
  )
}
