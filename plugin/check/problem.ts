import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** A diagnostic of the check, with the change that `--fix` makes. */
export interface Problem extends Diagnostic {
  fix?: Fix
}

/** Replaces the first occurrence of `from` at or after the problem's position. */
export interface Fix {
  from: string
  to: string
}
