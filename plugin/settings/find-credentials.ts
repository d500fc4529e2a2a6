import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { findSecret } from '../kit/find-tokens.ts'
import { valuePlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'

/** A URL with a user name or password. */
const USER_INFO = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*@/i

/** Longer values are texts, not credentials. */
const MAX_LENGTH = 10_000

/**
 * Warns about values that look like secrets, because settings end up in public pages. The value
 * itself is not repeated, because build logs are public as well.
 *
 * @param node A setting, or all of them.
 */
export function findCredentials(
  node: JsonNode,
  report: (diagnostic: Diagnostic) => void,
): void {
  if (node.type === 'array') for (const item of node.items) findCredentials(item, report)
  else if (node.type === 'object') {
    for (const child of node.entries.values()) findCredentials(child, report)
  } else {
    const what = typeof node.value === 'string' ? credentialIn(node.value) : undefined
    if (what === undefined) return
    report({
      severity: 'warning',
      code: 'settings/credential',
      message: `This value looks like ${what}, and settings are public`,
      hint: 'Remove it here, and revoke it where it was made.',
      ...valuePlace(node),
    })
  }
}

/** What a text looks like: `a GitHub token`. Undefined if it doesn't look like a credential. */
function credentialIn(text: string): string | undefined {
  if (text.length >= MAX_LENGTH) return undefined
  return USER_INFO.test(text) ? 'a URL with credentials' : findSecret(text)
}
