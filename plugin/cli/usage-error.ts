/** What was typed cannot be understood: the message, and where to read how it is meant. */
export class UsageError extends Error {
  constructor(message: string, command?: string) {
    super(
      `${message}\n\nskerry ${command ? `${command} ` : ''}--help says how it is used.`,
    )
    this.name = 'UsageError'
  }
}
