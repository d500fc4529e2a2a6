import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** A diagnostic of the check, with the change that `--fix` makes. */
export interface Problem extends Diagnostic {
  fix?: Fix
}

/** The hint and the fix for a name that probably stands for another one. */
export function suggestion(from: string, to: string): Pick<Problem, 'hint' | 'fix'> {
  return { hint: `Did you mean \`${to}\`?`, fix: { from, to } }
}

/** Replaces the first occurrence of `from` at or after the problem's position. */
export interface Fix {
  from: string
  to: string
}
