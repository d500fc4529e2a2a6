/** The command line is invalid. The message refers to `--help`. */
export class UsageError extends Error {
  constructor(message: string, command?: string) {
    super(`${message}\n\nFor usage, run: skerry ${command ? `${command} ` : ''}--help`)
    this.name = 'UsageError'
  }
}
