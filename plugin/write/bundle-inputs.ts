import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHash } from '../kit/content-hash.ts'
import { isOwnCode, toPosix } from '../kit/package-files.ts'
import { packageVersions } from '../kit/package-versions.ts'
import { sheetFilesOf } from '../render/style-modules.ts'
import type { BundledFile } from './bundled-file.ts'

/** What a bundle turned out to be made of, beside its settings and our own modules. */
export interface BundleInputs {
  /** Ids of generated modules. */
  generated: string[]
  /** The author's files, absolute: modules, and what style sheets name, also where it is not there. */
  files: string[]
  /** Modules of packages, absolute. */
  parts: string[]
  /** Names of these packages. */
  packages: string[]
}

/** The same with other names for its modules. */
export function renameInputs(
  { generated, files, parts, packages }: BundleInputs,
  rename: (name: string) => string,
): BundleInputs {
  return {
    generated: generated.map(rename),
    files: files.map(rename),
    parts: parts.map(rename),
    packages,
  }
}

const GENERATED = '\0virtual:skerry/'
const STAND_IN = '\0skerry:missing:'
/** Markdown as a module: it includes files that nobody lists. */
const MARKDOWN_MODULE = /\.mdx?\.skerry(?:-content)?\.jsx$/
const STYLES = /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)$/
const TEXT = /\.(?:[cm]?[jt]sx?|vue|svelte|json)$/

