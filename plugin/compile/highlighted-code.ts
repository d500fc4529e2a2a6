/** Highlighted code: `html` is the content of `<code>`. */
export interface HighlightedCode {
  html: string
  /** Class name → CSS declarations. */
  styles: Record<string, string>
  lineCount: number
  /** Classes that transformers added to the whole block. */
  className?: string
}

/** Code to highlight, with the options of its fence. */
export interface CodeRequest {
  code: string
  /** As written; empty if none. */
  language: string
  highlight: readonly number[]
  focus: readonly number[]
  /** Whether to add hover types (`twoslash`). */
  types?: boolean
  /** The meta string, for transformers that read it. */
  meta?: string
}
