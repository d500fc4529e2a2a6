import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { componentModules } from '../../theme/components/about.ts'
import { layoutModules } from '../../theme/layout-parts.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { elementNames } from '../../runtime/kit/html-names.ts'
import { toPosix } from '../kit/package-files.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { namesBesidePart } from './override-exports.ts'

/** The folder with files that replace theme components by name: `theme/Card.tsx`. */
const OVERRIDE_FOLDER = 'theme'

const knownNames = [...Object.keys(componentModules), ...Object.keys(layoutModules)]

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
  const entries = listOverrideFolder(root)
  for (const entry of entries.filter(isOverrideFile))
    place(overrides, root, partName(entry), toPosix(join(root, OVERRIDE_FOLDER, entry)))
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
  for (const entry of entries) warnOfFileName(overrides, root, entry, entries)
  return overrides
}

/** Names of all components available in MDX pages. */
export function componentNames({ components }: Overrides): string[] {
  return [...new Set([...Object.keys(componentModules), ...components.keys()])].sort()
}

/** Names of files in the folder, sorted. None if there is no folder. */
function listOverrideFolder(root: string): string[] {
  const folder = join(root, OVERRIDE_FOLDER)
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

function isOverrideFile(entry: string): boolean {
  return /^[A-Z].*\.[jt]sx$/.test(entry) && !entry.includes('.island.')
}

function partName(entry: string): string {
  return basename(entry, extname(entry))
}

function place(overrides: Overrides, root: string, name: string, file: string): void {
  const isPart = Object.hasOwn(layoutModules, name)
  const isKnown = isPart || Object.hasOwn(componentModules, name) || isElementName(name)
  const shown = pathFrom(root, file)
  const text = readTextFile(file)
  const others = text === undefined ? undefined : namesBesidePart(text, name)
  if (others && isKnown) return warnOfMissingExport(overrides, name, shown, others)
  if (!isKnown) warnOfMisspelling(overrides, name, shown, others)
  // A file that exports something else is a module for the other overrides.
  if (others) return
  const placed = overrides[isPart ? 'layout' : 'components']
  const earlier = placed.get(name)
  placed.set(name, file)
  if (earlier === undefined || earlier === file) return
  overrides.diagnostics.push({
    severity: 'warning',
    code: 'theme/repeated-override',
    message: `this file replaces nothing: \`${name}\` is overridden by ${shown}`,
    hint: 'Remove one of the two.',
    file: pathFrom(root, earlier),
  })
}

function pathFrom(root: string, file: string): string {
  return toPosix(file).replace(`${toPosix(root)}/`, '')
}

function isElementName(name: string): boolean {
  return elementNames.has(name) || name === 'wrapper'
}

/** A file that exports no component leaves the theme's own in place. */
function warnOfMissingExport(
  overrides: Overrides,
  name: string,
  file: string,
  others: readonly string[],
): void {
  const [only, ...more] = others
  const meant = more.length === 0 ? only : nearest(name, others)
  overrides.diagnostics.push({
    severity: 'warning',
    code: 'theme/no-component',
    message: `this file replaces nothing: it has no default export, and none named \`${name}\``,
    hint: `${meant ? `Export \`${meant}\` as default` : 'Export the component as default'}. Until then, the theme's own \`${name}\` is shown.`,
    file,
  })
}

/** @param others Names that the file exports, if it exports no component `name`. */
function warnOfMisspelling(
  { diagnostics }: Overrides,
  name: string,
  file: string,
  others: readonly string[] | undefined,
): void {
  const meant = nearest(name, knownNames)
  if (!meant || (others && !others.includes(meant))) return
  const effect = others
    ? 'the file replaces nothing'
    : `\`${name}\` is a new component for MDX pages`
  diagnostics.push({
    severity: 'warning',
    code: 'theme/unknown-override',
    message: `\`${name}\` has nothing to replace: the theme has no component or layout part with that name`,
    hint: `Did you mean \`${meant}\`? As it stands, ${effect}.`,
    file,
  })
}

/**
 * Warns of a file that is named after a component or layout part, but not like an override:
 * `footer.jsx`, `page-footer.tsx`, `Footer.js`, `foter.jsx`. If the part is overridden, the file
 * exports no such component or another file of the folder imports it, it is no override.
 */
function warnOfFileName(
  overrides: Overrides,
  root: string,
  entry: string,
  entries: readonly string[],
): void {
  const extension = extname(entry)
  if (isOverrideFile(entry) || !/^\.[jt]sx?$/.test(extension)) return
  const plain = partName(entry).replace(/[-_]/g, '')
  const meant =
    knownNames.find((name) => name.toLowerCase() === plain.toLowerCase()) ??
    (extension.endsWith('x') ? nearest(plain, knownNames) : undefined)
  if (!meant || overrides.components.has(meant) || overrides.layout.has(meant)) return
  const read = (name: string) => readTextFile(join(root, OVERRIDE_FOLDER, name)) ?? ''
  const text = read(entry)
  if (text === '' || namesBesidePart(text, meant)) return
  if (entries.some((other) => importsFile(read(other), entry))) return
  const right = `${meant}${extension.replace(/x?$/, 'x')}`
  overrides.diagnostics.push({
    severity: 'warning',
    code: 'theme/unknown-override',
    message: `this file replaces nothing: an override of \`${meant}\` is named ${right}`,
    hint: `Rename it to ${OVERRIDE_FOLDER}/${right}.`,
    file: `${OVERRIDE_FOLDER}/${entry}`,
  })
}

/** Whether a module imports a file of its own folder, with or without its extension. */
function importsFile(text: string, file: string): boolean {
  return [file, partName(file)].some(
    (name) => text.includes(`'./${name}'`) || text.includes(`"./${name}"`),
  )
}
