import { apiDiagnostics } from './api-diagnostics.ts'
import { buildDiagnostics } from './build-diagnostics.ts'
import { cacheDiagnostics } from './cache-diagnostics.ts'
import { checkDiagnostics, styleDiagnostics } from './check-diagnostics.ts'
import { componentsDiagnostics } from './components-diagnostics.ts'
import { importDiagnostics } from './import-diagnostics.ts'
import { islandsDiagnostics } from './islands-diagnostics.ts'
import { joinDiagnostics } from './join-diagnostics.ts'
import { codeDiagnostics, mdxDiagnostics } from './mdx-diagnostics.ts'
import { outputDiagnostics } from './output-diagnostics.ts'
import { renderDiagnostics } from './render-diagnostics.ts'
import { settingsDiagnostics } from './settings-diagnostics.ts'
import { siteDiagnostics } from './site-diagnostics.ts'
import { systemDiagnostics } from './system-diagnostics.ts'
import { themeDiagnostics } from './theme-diagnostics.ts'
import type { DiagnosticDoc } from './diagnostic-doc.ts'
import { vikeDiagnostics } from './vike-diagnostics.ts'

/** The error reference: every diagnostic code that Skerry reports, keyed by `area/name`. */
export const diagnosticDocs: Readonly<Record<string, DiagnosticDoc>> = {
  ...settingsDiagnostics,
  ...siteDiagnostics,
  ...mdxDiagnostics,
  ...codeDiagnostics,
  ...componentsDiagnostics,
  ...renderDiagnostics,
  ...islandsDiagnostics,
  ...themeDiagnostics,
  ...outputDiagnostics,
  ...buildDiagnostics,
  ...cacheDiagnostics,
  ...joinDiagnostics,
  ...apiDiagnostics,
  ...checkDiagnostics,
  ...styleDiagnostics,
  ...vikeDiagnostics,
  ...importDiagnostics,
  ...systemDiagnostics,
}
