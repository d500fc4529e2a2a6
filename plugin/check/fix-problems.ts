import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { replaceTexts } from './replace-texts.ts'

/** The result of `--fix`. */
interface Fixed {
  /** Problems that were fixed in the files. */
  fixed: Problem[]
  /** Problems that can't be fixed safely. */
  remaining: Problem[]
}

/**
 * Applies fixes to files: links, anchors and files are replaced by the closest match that
 * exists. Problems that only an author can solve, such as missing alt text, remain.
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
