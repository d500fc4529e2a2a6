/** A fault in the process of a command, injected from outside. */
export interface Fault {
  /** A function of `node:fs`. */
  call: string
  /** Part of the path in the first or second argument. */
  path: string
  /** Which matching call fails, 1-based. Defaults to the first. */
  at?: number
  /** Instead of one, all matching calls fail while this file exists. */
  during?: string
  /** Code of the error to throw. If absent, the process kills itself. */
  code?: string
}

/** The environment variables that inject a fault into a command. */
export function faultEnvironment(fault: Fault): Record<string, string> {
  const preload = new URL('inject-fault.js', import.meta.url)
  return { NODE_OPTIONS: `--import=${preload.href}`, FAULT: JSON.stringify(fault) }
}
