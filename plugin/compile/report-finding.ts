import type { Compilation, Positioned, UnplacedDiagnostic } from '../mdx/compilation.ts'

/** Records a finding of `skerry check`, located at a node. A warning by default. */
export function reportFinding(
  page: Compilation,
  node: Positioned,
  { severity = 'warning', ...problem }: UnplacedDiagnostic,
): void {
  page.findings.push({ severity, ...problem, ...page.placeOf(node) })
}
