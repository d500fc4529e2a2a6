import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { splitUrl } from '../../runtime/kit/split-url.ts'

/** A diagnostic of the check, with the change that `--fix` makes. */
export interface Problem extends Diagnostic {
  fix?: Fix
}

/**
 * The hint and the fix for a URL that probably stands for another one. Its query and fragment are
 * kept.
 */
export function suggestion(from: string, meant: string): Pick<Problem, 'hint' | 'fix'> {
  const [, tail] = splitUrl(from)
  return { hint: `Did you mean \`${meant}\`?`, fix: { from, to: meant + tail } }
}

/** Replaces the first occurrence of `from` at or after the problem's position. */
export interface Fix {
  from: string
  to: string
}
