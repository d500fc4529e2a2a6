import { codeFrame } from '../../../runtime/kit/code-frame.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import type { SpecFile } from './spec-files.ts'
import type { SpecProblem } from './spec-problem.ts'

/**
 * Converts a problem to a diagnostic of a file. The problem's own location takes precedence over
 * the pointer.
 */
export function diagnosticAt(
  file: Pick<SpecFile, 'name' | 'text' | 'locate'>,
  problem: SpecProblem,
  pointer?: readonly string[],
  onKey = false,
): Diagnostic {
  const place = problem.place ?? file.locate(pointer ?? [], onKey)
  const { severity, code, message, hint } = problem
  const frame = codeFrame(file.text, place.line, place.column)
  return {
    severity,
    code,
    message,
    ...(hint && { hint }),
    file: file.name,
    ...place,
    frame,
  }
}
