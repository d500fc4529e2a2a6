import { nearest } from '../../../runtime/kit/nearest.ts'
import { isDescribedAround } from './is-described-around.ts'
import { joinPointer, lookUp, referenceOf } from './json-reference.ts'
import type { LintProblem } from './lint-problem.ts'
import { asList, valueAt } from './raw.ts'
import { keywordsOutsideSchema } from './keywords-outside-schema.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'

/** A field with a name that the standard doesn't know, but that is similar to one it knows. */
export interface Misspelled {
  /** Name of the file. */
  file: string
  /** The location that the field would have with the right name. */
  meant: string
}

/** The misspelled fields among the problems. */
export function findMisspelled(problems: readonly LintProblem[]): Misspelled[] {
  return problems.flatMap(({ file, pointer, unknown, meant }) =>
    unknown === undefined || meant === undefined
      ? []
      : { file: file.name, meant: joinPointer([...pointer.slice(0, -1), meant]) },
  )
}

/** Whether something is missing because a field around it, or itself, is misspelled. */
export function isMisspelled(
  misspelled: readonly Misspelled[],
  file: string,
  pointer: readonly string[],
): boolean {
  const key = `${joinPointer(pointer)}/`
  return misspelled.some((one) => one.file === file && key.startsWith(`${one.meant}/`))
}

/**
 * Leaves out problems that follow from another one: what is missing because its name is
 * misspelled, and a path parameter with a name that the path doesn't have. Also required properties
 * that a schema around describes, which the linter doesn't see.
 */
export function dropConsequences(
  problems: readonly LintProblem[],
  misspelled: readonly Misspelled[],
  files: SpecFiles,
): LintProblem[] {
  const renamed = renamedParameters(problems)
  const places = new Map<SpecFile, Set<string>>()
  for (const { file, pointer } of problems)
    places.set(file, (places.get(file) ?? new Set()).add(joinPointer(pointer)))
  return problems.flatMap((problem): LintProblem[] => {
    const { file, pointer, text } = problem
    if (missingFrom(problem).some((at) => isMisspelled(misspelled, file.name, at)))
      return []
    if (problem.rule === REQUIRED && isDescribedAround(problem, files)) return []
    // Which fields are allowed depends on `type`, which is reported.
    const type = joinPointer([...pointer.slice(0, -1), 'type'])
    if (text.endsWith('is not allowed here') && places.get(file)?.has(type)) return []
    const unused = UNUSED.exec(text)
    if (unused) return [{ ...problem, meant: renamed(unused[2]!, unused[1]!) }]
    const undefinedOne = UNDEFINED.exec(text)
    if (undefinedOne)
      return renamed(undefinedOne[2]!) || hasBrokenReference(problem, files)
        ? []
        : [problem]
    // Keywords of a schema in the parameter itself: the first of them is reported.
    const at = problem.unknown === undefined ? pointer : pointer.slice(0, -1)
    const outside = keywordsOutsideSchema(valueAt(file.value, at))
    if (outside.length === 0) return [problem]
    if (problem.unknown === undefined)
      return /at least one of/.test(text) ? [] : [problem]
    return outside.indexOf(problem.unknown) > 0 ? [] : [problem]
  })
}

const REQUIRED = 'no-required-schema-properties-undefined'
const UNUSED = /^Path parameter `(.*)` is not used in the path `(.*)`$/
const UNDEFINED = /does not define the path parameter `\{(.*)\}` expected by path `(.*)`$/

/**
 * Finds paths of which as many parameters are missing as are defined without being in it: their
 * names differ.
 *
 * @returns The name in the path for a parameter (the nearest one) and a path; a name that is true
 *   if the parameter isn't given.
 */
function renamedParameters(problems: readonly LintProblem[]) {
  const byPath = (pattern: RegExp) => {
    const found = new Map<string, Set<string>>()
    for (const { text } of problems) {
      const [, name, path] = pattern.exec(text) ?? []
      if (name === undefined || path === undefined) continue
      found.set(path, (found.get(path) ?? new Set()).add(name))
    }
    return found
  }
  const unused = byPath(UNUSED)
  const missing = byPath(UNDEFINED)
  return (path: string, parameter?: string): string | undefined => {
    const names = [...(missing.get(path) ?? [])]
    if (names.length === 0 || names.length !== unused.get(path)?.size) return undefined
    return names.length === 1 || parameter === undefined
      ? names[0]
      : nearest(parameter, names)
  }
}

/** A parameter that can't be resolved may be the missing one. */
function hasBrokenReference({ file, pointer }: LintProblem, files: SpecFiles): boolean {
  const own = valueAt(file.value, pointer)
  const shared = valueAt(file.value, [...pointer.slice(0, -2), 'parameters'])
  return [...asList(own), ...asList(shared)].some((item) => isBroken(item, file, files))
}

function isBroken(item: unknown, file: SpecFile, files: SpecFiles): boolean {
  const reference = referenceOf(item)
  return reference !== undefined && lookUp(files, reference, file) === undefined
}

/** Locations of what a problem says is missing. */
function missingFrom({ rule, text, pointer }: LintProblem): string[][] {
  const field = /^The field `([^`]+)` must be present/.exec(text)?.[1]
  if (field !== undefined) return [[...pointer, field]]
  const fields = /at least one of the following fields: (.*)$/.exec(text)?.[1]
  if (fields !== undefined) return fields.split(', ').map((one) => [...pointer, one])
  if (rule === REQUIRED) return [[...pointer.slice(0, -2), 'properties']]
  if (rule === 'path-parameters-defined' && pointer.at(-1) === 'parameters')
    return [[...pointer], [...pointer.slice(0, -2), 'parameters']]
  return []
}
