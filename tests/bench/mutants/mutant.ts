/** A small mistake in the code. */
export interface Mutant {
  file: string
  /** Occurs exactly once in the file. */
  from: string
  to: string
  /** Test files, at least one of which must fail. */
  tests: readonly string[]
  /**
   * Restricts the tests by title, as a regular expression, if the whole file would take
   * minutes.
   */
  titles?: string
  /** The effect of the mistake on authors or readers. */
  why: string
  /** Set if the behaviour is the same, with the reason. The mutant isn't counted. */
  equivalent?: string
}
