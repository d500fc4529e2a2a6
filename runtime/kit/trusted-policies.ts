/** The policies of Trusted Types that our own code in the browser uses: `trusted-types skerry …`. */
export const TRUSTED_HTML = 'skerry'
/** Apart from the other: most pages start no worker. */
export const TRUSTED_SCRIPTS = 'skerry-scripts'
