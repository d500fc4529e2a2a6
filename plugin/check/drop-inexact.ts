import type { NormalizedProblem } from '@redocly/openapi-core'
import { loadNumbers } from '../../playground/index.ts'

/** What Ajv says where alternatives or conditions fail as a whole. */
const WHOLE = /must match (?:a schema in anyOf|exactly one schema in oneOf|"\w+" schema)$/

/** The names that a JSON pointer in a fragment leads through. */
export function pathOf(pointer = '#/'): string[] {
  return pointer
    .replace(/^#\/?/, '')
    .split('/')
    .map((token) => token.replace(/~1/g, '/').replace(/~0/g, '~'))
}

/**
 * The findings without those that come of the validator's floating point: 19.99 is a multiple of 0.01, and 1e400
 * a number. Where such a finding is one of an alternative, what is said of the alternatives goes with it.
 *
 * @throws SpecProblem where a source cannot be read.
 */
export async function dropInexact(
  problems: readonly NormalizedProblem[],
): Promise<NormalizedProblem[]> {
  if (problems.length === 0) return []
  const { keepsMessage, readNumbers } = await loadNumbers()
  const readers = new Map<string, ReturnType<typeof readNumbers>>()
  const isWrong = (problem: NormalizedProblem) => {
    const place = problem.location[0]
    if (
      !place ||
      !/must be (?:multiple|[<>]|[a-z,]*(?:number|integer))/.test(problem.message)
    )
      return false
    const { absoluteRef, body } = place.source
    const read = readers.get(absoluteRef) ?? readNumbers(body, absoluteRef)
    readers.set(absoluteRef, read)
    const value = read(pathOf(place.pointer))
    return value !== undefined && keepsMessage(findingText(problem), value) === true
  }
  const wrong = new Set(problems.filter(isWrong))
  const isAlternative = (problem: NormalizedProblem) =>
    WHOLE.test(findingText(problem)) && [...wrong].some((other) => covers(problem, other))
  const whole = problems.filter(isAlternative)
  return problems.filter(
    (problem) => !wrong.has(problem) && !whole.some((each) => covers(each, problem)),
  )
}

/** The message's first line, without the full stop. */
export function findingText({ message }: NormalizedProblem): string {
  return message.trim().split('\n')[0]!.replace(/\.$/, '')
}

/** Whether a finding is about what another one is about, or about what holds it. */
function covers(outer: NormalizedProblem, inner: NormalizedProblem): boolean {
  const [place, other] = [outer.location[0], inner.location[0]]
  return (
    outer.ruleId === inner.ruleId &&
    place?.source.absoluteRef === other?.source.absoluteRef &&
    `${other?.pointer}/`.startsWith(`${place?.pointer}/`)
  )
}
