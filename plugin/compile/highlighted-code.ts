/** Code as it stands inside `<code>`. */
export interface HighlightedCode {
  html: string
  /** Class name to CSS declarations. */
  styles: Record<string, string>
  lineCount: number
  /** Classes that transformers gave the whole block. */
  className?: string
}

export interface CodeRequest {
  code: string
  /** As written; empty for none. */
  language: string
  highlight: readonly number[]
  focus: readonly number[]
  /** Whether the types of its names are asked for. */
  types?: boolean
  /** What follows the language, for transformers that read it. */
  meta?: string
}
