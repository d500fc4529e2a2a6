import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { valuePlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'

/** Tokens and private keys with a recognizable format. */
const secretTokens =
  /\b(?:sk_live_|sk-proj-|sk-ant-|gh[opsu]_|github_pat_|glpat-|xox[abps]-|AKIA)[\w-]{8,}|-----BEGIN [A-Z ]*PRIVATE KEY/

const userInfo = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*@/i

/**
 * Warns about values that look like secrets, because settings end up in public
 * pages. The value itself is not repeated, because build logs are public as well.
 */
export function findCredentials(
  node: JsonNode,
  report: (diagnostic: Diagnostic) => void,
): void {
  if (node.type === 'array') for (const item of node.items) findCredentials(item, report)
  else if (node.type === 'object') {
    for (const child of node.entries.values()) findCredentials(child, report)
  } else if (typeof node.value === 'string' && isSecret(node.value)) {
    report({
      severity: 'warning',
      code: 'settings/credential',
      message: 'This value looks like a credential, and settings are public',
      hint: 'Remove it here, and revoke it where it was made.',
      ...valuePlace(node),
    })
  }
}

function isSecret(text: string): boolean {
  return text.length < 10_000 && (secretTokens.test(text) || userInfo.test(text))
}
