import type { Compilation, Placed, UnplacedDiagnostic } from '../mdx/compilation.ts'

/** Records a finding of `skerry check`, located at a node. A warning by default. */
export function reportFinding(
  page: Compilation,
  node: Placed,
  { severity = 'warning', ...problem }: UnplacedDiagnostic,
): void {
  page.findings.push({ severity, ...problem, ...page.placeOf(node) })
}
