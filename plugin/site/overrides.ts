import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { componentModules } from '../../theme/components/about.ts'
import { layoutModules } from '../../theme/layout-parts.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { elementNames } from '../../runtime/kit/html-names.ts'
import { toPosix } from '../kit/package-files.ts'

/** The folder whose files replace theme components by their name: `theme/Card.tsx`. */
export const OVERRIDE_FOLDER = 'theme'

/** Files that stand in for theme components and layout parts, and components of the site's own. */
export interface Overrides {
  /** MDX component name to absolute file. */
  components: Map<string, string>
  /** Layout part name to absolute file. */
  layout: Map<string, string>
  diagnostics: Diagnostic[]
}

/**
 * Overrides by option and by folder; the option wins.
 *
 * A name that the theme does not have becomes a component for MDX pages, with a warning
 * when it looks like a misspelt theme name. The name of an element (`a`, `h2`) stands for what
 * Markdown makes of it, `wrapper` for a layout around each page's text, as in MDX.
 *
 * @param root Absolute path of the content folder.
 * @param named The `components` option.
 */
export function readOverrides(root: string, named: Record<string, string>): Overrides {
  const overrides: Overrides = {
    components: new Map(),
    layout: new Map(),
    diagnostics: [],
  }
  for (const [name, file] of readOverrideFolder(root)) place(overrides, root, name, file)
  for (const [name, path] of Object.entries(named)) {
    const file = resolve(root, path)
    if (existsSync(file)) place(overrides, root, name, toPosix(file))
    else {
      overrides.diagnostics.push({
        severity: 'error',
        code: 'theme/override-not-found',
        message: `the override of \`${name}\` names ${path}, which does not exist`,
        hint: 'Paths in the `components` option start at the content folder.',
      })
    }
  }
  return overrides
}

/** Every component name that MDX pages may use. */
export function componentNames({ components }: Overrides): string[] {
  return [...new Set([...Object.keys(componentModules), ...components.keys()])].sort()
}

function readOverrideFolder(root: string): [name: string, file: string][] {
  const folder = join(root, OVERRIDE_FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((entry) => /^[A-Z].*\.[jt]sx$/.test(entry) && !entry.includes('.island.'))
    .sort()
    .map((entry) => [basename(entry, extname(entry)), toPosix(join(folder, entry))])
}

function place(overrides: Overrides, root: string, name: string, file: string): void {
  if (name in layoutModules) overrides.layout.set(name, file)
  else {
    overrides.components.set(name, file)
    if (!(name in componentModules) && !isElementName(name))
      warnOfMisspelling(overrides, root, name, file)
  }
}

function isElementName(name: string): boolean {
  return elementNames.has(name) || name === 'wrapper'
}

function warnOfMisspelling(
  overrides: Overrides,
  root: string,
  name: string,
  file: string,
) {
  const known = [...Object.keys(componentModules), ...Object.keys(layoutModules)]
  const meant = nearest(name, known)
  if (!meant) return
  overrides.diagnostics.push({
    severity: 'warning',
    code: 'theme/unknown-override',
    message: `\`${name}\` replaces nothing: the theme has no component or layout part of that name`,
    hint: `Did you mean \`${meant}\`? As it stands, \`${name}\` is a new component for MDX pages.`,
    file: toPosix(file).replace(`${toPosix(root)}/`, ''),
  })
}
