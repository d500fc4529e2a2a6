import type { PageProblem } from '../../runtime/types/rendering.ts'
import { codeFrame } from '../../runtime/kit/code-frame.ts'

/** Where a module cannot be parsed. */
type BrokenPlace = Pick<PageProblem, 'file' | 'line' | 'column' | 'frame'>

/** What the parser says of a module. */
interface SyntaxProblem {
  message: string
  labels: readonly { start: number }[]
}

/**
 * Code of a module that stands for one which cannot be parsed: it throws when it is loaded,
 * so that the pages which do not import it are whole.
 *
 * @param file Relative to the content folder, posix.
 * @param text The module as its author wrote it.
 */
export function brokenModule(
  file: string,
  text: string,
  { message, labels }: SyntaxProblem,
): string {
  const before = text.slice(0, labels[0]?.start ?? 0).split(/\r\n|\r|\n/)
  const line = before.length
  const column = before.at(-1)!.length + 1
  const place: BrokenPlace = { file, line, column, frame: codeFrame(text, line, column) }
  return `throw Object.assign(new Error(${JSON.stringify(message)}), ${JSON.stringify({ place })})`
}

/** The place that the error of a broken module carries; undefined for other errors. */
export function brokenPlace(error: unknown): BrokenPlace | undefined {
  return error instanceof Error ? (error as { place?: BrokenPlace }).place : undefined
}
