import type { Severity } from '../../../runtime/kit/diagnostic.ts'
import { placeAt } from '../../../runtime/kit/place-at.ts'

/** A problem in one file of a description. Becomes a `Diagnostic` once the file's name is known. */
export class SpecProblem extends Error {
  readonly code: string
  readonly hint: string | undefined
  readonly severity: Severity
  /** 1-based. */
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

/** Creates a `SpecProblem` located at an offset, if text and offset are given. */
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
