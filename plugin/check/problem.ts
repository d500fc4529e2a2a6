import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** A diagnostic of the check, and what `--fix` does about it. */
export interface Problem extends Diagnostic {
  fix?: Fix
}

/** A text to replace: the first of its kind at or after the problem's place. */
export interface Fix {
  from: string
  to: string
}
