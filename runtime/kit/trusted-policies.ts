/** Trusted Types policies of our own browser code, for `trusted-types skerry …` in a CSP. */
export const TRUSTED_HTML = 'skerry'
/** Separate, as most pages start no worker. */
export const TRUSTED_SCRIPTS = 'skerry-scripts'
