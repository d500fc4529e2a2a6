import { TRUSTED_HTML } from './kit/trusted-html-policy.ts'
import type { MaybeTrusted } from './types/trusted-types.ts'

const policy = (globalThis as MaybeTrusted).trustedTypes?.createPolicy(TRUSTED_HTML, {
  createHTML: (html: string) => html,
})

/**
 * Marks HTML as trusted where the page's policy has `require-trusted-types-for 'script'`. Only
 * for HTML that the server or one of our own renderers produced.
 */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html
}
