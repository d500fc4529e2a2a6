import { realpathSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseCode } from './parse-code.ts'
import { contentHash } from './content-hash.ts'
import { isFile } from './is-file.ts'
import { isOwnCode, toPosix } from './package-files.ts'
import { PackagePlaces, packageVersions, type PackageRef } from './package-versions.ts'
import { readTextFile } from './read-text-file.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/** Suffixes that Node and bundlers try for an import without an exact match. */
const ENDINGS = [
  '',
  '.js',
  '.mjs',
  '.cjs',
  '.ts',
  '.mts',
  '.cts',
  '.jsx',
  '.tsx',
  '.json',
  '/index.js',
  '/index.mjs',
  '/index.cjs',
  '/index.ts',
  '/index.mts',
  '/index.json',
]

/** TypeScript imports name the emitted file: `./a.js` for `a.ts`. */
const WRITTEN_AS: Record<string, string[]> = {
  '.js': ['.ts', '.tsx'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts'],
}

const CODE = /\.[cm]?[jt]sx?$/

/**
 * Computes a hash of everything that determines what a module does: the content of its file and
 * of all local files that it imports or references (`createRequire(…)('./a.cjs')`, `new
 * URL('./a.txt', …)`), the versions of packages including transitive dependencies, and the
 * current values of the environment variables that its source mentions. What it reads at run
 * time by other means is not covered. Our own modules are left out, as `toolVersions` covers them.
 *
 * @param specifier As in an `import`: a path, a `file:` URL or a package name.
 * @param folder The folder that it is resolved from. File names are hashed relative to it, so
 *   the result doesn't change when the whole project is moved.
 */
export function moduleFingerprint(specifier: string, folder: string): string {
  const { files, packages, variables } = readModules(specifier, folder)
  const names = [...files].map(
    ([file, hash]) => `${toPosix(relative(folder, file))} ${hash}`,
  )
  const values = [...variables].sort().map((name) => [name, process.env[name] ?? null])
  return contentHash(...names.sort(), ...packageVersions(packages), values)
}

function isOwnPackage(specifier: string): boolean {
  return specifier === 'skerry' || specifier.startsWith('skerry/')
}

/** What a module is made of. */
interface ModuleSources {
  /** Absolute path to content hash. */
  files: Map<string, string>
  packages: PackageRef[]
  /** Names of environment variables. */
  variables: Set<string>
}

/** A reference in a module's source. */
interface NamedModule {
  specifier: string
  /** A string that may not be a module: it counts only if such a module exists. */
  isGuess?: true
}

function readModules(specifier: string, folder: string): ModuleSources {
  const files = new Map<string, string>()
  const packages: PackageRef[] = []
  const variables = new Set<string>()
  const places = new PackagePlaces()
  const queue: (NamedModule & { from: string })[] = [
    { specifier, from: join(folder, 'package.json') },
  ]
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (isBuiltin(next.specifier) || isOwnPackage(next.specifier)) continue
    const found = locate(next.specifier, next.from, places)
    if (next.isGuess && !isThere(found, places)) continue
    if (typeof found === 'object') packages.push(found)
    if (typeof found !== 'string' || files.has(found) || isOwnCode(found)) continue
    const content = readTextFile(found)
    files.set(found, content === undefined ? '' : contentHash(content))
    if (content === undefined || !CODE.test(found)) continue
    for (const name of variablesOf(content)) variables.add(name)
    for (const named of importsOf(found, content)) queue.push({ ...named, from: found })
  }
  return { files, packages, variables }
}

function isThere(found: string | PackageRef, places: PackagePlaces): boolean {
  return typeof found === 'string' ? isFile(found) : places.find(found) !== undefined
}

/** Resolves a specifier to a local file or to a package. */
function locate(
  specifier: string,
  from: string,
  places: PackagePlaces,
): string | PackageRef {
  const folder = dirname(from)
  if (specifier.startsWith('file:')) return fileURLToPath(specifier)
  if (specifier.startsWith('.')) return completed(resolve(folder, specifier))
  if (specifier.startsWith('/')) {
    const inside = join(folder, specifier)
    return isFile(inside) ? inside : completed(specifier)
  }
  // Resolved with `imports` of the nearest package.json.
  if (specifier.startsWith('#')) return resolveImport(specifier, from)
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const place = places.find({ name, from: folder })
  // A linked package can change without a new version, so its files are hashed.
  if (place !== undefined && !toPosix(place).includes('/node_modules/'))
    return resolveImport(specifier, from)
  return { name, from: folder }
}

function resolveImport(specifier: string, from: string): string {
  try {
    return realpathSync(createRequire(pathToFileURL(from)).resolve(specifier))
  } catch {
    return resolve(dirname(from), specifier)
  }
}

function completed(path: string): string {
  const plain = cleanUrl(path)
  const ending = extname(plain)
  const sources = (WRITTEN_AS[ending] ?? []).map(
    (source) => plain.slice(0, -ending.length) + source,
  )
  const candidates = [path, ...ENDINGS.map((each) => plain + each), ...sources]
  return candidates.find(isFile) ?? path
}

/** Specifiers that a module imports or requires as string literals. */
function importsOf(file: string, code: string): NamedModule[] {
  const { module } = parseCode(file, code)
  const dynamic = module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) =>
      /^(['"`])([^'"`$]+)\1$/.exec(code.slice(start, end).trim())?.[2],
  )
  const imported = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamic.filter((specifier) => specifier !== undefined),
  ]
  return [
    ...imported.map((specifier) => ({ specifier })),
    ...guessesOf(code).map((specifier) => ({ specifier, isGuess: true }) as const),
  ]
}

/** String literals that `require` (under any name) or `new URL` may resolve. */
function guessesOf(code: string): string[] {
  const relative = code.matchAll(/(['"`])(\.\.?\/[^'"`\n]*)\1/g)
  const required = /\brequire\b|\bcreateRequire\b/.test(code)
    ? code.matchAll(/\(\s*(['"`])([^'"`\n$]+)\1\s*,?\s*\)/g)
    : []
  return [...relative, ...required].map(([, , specifier]) => specifier!)
}

/** Names of environment variables in a module's source. Extra names do no harm. */
function variablesOf(code: string): string[] {
  const read = code.matchAll(
    /\benv(?:\??\.([A-Za-z_]\w*)|(?:\?\.)?\[\s*(['"`])([^'"`\n]+)\2\s*\])/g,
  )
  const taken = code.matchAll(/\{([^{}]*)\}\s*=\s*(?:process\s*\.\s*)?env\b/g)
  return [
    ...[...read].flatMap(([, name, , quoted]) => name ?? quoted ?? []),
    ...[...taken].flatMap(([, names]) => names!.match(/[A-Za-z_]\w*/g) ?? []),
  ]
}
