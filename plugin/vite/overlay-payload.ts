import type { ErrorPayload } from 'vite'
import { formatDiagnostic, type Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** The message to open pages that shows problems in Vite's error overlay. */
export function overlayPayload(problems: readonly Diagnostic[]): ErrorPayload {
  const [first] = problems
  return {
    type: 'error',
    err: {
      message: problems.map(formatDiagnostic).join('\n\n'),
      stack: '',
      plugin: 'skerry',
      ...(first && placeOf(first)),
    },
  }
}

/** A diagnostic's position as the overlay takes it. */
function placeOf({ file, line, column, frame }: Diagnostic) {
  return {
    ...(file !== undefined && { id: file }),
    ...(file !== undefined &&
      line !== undefined && { loc: { file, line, column: column ?? 1 } }),
    ...(frame !== undefined && { frame }),
  }
}
