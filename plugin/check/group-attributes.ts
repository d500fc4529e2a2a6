import type { Problem } from './problem.ts'

/**
 * Groups unknown attributes that have no effect, and no likely intended name, by component and
 * attribute, at the first position. Sites migrated from another tool may have hundreds of them.
 */
export function groupAttributes(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, { first: Problem; count: number }>()
  const others: Problem[] = []
  for (const problem of problems) {
    const { code, message, hint = '' } = problem
    if (code !== 'check/unknown-attribute' || hint.startsWith('Did you mean')) {
      others.push(problem)
      continue
    }
    const group = groups.get(message)
    if (group) group.count++
    else groups.set(message, { first: problem, count: 1 })
  }
  const grouped = [...groups.values()].map(({ first, count }) =>
    count === 1 ? first : { ...first, message: `${first.message} (${count} times)` },
  )
  return [...others, ...grouped]
}
