/**
 * Whether an audience lacks readers who are not logged in, `default`, as all readers of a static site
 * are (Mintlify's documentation, "Audiences"). Pages without an audience are for everyone.
 */
export function isForOthers(audience: readonly string[] | undefined): boolean {
  return audience !== undefined && audience.length > 0 && !audience.includes('default')
}
