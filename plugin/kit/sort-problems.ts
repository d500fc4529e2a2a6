import { byCodeUnit } from './by-code-unit.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/**
 * Sorts problems by file, line, column and code. Duplicates are removed, because a snippet's
 * problems are reported once for each page that includes it.
 */
export function sortProblems<Problem extends Diagnostic>(
  problems: readonly Problem[],
): Problem[] {
  const unique = new Map(problems.map((problem) => [problemKey(problem), problem]))
  return [...unique.values()].sort(
    (a, b) =>
      byCodeUnit(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      byCodeUnit(a.code, b.code) ||
      byCodeUnit(a.message, b.message),
  )
}

/** Identifies a problem: two problems with the same key are the same. */
export function problemKey({ file, line, column, code, message }: Diagnostic): string {
  return [file, line, column, code, message].join('\0')
}
