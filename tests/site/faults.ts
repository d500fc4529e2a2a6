/** What goes wrong in the process of a command, brought about from outside of it. */
export interface Fault {
  /** A function of `node:fs`. */
  call: string
  /** Part of the path that it is called with, first or second. */
  path: string
  /** Which of these calls; the first by default. */
  at?: number
  /** The error that is thrown; without one, the process kills itself. */
  code?: string
}

/** The environment of a command in which a fault happens. */
export function faultEnvironment(fault: Fault): Record<string, string> {
  const preload = new URL('inject-fault.js', import.meta.url)
  return { NODE_OPTIONS: `--import=${preload.href}`, FAULT: JSON.stringify(fault) }
}
