import type { Severity } from '../../../runtime/kit/diagnostic.ts'

/** What a rule says about an object that violates it. */
export interface Violation {
  message: string
  /** A warning by default. */
  severity?: Severity
  hint?: string | undefined
  /** Location of the key with the problem, from the object. */
  at?: string[]
}
