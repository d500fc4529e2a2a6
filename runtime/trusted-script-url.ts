import { TRUSTED_SCRIPTS } from './kit/trusted-scripts-policy.ts'
import type { MaybeTrusted } from './types/trusted-types.ts'

const policy = (globalThis as MaybeTrusted).trustedTypes?.createPolicy(TRUSTED_SCRIPTS, {
  createScriptURL(url: string) {
    if (new URL(url, location.href).origin === location.origin) return url
    throw new TypeError(`${url} is not of this site`)
  },
})

/**
 * Marks the URL of a worker script as trusted where the page's policy has
 * `require-trusted-types-for 'script'`.
 *
 * @throws TypeError for URLs of other origins, in browsers that support Trusted Types.
 */
export function trustedScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : url
}
