/** https://w3c.github.io/trusted-types/dist/spec/, as far as it is used here. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules
}

/** The browser's, where it has them. */
export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
