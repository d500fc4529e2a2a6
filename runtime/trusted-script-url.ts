import { TRUSTED_SCRIPTS } from './kit/trusted-policies.ts'
import { trustedTypes } from './trusted-types.ts'

const policy = trustedTypes?.createPolicy(TRUSTED_SCRIPTS, {
  createScriptURL(address: string) {
    if (new URL(address, location.href).origin === location.origin) return address
    throw new TypeError(`${address} is not of this site`)
  },
})

/**
 * The address of a script of this site, in the form that a worker takes where a policy says
 * `require-trusted-types-for 'script'`.
 *
 * @throws TypeError for addresses elsewhere.
 */
export function trustedScriptUrl(address: string): string {
  return policy ? policy.createScriptURL(address) : address
}
