import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { componentModules } from '../../theme/components/about.ts'
import { layoutModules } from '../../theme/layout-parts.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { elementNames } from '../../runtime/kit/html-names.ts'
import { toPosix } from '../kit/package-files.ts'

/** The folder with files that replace theme components by name: `theme/Card.tsx`. */
const OVERRIDE_FOLDER = 'theme'

/** Files that replace theme components and layout parts, and the site's own components. */
export interface Overrides {
  /** MDX component name → absolute path. */
  components: Map<string, string>
  /** Layout part name → absolute path. */
  layout: Map<string, string>
  diagnostics: Diagnostic[]
}

/**
 * Collects overrides from the option and the folder. The option takes precedence.
 *
 * Unknown names become components for MDX pages, with a warning if they look like a misspelled
 * theme name. Element names (`a`, `h2`) replace what Markdown produces, and `wrapper` is a layout
 * around each page's content, as in MDX.
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
        message: `the override of \`${name}\` refers to ${path}, which does not exist`,
        hint: 'Paths in the `components` option start at the content folder.',
      })
    }
  }
  return overrides
}

/** Names of all components available in MDX pages. */
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
  if (Object.hasOwn(layoutModules, name)) overrides.layout.set(name, file)
  else {
    overrides.components.set(name, file)
    if (!Object.hasOwn(componentModules, name) && !isElementName(name))
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
    message: `\`${name}\` has nothing to replace: the theme has no component or layout part with that name`,
    hint: `Did you mean \`${meant}\`? As it stands, \`${name}\` is a new component for MDX pages.`,
    file: toPosix(file).replace(`${toPosix(root)}/`, ''),
  })
}
