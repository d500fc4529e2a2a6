/** The entry of a diagnostic code in the error reference. */
export interface DiagnosticDoc {
  /** One line that says what the diagnostic means. */
  title: string
  /** Why it matters and how to fix it, in Markdown, for authors. */
  help: string
}
