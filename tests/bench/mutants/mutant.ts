/** A small mistake that somebody could make. */
export interface Mutant {
  file: string
  /** Is in the file exactly once. */
  from: string
  to: string
  /** Files of the tests that must notice it. */
  tests: readonly string[]
  /** Titles of the tests, as a regular expression, where all of a file would take minutes. */
  titles?: string
  /** What the mistake does to an author or a reader. */
  why: string
  /** Nothing that can be observed differs, and why: it does not count. */
  equivalent?: string
}
