import type { RenderWarning } from '../runtime/types/rendering.ts'

/** How bad it is: an error keeps something from shipping, a warning does not, an info is for `check`. */
export type Severity = 'error' | 'warning' | 'info'

/** Something an author should know, with its place and the way out. */
export interface Diagnostic extends RenderWarning {
  severity: Severity
  /** The lines around the place, the column marked. */
  frame?: string
}

/** Thrown where a step cannot go on; carries all problems of the step at once. */
export class SkerryError extends Error {
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n\n'))
    this.name = 'SkerryError'
    this.diagnostics = diagnostics
  }
}

/** `file:line:column`, as far as it is known; empty where there is no file. */
export function formatPlace({ file, line, column }: Diagnostic): string {
  return [file, line, line && column].filter((part) => part !== undefined).join(':')
}

/** One diagnostic as authors read it: place, message and code, then the frame and the way out, indented. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { message, code, frame, hint } = diagnostic
  const head = [formatPlace(diagnostic), message, `[${code}]`].filter(Boolean).join('  ')
  return [head, frame && indent(frame), hint && indent(hint)].filter(Boolean).join('\n')
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
