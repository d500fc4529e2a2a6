/** How bad it is: an error fails the build, a warning does not, an info is shown by `check` alone. */
export type Severity = 'error' | 'warning' | 'info'

/** Something an author should know, with its place and the way out. */
export interface Diagnostic {
  severity: Severity
  /** `area/name`, listed in `plugin/kit/`. */
  code: string
  /** What is wrong, without a full stop. */
  message: string
  /** What to do about it. */
  hint?: string
  /** Relative to the project's root, posix; the page's own where it is absent. */
  file?: string
  /** From 1. */
  line?: number
  /** From 1, in UTF-16 units. */
  column?: number
  /** The lines around the place, the column marked. */
  frame?: string
}

/** What rendering has to say; how bad it is follows from where it comes up. */
export type RenderWarning = Omit<Diagnostic, 'severity' | 'frame'>

/** Thrown where a step cannot go on; carries all problems of the step at once. */
export class SkerryError extends Error {
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n\n'))
    this.name = 'SkerryError'
    this.diagnostics = diagnostics
    this.stack = this.message
  }

  /** Vite prints what it catches with stack and fields: for what authors can fix, the text is all. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message
  }
}

/**
 * A text of others as a terminal may get it: controls (C0, C1) and overrides of the direction, which
 * could move the cursor or hide what stands there, are `�`. Lines and tabs stay.
 */
export function printable(text: string): string {
  return text.replace(/(?!\r?\n|\t)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
}

/** `file:line:column`, as far as it is known; empty where there is no file. */
export function formatPlace({ file, line, column }: Diagnostic): string {
  // Where the system allows a line break in a name, it would begin a message of its own.
  const name = file?.replace(/[\r\n\t]/g, '\uFFFD')
  return [name, line, line && column].filter((part) => part !== undefined).join(':')
}

/**
 * One diagnostic as authors read it: place, message and code, then the frame and the way out, indented.
 * What pages, names of files and descriptions of APIs have in it cannot steer a terminal.
 */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { message, code, frame, hint } = diagnostic
  const head = [formatPlace(diagnostic), message, `[${code}]`].filter(Boolean).join('  ')
  const parts = [head, frame && indent(frame), hint && indent(hint)]
  return printable(parts.filter(Boolean).join('\n'))
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
