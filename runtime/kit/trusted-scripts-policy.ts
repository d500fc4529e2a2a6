/** Trusted Types policy for URLs of worker scripts. Separate, as most pages start no worker. */
export const TRUSTED_SCRIPTS = 'skerry-scripts'
