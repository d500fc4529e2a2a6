import { existsSync, readdirSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashFile } from '../kit/hash-file.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { contentHash } from '../kit/content-hash.ts'
import { isOwnCode, toPosix } from '../kit/package-files.ts'
import { packageVersions } from '../kit/package-versions.ts'
import { sheetFilesOf } from '../render/style-modules.ts'
import type { BundledFile } from './bundled-file.ts'
import { MARKDOWN_MODULE } from '../mdx/exports-suffix.ts'
import { MISSING_MODULE } from '../render/missing-modules.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/** What a bundle was made of, apart from options and our own modules. */
export interface BundleInputs {
  /** Ids of virtual modules. */
  generated: string[]
  /**
   * Absolute paths of the author's modules, and of files that stylesheets reference, existing
   * or not.
   */
  files: string[]
  /** Absolute paths of modules in packages. */
  parts: string[]
  /** Names of these packages. */
  packages: string[]
}

/** Maps all paths in `inputs`. */
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
const STYLES = /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)$/
const TEXT = /\.(?:[cm]?[jt]sx?|vue|svelte|json)$/

/** Constructs in code that read files which are not modules of the bundle. */
const CODE_READS =
  /import\.meta\.glob|\bnew\s+(?:Shared)?Worker\b|\bimport\s*\(\s*[^\s'")]/
/** The same for stylesheets. Imports from other servers are left as they are. */
const STYLES_READ =
  /@(?:use|forward|require|plugin|config|source|reference|tailwind)\b|\bcomposes\b|\burl-(?:load|import)\b|@import\s+(?!(?:url\(\s*)?['"]?(?:https?:)?\/\/)/
const ADDRESS = /\burl\(\s*(['"]?)(.+?)\1\s*\)/g
const ELSEWHERE = /^(?:[a-z][\w+.-]*:|\/\/|#)/i

/**
 * Determines what a bundle was made of.
 *
 * @param ids All modules of the bundle.
 * @param root Absolute path of the content folder, with forward slashes.
 * @returns undefined if it may depend on more than can be determined.
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
    if (id.startsWith(MISSING_MODULE)) return undefined
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
  // A TypeScript configuration that extends or references others.
  const isSplit = (file: string) =>
    /"(?:extends|references)"/.test(readTextFile(file) ?? '')
  if (configFiles([...files], root).some(isSplit)) return undefined
  return {
    generated: [...generated].sort(),
    files: [...files].sort(),
    parts: [...parts].sort(),
    packages: [...packages].sort(),
  }
}

/** Source files of assets. */
function sourcesOf(output: readonly BundledFile[], root: string): string[] {
  const sources = output.flatMap((file) => (file.type === 'asset' ? file.sources : []))
  // A stylesheet made of several files is named after the virtual module that imports them.
  return sources
    .filter((source) => !source.includes('virtual:skerry/'))
    .map((source) => toPosix(resolve(root, source)))
}

/**
 * Hashes the current content of everything that a bundle was made of. Independent of where the
 * project is.
 *
 * @param generate Returns what a virtual module is made of.
 * @param hide Replaces the project's location in a text.
 */
export function hashInputs(
  { generated, files, parts, packages }: BundleInputs,
  root: string,
  generate: (id: string) => string,
  hide: (path: string) => string,
): string {
  const nearby = [...neighbours(files, root), ...configFiles(files, root)]
  return contentHash(
    ...generated.flatMap((id) => [id, hide(generate(id))]),
    ...[...files, ...parts].flatMap((file) => [hide(file), hashFile(file) ?? '']),
    ...packageVersions(packages.map((name) => ({ name, from: root }))),
    ...nearby.map((file) => posix.relative(root, file)),
    ...configFiles(files, root).map((file) => hashFile(file) ?? ''),
  )
}

/**
 * Whether all inputs were last changed before bundling started. The bundle may or may not
 * contain later changes.
 *
 * @param started Milliseconds since the Unix epoch.
 */
export function areUnchangedSince(
  { files, parts }: BundleInputs,
  root: string,
  started: number,
): boolean {
  const all = [
    ...files,
    ...parts,
    ...neighbours(files, root),
    ...configFiles(files, root),
  ]
  return all.every((file) => {
    const stat = statSync(file, { throwIfNoEntry: false })
    return !stat || stat.ctimeMs < started - CLOCK_STEP
  })
}

/** Milliseconds by which a file's timestamp may lag behind the clock. */
const CLOCK_STEP = 20

function packageName(path: string): string {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/')
}

/** Files that a file references without importing them. Undefined if that can't be determined. */
function namedFiles(file: string, root: string): string[] | undefined {
  const isStyles = STYLES.test(file)
  if (!isStyles && !TEXT.test(file)) return []
  const text = readTextFile(file) ?? ''
  if (!isStyles) return CODE_READS.test(text) ? undefined : []
  if (STYLES_READ.test(text)) return undefined
  const targets = [...text.matchAll(ADDRESS)].map(([, , target = '']) => target)
  return targets
    .filter((target) => !ELSEWHERE.test(target))
    .map(cleanUrl)
    .map((target) =>
      target.startsWith('/')
        ? posix.join(root, target)
        : posix.join(posix.dirname(file), target),
    )
}

/** Files next to the author's modules: imports may resolve to a new one later. */
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

/** The folders of files, and their parents in the content folder. */
function foldersOf(files: readonly string[], root: string): string[] {
  const folders = new Set(files.map((file) => posix.dirname(file)))
  for (const folder of folders) if (folder !== root) folders.add(posix.dirname(folder))
  return [...folders].filter((each) => `${each}/`.startsWith(`${root}/`)).sort()
}

const MANIFESTS = ['package.json', 'tsconfig.json', 'jsconfig.json']

/** Files that configure how modules are parsed and resolved, up to the root of the file system. */
function configFiles(files: readonly string[], root: string): string[] {
  if (files.length === 0) return []
  const folders = new Set(foldersOf(files, root)).add(root)
  for (const folder of folders) folders.add(posix.dirname(folder))
  const named = (folder: string) => MANIFESTS.map((name) => posix.join(folder, name))
  return [...folders]
    .flatMap(named)
    .filter((file) => existsSync(file))
    .sort()
}
