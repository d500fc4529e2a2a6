import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { findTokens } from '../kit/find-tokens.ts'

/**
 * Warns of what looks like a token or a private key in a text that readers see: once for each
 * line. The token is not repeated, because the logs of builds are public as well.
 *
 * @param text All of the file.
 */
export function credentialProblems(text: string, file: string): Diagnostic[] {
  const found = new Map<number, Diagnostic>()
  for (const { what, offset } of findTokens(text)) {
    const before = text.slice(0, offset)
    const line = before.split('\n').length
    if (found.has(line)) continue
    found.set(line, {
      severity: 'warning',
      code: 'site/credential',
      message: `this looks like ${what}, and readers will see it`,
      hint: 'Write a placeholder such as `YOUR_API_KEY`, and revoke the secret where it was made.',
      file,
      line,
      column: offset - before.lastIndexOf('\n'),
    })
  }
  return [...found.values()]
}
