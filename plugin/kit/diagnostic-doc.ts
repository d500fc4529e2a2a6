/** What the error reference says of a diagnostic code. */
export interface DiagnosticDoc {
  /** One line: what it means. */
  title: string
  /** Why it matters and what to do, in Markdown, written for authors. */
  help: string
}
