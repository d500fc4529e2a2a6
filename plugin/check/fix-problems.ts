import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { overwriteFile } from '../kit/overwrite-file.ts'
import type { Problem } from './problem.ts'
import { replaceTexts, type Shift } from './replace-texts.ts'

/** The result of `--fix`. */
interface Fixed {
  /** Problems that were fixed in the files. */
  fixed: Problem[]
  /** Problems that can't be fixed safely, where they are in the changed files. */
  remaining: Problem[]
}

/**
 * Applies fixes to files: links, anchors and files are replaced by the closest match that
 * exists. Problems that only an author can solve, such as missing alt text, remain.
 */
export function fixProblems(root: string, problems: readonly Problem[]): Fixed {
  const fixed = new Set<Problem>()
  const moved = new Map<string, Shift[]>()
  const files = new Set(problems.flatMap(({ file, fix }) => (file && fix ? file : [])))
  for (const file of files) {
    const path = join(root, file)
    const before = readFileSync(path, 'utf8')
    const wanted = problems.flatMap((problem) => {
      const { line, column = 1, fix } = problem
      if (problem.file !== file || !fix || line === undefined) return []
      return [{ line, column, ...fix, problem }]
    })
    const { text, made, shifts } = replaceTexts(before, wanted)
    for (const { problem } of made) fixed.add(problem)
    moved.set(file, shifts)
    if (text !== before) overwriteFile(path, text)
  }
  const remaining = problems
    .filter((problem) => !fixed.has(problem))
    .map((problem) => movedProblem(problem, moved.get(problem.file ?? '') ?? []))
  return { fixed: [...fixed], remaining }
}

function movedProblem(problem: Problem, shifts: readonly Shift[]): Problem {
  const { line, column } = problem
  if (column === undefined) return problem
  const before = shifts.filter((shift) => shift.line === line && shift.column < column)
  return before.length === 0
    ? problem
    : { ...problem, column: before.reduce((sum, { by }) => sum + by, column) }
}
