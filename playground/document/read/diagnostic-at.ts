import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import type { SpecFile } from './spec-files.ts'
import type { SpecProblem } from './spec-problem.ts'

/**
 * Converts a problem to a diagnostic of a file, without its code frame, which `readApi` adds to
 * those that it lists. The problem's own location takes precedence over the pointer.
 */
export function diagnosticAt(
  file: Pick<SpecFile, 'name' | 'locate'>,
  problem: SpecProblem,
  pointer?: readonly string[],
  onKey = false,
): Diagnostic {
  const place = problem.place ?? file.locate(pointer ?? [], onKey)
  const { severity, code, message, hint } = problem
  return {
    severity,
    code,
    message,
    ...(hint && { hint }),
    file: file.name,
    ...place,
  }
}
