import { placeAt } from '../../runtime/kit/place-at.ts'
import { handlersInCode } from '../mdx/handlers-in-code.ts'
import { decodeCharacters } from '../render/decode-characters.ts'
import { policyHash } from './content-security-policy.ts'
import type { OutputContext } from './output-file.ts'
import type { PolicyNeeds } from './policy-needs.ts'

/**
 * Allows the event handlers in HTML that a script of the site adds to pages, each by its hash.
 * Those that the script computes have none, and are reported.
 */
export function allowHandlers(
  needs: PolicyNeeds,
  file: string,
  code: string,
  report: OutputContext['report'],
): void {
  for (const { name, code: written, offset } of handlersInCode(file, code)) {
    const text = written === undefined ? undefined : decodeCharacters(written)
    if (text === undefined) {
      report(forbiddenHandler(name, { file, ...placeAt(code, offset) }))
      continue
    }
    const why = `\`${name}\` in HTML that ${file} adds`
    needs.allow('script-src', "'unsafe-hashes'", why)
    needs.allow('script-src', policyHash(text), why)
  }
}

/** Reports code in an attribute that the policy forbids. */
export function forbiddenHandler(
  name: string,
  place: { file: string; line?: number; column?: number },
): Parameters<OutputContext['report']>[0] {
  return {
    severity: 'warning',
    code: 'output/inline-handler',
    message: `The content security policy forbids the code in \`${name}\``,
    hint: 'Listen to the event in a component (`onClick={…}`) or in a script of the site.',
    ...place,
  }
}
