import type { PageProblem } from '../../runtime/types/rendering.ts'
import { codeFrame } from '../../runtime/kit/code-frame.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'

/** Where a module has a syntax error. */
type BrokenPlace = Pick<PageProblem, 'file' | 'line' | 'column' | 'frame'>

/** The parser's error. */
interface SyntaxProblem {
  message: string
  labels: readonly { start: number }[]
}

/**
 * Code of a module that replaces one with a syntax error: it throws when it is loaded, so that
 * pages which don't import it still work.
 *
 * @param file Relative to the content folder, with forward slashes.
 * @param text The source of the module.
 */
export function brokenModule(
  file: string,
  text: string,
  { message, labels }: SyntaxProblem,
): string {
  const { line, column } = placeAt(text, labels[0]?.start ?? 0)
  const place: BrokenPlace = { file, line, column, frame: codeFrame(text, line, column) }
  return `throw Object.assign(new Error(${JSON.stringify(message)}), ${JSON.stringify({ place })})`
}

/** The position in the error of a broken module. Undefined for other errors. */
export function brokenPlace(error: unknown): BrokenPlace | undefined {
  return error instanceof Error ? (error as { place?: BrokenPlace }).place : undefined
}
