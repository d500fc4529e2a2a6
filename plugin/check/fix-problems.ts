import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { replaceTexts } from './replace-texts.ts'

/** What `--fix` did. */
export interface Fixed {
  /** Corrected, in files that are written. */
  fixed: Problem[]
  /** Without a safe correction. */
  remaining: Problem[]
}

/**
 * Writes the corrections of problems that have one: links, anchors and files take the closest that
 * exists. What only an author can say, such as alt text, stays.
 */
export function fixProblems(root: string, problems: readonly Problem[]): Fixed {
  const fixed = new Set<Problem>()
  const files = new Set(problems.flatMap(({ file, fix }) => (file && fix ? file : [])))
  for (const file of files) {
    const path = join(root, file)
    const before = readFileSync(path, 'utf8')
    const wanted = problems.flatMap((problem) => {
      const { line, column = 1, fix } = problem
      if (problem.file !== file || !fix || line === undefined) return []
      return [{ line, column, ...fix, problem }]
    })
    const { text, made } = replaceTexts(before, wanted)
    for (const { problem } of made) fixed.add(problem)
    if (text !== before) writeFileSync(path, text)
  }
  return { fixed: [...fixed], remaining: problems.filter((one) => !fixed.has(one)) }
}