/** By these, code brings files in that are no modules of the bundle. */
const CODE_READS =
  /import\.meta\.glob|\bnew\s+(?:Shared)?Worker\b|\bimport\s*\(\s*[^\s'")]/
/** The same of style sheets; what comes from another server stays as it is. */
const STYLES_READ =
  /@(?:use|forward|require|plugin|config|source|reference|tailwind)\b|\bcomposes\b|\burl-(?:load|import)\b|@import\s+(?!(?:url\(\s*)?['"]?(?:https?:)?\/\/)/
const ADDRESS = /\burl\(\s*(['"]?)(.+?)\1\s*\)/g
const ELSEWHERE = /^(?:[a-z][\w+.-]*:|\/\/|#)/i

/**
 * What a bundle was made of.
 *
 * @param ids All modules of the bundle.
 * @param root Absolute path of the content folder, posix.
 * @returns undefined where it may be made of more than can be told.
 */
export function findInputs(
  ids: Iterable<string>,
  output: readonly BundledFile[],
  root: string,
): BundleInputs | undefined {
  const generated = new Set<string>()
  const files = new Set<string>()
  const parts = new Set<string>()
  const packages = new Set<string>()
  for (const id of [...ids, ...sourcesOf(output, root)]) {
    if (id.startsWith(GENERATED) && !sheetFilesOf(id.slice(1))) generated.add(id)
    if (id.startsWith(STAND_IN)) return undefined
    if (id.startsWith('\0') || isBuiltin(id)) continue
    const [path = '', query = ''] = id.split('?')
    if (MARKDOWN_MODULE.test(path) || /worker|inline/.test(query)) return undefined
    const file = path.startsWith('file:') ? toPosix(fileURLToPath(path)) : path
    if (isOwnCode(file)) continue
    const [, inPackages] = /^.*\/node_modules\/(.*)$/s.exec(file) ?? []
    if (inPackages !== undefined) {
      parts.add(file)
      packages.add(packageName(inPackages))
    } else if (file.startsWith(`${root}/`)) files.add(file)
    else return undefined
  }
  for (const file of files) {
    const named = namedFiles(file, root)
    if (!named) return undefined
    for (const each of named) files.add(each)
  }
  for (const file of parts) if (namedFiles(file, root)?.length !== 0) return undefined
  // A configuration of TypeScript that is made of several.
  const isSplit = (file: string) => /"(?:extends|references)"/.test(readText(file))
  if (manifests([...files], root).some(isSplit)) return undefined
  return {
    generated: [...generated].sort(),
    files: [...files].sort(),
    parts: [...parts].sort(),
    packages: [...packages].sort(),
  }
}

/** Files that assets were made from. */
function sourcesOf(output: readonly BundledFile[], root: string): string[] {
  const sources = output.flatMap((file) => (file.type === 'asset' ? file.sources : []))
  // A sheet of several is named after the module that imports them.
  return sources
    .filter((source) => !source.includes('virtual:skerry/'))
    .map((source) => toPosix(resolve(root, source)))
}

/**
 * Names the present content of all that a bundle was made of, wherever that lies.
 *
 * @param generate Gives what a generated module is made of.
 * @param hide Gives a path another name, which does not say where the project lies.
 */
export function hashInputs(
  { generated, files, parts, packages }: BundleInputs,
  root: string,
  generate: (id: string) => string,
  hide: (path: string) => string,
): string {
  const nearby = [...neighbours(files, root), ...manifests(files, root)]
  return contentHash(
    ...generated.flatMap((id) => [id, hide(generate(id))]),
    ...[...files, ...parts].flatMap((file) => [hide(file), hashOf(file)]),
    ...packageVersions(packages.map((name) => ({ name, from: root }))),
    ...nearby.map((file) => posix.relative(root, file)),
    ...manifests(files, root).map(hashOf),
  )
}

/**
 * Whether all that a bundle was made of is older than its making: what changed meanwhile may be in
 * it or not.
 *
 * @param started Milliseconds since 1970.
 */
export function areOlder(
  { files, parts }: BundleInputs,
  root: string,
  started: number,
): boolean {
  const all = [...files, ...parts, ...neighbours(files, root), ...manifests(files, root)]
  return all.every((file) => {
    const stat = statSync(file, { throwIfNoEntry: false })
    return !stat || stat.ctimeMs < started - CLOCK_STEP
  })
}

/** Milliseconds by which the time of a file may be behind. */
const CLOCK_STEP = 20

function packageName(path: string): string {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/')
}

/** Files that one names without importing them; undefined where nobody can tell. */
function namedFiles(file: string, root: string): string[] | undefined {
  const isStyles = STYLES.test(file)
  if (!isStyles && !TEXT.test(file)) return []
  const text = readText(file)
  if (!isStyles) return CODE_READS.test(text) ? undefined : []
  if (STYLES_READ.test(text)) return undefined
  const targets = [...text.matchAll(ADDRESS)].map(([, , target = '']) => target)
  return targets
    .filter((target) => !ELSEWHERE.test(target))
    .map((target) => target.replace(/[?#].*$/s, ''))
    .map((target) =>
      target.startsWith('/')
        ? posix.join(root, target)
        : posix.join(posix.dirname(file), target),
    )
}

/** Files beside the author's: a new one may be what an import leads to from then on. */
function neighbours(files: readonly string[], root: string): string[] {
  return foldersOf(files, root).flatMap((folder) => {
    const entries = entriesOf(folder)
    const named = entries.filter(
      (entry) => !entry.isDirectory() && !/^\.|\.mdx?$/.test(entry.name),
    )
    return named.map(({ name }) => posix.join(folder, name)).sort()
  })
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** Folders of some files, and those around them in the content folder. */
function foldersOf(files: readonly string[], root: string): string[] {
  const folders = new Set(files.map((file) => posix.dirname(file)))
  for (const folder of folders) if (folder !== root) folders.add(posix.dirname(folder))
  return [...folders].filter((each) => `${each}/`.startsWith(`${root}/`)).sort()
}

const MANIFESTS = ['package.json', 'tsconfig.json', 'jsconfig.json']

/** What says how modules are read and what their imports lead to, wherever it may lie. */
function manifests(files: readonly string[], root: string): string[] {
  if (files.length === 0) return []
  const folders = new Set(foldersOf(files, root)).add(root)
  for (const folder of folders) folders.add(posix.dirname(folder))
  const named = (folder: string) => MANIFESTS.map((name) => posix.join(folder, name))
  return [...folders]
    .flatMap(named)
    .filter((file) => existsSync(file))
    .sort()
}

const MISSING = ''

function hashOf(file: string): string {
  try {
    return contentHash(readFileSync(file))
  } catch {
    return MISSING
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
