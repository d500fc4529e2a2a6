/** The part of https://w3c.github.io/trusted-types/dist/spec/ that is used here. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules
}

/** A global object that may have the Trusted Types API. */
export interface MaybeTrusted {
  trustedTypes?: TrustedTypes
}
