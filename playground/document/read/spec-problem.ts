import type { Severity } from '../../../runtime/kit/diagnostic.ts'

/** A problem inside one file of a spec, before it is known how the file is called. */
export class SpecProblem extends Error {
  readonly code: string
  readonly hint: string | undefined
  readonly severity: Severity
  /** From 1. */
  readonly place: { line: number; column: number } | undefined

  constructor(code: string, message: string, options: SpecProblemOptions = {}) {
    super(message)
    this.name = 'SpecProblem'
    this.code = code
    this.hint = options.hint
    this.severity = options.severity ?? 'error'
    this.place = options.place
  }
}

interface SpecProblemOptions {
  hint?: string | undefined
  severity?: Severity
  place?: { line: number; column: number } | undefined
}

/** A SpecProblem at an offset of the text, where both are known. */
export function problem(
  code: string,
  message: string,
  hint?: string,
  text?: string,
  offset?: number,
): SpecProblem {
  const place =
    text !== undefined && offset !== undefined ? placeAt(text, offset) : undefined
  return new SpecProblem(code, message, { hint, place })
}

/** Line and column (from 1) of an offset. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (const match of text.slice(0, offset).matchAll(/\r\n|\r|\n/g)) {
    line++
    start = match.index + match[0].length
  }
  return { line, column: offset - start + 1 }
}
