import { follow, type Located } from './json-reference.ts'
import type { LintProblem } from './lint-problem.ts'
import { asList, own, valueAt } from './raw.ts'
import type { SpecFiles } from './spec-files.ts'

/** Keywords with a schema for the same value. */
const CONDITIONS = /^(?:if|then|else|not)$/

/** Keywords with a list or map of schemas for the same value. */
const GROUPS = /^(?:allOf|anyOf|oneOf|dependentSchemas)$/

/**
 * Whether a property that a schema only requires is described by one around it, for the same
 * value: `properties: {a: {}}, not: {required: [a]}`.
 *
 * @param problem The problem of an item of `required`.
 */
export function isDescribedAround(
  { file, pointer }: LintProblem,
  files: SpecFiles,
): boolean {
  const name = valueAt(file.value, pointer)
  let around = pointer.slice(0, -2)
  for (;;) {
    const [before = '', last = ''] = around.slice(-2)
    if (before === 'properties') return false
    if (CONDITIONS.test(last)) around = around.slice(0, -1)
    else if (GROUPS.test(before)) around = around.slice(0, -2)
    else return false
    const start = { value: valueAt(file.value, around), file, pointer: around }
    if (describes(start, String(name), files)) return true
  }
}

function describes(start: Located, name: string, files: SpecFiles): boolean {
  const seen = new Set<unknown>()
  const stack = [start]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, file, pointer } = next
    if (seen.has(value)) continue
    seen.add(value)
    if (own(own(value, 'properties'), name) !== undefined) return true
    asList(own(value, 'allOf')).forEach((part, index) =>
      stack.push({ value: part, file, pointer: [...pointer, 'allOf', String(index)] }),
    )
    const target = follow(files, next)
    if (target) stack.push(target)
  }
  return false
}
