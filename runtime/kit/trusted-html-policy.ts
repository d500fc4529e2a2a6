/**
 * Trusted Types policy for HTML of our own browser code, for `trusted-types skerry …` in a CSP.
 *
 * In a file of its own, as the other policy: the browser gets each with the one module that uses
 * it, without another request.
 */
export const TRUSTED_HTML = 'skerry'
