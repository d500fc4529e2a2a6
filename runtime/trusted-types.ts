/** The part of https://w3c.github.io/trusted-types/dist/spec/ that is used here. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules
}

/** The browser's Trusted Types API, if supported. */
export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
