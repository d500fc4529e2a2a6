/**
 * Errors fail the build, warnings don't. Infos are left out of a build's report; `check` lists
 * them.
 */
export type Severity = 'error' | 'warning' | 'info'

/** A problem with its location and a way to fix it. */
export interface Diagnostic {
  severity: Severity
  /** `area/name`; the areas are in `plugin/kit/*-diagnostics.ts`. */
  code: string
  /** What is wrong, without a full stop. */
  message: string
  /** How to fix it. */
  hint?: string
  /** POSIX path relative to the project's root. If absent, the page's own file. */
  file?: string
  /** 1-based. */
  line?: number
  /** 1-based, in UTF-16 code units. */
  column?: number
  /** Source lines around the location, with the column marked. */
  frame?: string
}

/** A problem found while rendering. The caller decides the severity. */
export type RenderWarning = Omit<Diagnostic, 'severity' | 'frame'>

/** Thrown when a step can't continue. Holds all problems of that step. */
export class SkerryError extends Error {
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics))
    this.name = 'SkerryError'
    this.diagnostics = diagnostics
    this.stack = this.message
  }

  /** Vite would print the stack and all fields; the message is what authors need. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message
  }
}

/**
 * Makes untrusted text safe to print in a terminal: replaces control characters (C0, C1) and
 * bidirectional overrides, which could move the cursor or hide text, with `�`. Keeps line
 * breaks and tabs.
 */
export function printable(text: string): string {
  return text.replace(/(?!\r?\n|\t)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
}

/** Formats `file:line:column`, as far as known. Empty if there is no file. */
function formatPlace({ file, line, column }: Diagnostic): string {
  // Line breaks, which some systems allow in file names, would fake a separate message.
  const name = file?.replace(/[\r\n\t]/g, '\uFFFD')
  return [name, line, line && column].filter((part) => part !== undefined).join(':')
}

/**
 * Formats a diagnostic for the terminal: location, message and code, then frame and hint,
 * indented. Safe to print, see `printable`.
 */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { message, code, frame, hint } = diagnostic
  const head = [formatPlace(diagnostic), message, `[${code}]`].filter(Boolean).join('  ')
  const parts = [head, frame && indent(frame), hint && indent(hint)]
  return printable(parts.filter(Boolean).join('\n'))
}

/** All diagnostics: errors, and then those that don't fail the step, which are named what they are. */
function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const others = diagnostics.filter(({ severity }) => severity !== 'error')
  return [
    ...errors.map(formatDiagnostic),
    ...others.map((each) => `${each.severity}: ${formatDiagnostic(each)}`),
  ].join('\n\n')
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
