import { api } from './api.ts'
import { build } from './build.ts'
import { check, style } from './check.ts'
import { components } from './components.ts'
import { islands } from './islands.ts'
import { code, mdx } from './mdx.ts'
import { output } from './output.ts'
import { render } from './render.ts'
import { settings } from './settings.ts'
import { site } from './site.ts'
import { theme } from './theme.ts'
import { vike } from './vike.ts'

/** What the error reference says of a diagnostic code. */
export interface DiagnosticDoc {
  /** One line: what it means. */
  title: string
  /** Why it matters and what to do, in Markdown, written for authors. */
  help: string
}

/** Every code that Skerry reports, by area and name: the error reference. */
export const diagnosticDocs: Readonly<Record<string, DiagnosticDoc>> = {
  ...settings,
  ...site,
  ...mdx,
  ...code,
  ...components,
  ...render,
  ...islands,
  ...theme,
  ...output,
  ...build,
  ...api,
  ...check,
  ...style,
  ...vike,
}
