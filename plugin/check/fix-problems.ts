import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'

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
    let text = before
    // From the end, so that places further up stay right.
    const own = problems.filter((problem) => problem.file === file && problem.fix)
    for (const problem of own.reverse()) {
      const { from, to } = problem.fix!
      const at = text.indexOf(
        from,
        offsetOf(text, problem.line ?? 1, problem.column ?? 1),
      )
      if (at === -1) continue
      text = text.slice(0, at) + to + text.slice(at + from.length)
      fixed.add(problem)
    }
    if (text !== before) writeFileSync(path, text)
  }
  return { fixed: [...fixed], remaining: problems.filter((one) => !fixed.has(one)) }
}

function offsetOf(text: string, line: number, column: number): number {
  let offset = 0
  for (let at = 1; at < line; at++) offset = text.indexOf('\n', offset) + 1
  return offset + column - 1
}
