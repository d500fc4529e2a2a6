/** The command line is invalid. The message refers to `--help`. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  readonly reason: string

  /** @param command If known; otherwise `runCommand` adds it. */
  constructor(reason: string, command?: string) {
    super(`${reason}\n\nFor usage, run: skerry ${command ? `${command} ` : ''}--help`)
    this.reason = reason
  }
}
