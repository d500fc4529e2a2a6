let isWanted = true

/**
 * Decides whether this thread parses natively where it can. A fault of native code ends the process, and a page
 * that is being written is the likeliest to bring one up.
 */
export function useNativeParser(wanted: boolean): void {
  isWanted = wanted
}

/** Whether this thread may load the native parser. */
export function mayParseNatively(): boolean {
  return isWanted
}
