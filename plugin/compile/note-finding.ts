import type { Compilation, Placed, UnplacedDiagnostic } from '../mdx/compilation.ts'

/** Notes a finding at a node. */
export function noteFinding(
  page: Compilation,
  node: Placed,
  { severity = 'warning', ...problem }: UnplacedDiagnostic,
): void {
  page.findings.push({ severity, ...problem, ...page.placeOf(node) })
}
