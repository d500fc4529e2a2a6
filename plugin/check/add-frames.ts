import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFrame } from '../code-frame.ts'
import type { Problem } from './problem.ts'

/** Adds the lines around each place to problems that have none; each file is read once. */
export function addFrames(root: string, problems: readonly Problem[]): Problem[] {
  const texts = new Map<string, string | undefined>()
  return problems.map((problem) => {
    const { file, line, column, frame } = problem
    if (frame !== undefined || file === undefined || line === undefined) return problem
    if (!texts.has(file)) texts.set(file, readText(join(root, file)))
    const text = texts.get(file)
    return text === undefined
      ? problem
      : { ...problem, frame: codeFrame(text, line, column) }
  })
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return undefined
  }
}
