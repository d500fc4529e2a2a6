import type { Compilation, Placed, Problem } from '../compilation.ts'

/** Notes a finding at a node. */
export function noteFinding(
  page: Compilation,
  node: Placed,
  { severity = 'warning', ...problem }: Problem,
): void {
  page.findings.push({ severity, ...problem, ...page.placeOf(node) })
}
