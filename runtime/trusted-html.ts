import { TRUSTED_HTML } from './kit/trusted-policies.ts'
import { trustedTypes } from './trusted-types.ts'

const policy = trustedTypes?.createPolicy(TRUSTED_HTML, {
  createHTML: (html: string) => html,
})

/**
 * Marks HTML as trusted where the page's policy has `require-trusted-types-for 'script'`. Only
 * for HTML that the server or one of our own renderers produced.
 */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html
}
