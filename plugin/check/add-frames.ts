import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFrame } from '../../runtime/kit/code-frame.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** Characters: in larger files, which programs write, looking for lines takes long. */
const MOST = 1_000_000

/**
 * Adds the lines around each place, as they are in the file: what a step that sees a part of the
 * file has made of it lacks the frontmatter. Each file is read once.
 */
export function addFrames<Problem extends Diagnostic>(
  root: string,
  problems: readonly Problem[],
): Problem[] {
  const texts = new Map<string, string | undefined>()
  return problems.map((problem) => {
    const { file, line, column } = problem
    if (file === undefined || line === undefined) return problem
    if (!texts.has(file)) texts.set(file, readText(join(root, file)))
    const text = texts.get(file)
    return text === undefined || text.length > MOST
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
