import { join } from 'node:path'
import { readTextFile } from '../kit/read-text-file.ts'
import { codeFrame } from '../../runtime/kit/code-frame.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/**
 * Size limit in characters. Larger files are usually generated, and finding lines in them is
 * slow.
 */
const MAX_CHARACTERS = 1_000_000

/**
 * Adds code frames from the files themselves. Steps that only see a part of a file, without the
 * frontmatter for example, can't create correct ones. Each file is read once.
 */
export function addFrames<Problem extends Diagnostic>(
  root: string,
  problems: readonly Problem[],
): Problem[] {
  const texts = new Map<string, string | undefined>()
  return problems.map((problem) => {
    const { file, line, column } = problem
    if (file === undefined || line === undefined) return problem
    if (!texts.has(file)) texts.set(file, readTextFile(join(root, file)))
    const text = texts.get(file)
    return text === undefined || text.length > MAX_CHARACTERS
      ? problem
      : { ...problem, frame: codeFrame(text, line, column) }
  })
}
