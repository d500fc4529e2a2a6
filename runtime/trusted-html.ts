import { TRUSTED_HTML } from './kit/trusted-policies.ts'
import { trustedTypes } from './trusted-types.ts'

const policy = trustedTypes?.createPolicy(TRUSTED_HTML, {
  createHTML: (html: string) => html,
})

/**
 * HTML that the server has rendered, or that a renderer of ours has made, in the form that
 * browsers take where a policy says `require-trusted-types-for 'script'`.
 */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html
}
