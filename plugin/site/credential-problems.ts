import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { findTokens } from '../kit/find-tokens.ts'

/**
 * Reports apparent tokens and private keys in a published text, once per line. The message doesn't
 * contain the token, because build logs may be public as well.
 *
 * @param text The whole file.
 */
export function credentialProblems(text: string, file: string): Diagnostic[] {
  const found = new Map<number, Diagnostic>()
  for (const { what, offset } of findTokens(text)) {
    const { line, column } = placeAt(text, offset)
    if (found.has(line)) continue
    found.set(line, {
      severity: 'warning',
      code: 'site/credential',
      message: `this looks like ${what}, and readers will see it`,
      hint: 'Write a placeholder such as `YOUR_API_KEY`, and revoke the secret where it was made.',
      file,
      line,
      column,
    })
  }
  return [...found.values()]
}
