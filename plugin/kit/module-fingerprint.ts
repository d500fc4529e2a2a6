import { readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { contentHash } from './content-hash.ts'
import { isOwnCode, toPosix } from './package-files.ts'
import { PackagePlaces, packageVersions, type PackageRef } from './package-versions.ts'

/** How Node and bundlers complete an import that names no file. */
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

/** TypeScript names the file that would be written: `./a.js` for `a.ts`. */
const WRITTEN_AS: Record<string, string[]> = {
  '.js': ['.ts', '.tsx'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts'],
}

const CODE = /\.[cm]?[jt]sx?$/

/**
 * Names what a module does, by what it is made of: the content of its file and of all local
 * files that it imports or names (`createRequire(…)('./a.cjs')`, `new URL('./a.txt', …)`), the
 * versions of the packages, with all that they depend on, and the present values of the
 * environment variables that its text names. What else it reads while it runs is not seen.
 * Modules of ours are left out: `ownTools` names them.
 *
 * @param specifier As in an `import`: a path, a `file:` URL or the name of a package.
 * @param folder The folder from which it is resolved; files are named relative to it, so that
 *   the name is the same where the whole project was moved.
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

interface ModuleSources {
  /** Absolute file to the hash of its content. */
  files: Map<string, string>
  packages: PackageRef[]
  /** Names of environment variables. */
  variables: Set<string>
}

/** What a module's text names. */
interface NamedModule {
  specifier: string
  /** A text that may be something else: it counts where there is such a module. */
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
    const content = readContent(found)
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

/** A local file, or the package that a specifier names. */
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
  // `imports` of the nearest package.json.
  if (specifier.startsWith('#')) return resolveImport(specifier, from)
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const place = places.find({ name, from: folder })
  // A linked package may be edited without a new version, so its files count.
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
  const plain = path.replace(/[?#].*$/, '')
  const ending = extname(plain)
  const sources = (WRITTEN_AS[ending] ?? []).map(
    (source) => plain.slice(0, -ending.length) + source,
  )
  const candidates = [path, ...ENDINGS.map((each) => plain + each), ...sources]
  return candidates.find(isFile) ?? path
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function readContent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** What a module imports or requires, as far as it says so in plain text. */
function importsOf(file: string, code: string): NamedModule[] {
  const { module } = parseSync(file, code)
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

/** Texts that are read as modules or files by `require` under any name, and by `new URL`. */
function guessesOf(code: string): string[] {
  const relative = code.matchAll(/(['"`])(\.\.?\/[^'"`\n]*)\1/g)
  const required = /\brequire\b|\bcreateRequire\b/.test(code)
    ? code.matchAll(/\(\s*(['"`])([^'"`\n$]+)\1\s*,?\s*\)/g)
    : []
  return [...relative, ...required].map(([, , specifier]) => specifier!)
}

/** Names of environment variables in a module's text; more of them do no harm. */
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
