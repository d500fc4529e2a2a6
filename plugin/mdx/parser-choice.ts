let isWanted = true

/**
 * Sets whether this thread may use the native parser. A crash in native code ends the process, and
 * half-written pages are the likeliest to cause one.
 */
export function allowNativeParser(wanted: boolean): void {
  isWanted = wanted
}

/** Whether this thread may load the native parser. */
export function mayParseNatively(): boolean {
  return isWanted
}
