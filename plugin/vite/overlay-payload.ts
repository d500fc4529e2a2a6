import type { ErrorPayload } from 'vite'
import { formatDiagnostic, type Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** The message to open pages that shows errors in Vite's overlay, which paints all text as such. */
export function overlayPayload(problems: readonly Diagnostic[]): ErrorPayload {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const [first] = errors
  return {
    type: 'error',
    err: {
      message: errors.map(formatDiagnostic).join('\n\n'),
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
