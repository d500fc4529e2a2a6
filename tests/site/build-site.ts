import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageReport } from '../../plugin/write/report.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { runInProcess } from './run-in-process.ts'

/** Files of a site by path, as text or bytes. Objects are written as JSON. */
export type SiteFiles = Record<string, string | Uint8Array | object>

/** The built command: run `npm run build` before the tests. */
export const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

/** Commands that can run in the process of the tests, because they end by themselves. */
const IN_PROCESS = new Set(['build', 'check'])

/** The exit code and output of a command. */
export interface CommandResult {
  code: number | null
  output: string
}

/** What `--report` writes. */
export interface Report {
  pages: PageReport[]
  islands: string[]
  work: { compiled: number; rendered: number; documents: number; cached: number }
  /** Environments that Vite bundled. */
  bundled: string[]
  /** Bundled modules that were shipped with the package. */
  prebuilt: string[]
  bytes: { html: number; files: Record<string, number> }
  diagnostics: Record<string, Omit<Diagnostic, 'code'>[]>
}

export interface BuildOptions extends RunOptions {
  args?: string[]
}

export interface BuiltSite extends CommandResult {
  /** The content folder. */
  root: string
  /** The output folder. */
  folder: string
  report: Report
  /** Files of the output, as sorted relative paths. */
  files(): string[]
  /** Reads a file of the output. */
  read(file: string): string
  has(file: string): boolean
}

const folders: string[] = []

/**
 * Removes the temporary folders of a test file. Called by `tests/clean-up.ts` after each
 * file.
 */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** A temporary folder, removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-test-')))
  folders.push(folder)
  return folder
}

/** Writes files into a folder. */
export function writeFiles(folder: string, files: SiteFiles): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    const isData = typeof content === 'string' || content instanceof Uint8Array
    writeFileSync(file, isData ? content : JSON.stringify(content, undefined, 2))
  }
}

interface RunOptions {
  /**
   * Folder of a cache that other builds of the test file share. Otherwise the site has
   * its own.
   */
  cache?: string | undefined
  /** Additional environment variables. If set, the command runs in its own process. */
  env?: Record<string, string> | undefined
  /** Run in another process, to load modules that the site has changed in place again. */
  ownProcess?: boolean | undefined
}

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Installs Skerry in a site, whose configuration imports `skerry` from there. Vite would
 * bundle a path into the configuration, with megabytes of our code.
 */
export function installSkerry(root: string): void {
  const packages = join(root, 'node_modules')
  mkdirSync(packages, { recursive: true })
  symlinkSync(packageFolder, join(packages, 'skerry'), 'junction')
}

/** Runs `skerry …`, and waits for its end. */
export function runSkerry(
  args: string[],
  {
    cwd,
    cache = join(cwd, '../cache'),
    env,
    ownProcess = env !== undefined,
  }: RunOptions & { cwd: string },
): Promise<CommandResult> {
  const all = { ...cleanEnvironment(), XDG_CACHE_HOME: cache, ...env }
  if (!ownProcess && IN_PROCESS.has(args[0]!)) return runInProcess(args, cwd, all)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd,
      env: all,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text))
    child.stderr.on('data', (text: Buffer) => (output += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * Builds a site in a new folder, without `package.json` and with only the given
 * configuration.
 */
export async function buildSite(
  files: SiteFiles,
  options: BuildOptions = {},
): Promise<BuiltSite> {
  const place = temporaryFolder()
  const root = join(place, 'site')
  mkdirSync(root)
  writeFiles(root, files)
  return buildFolder(root, options)
}

/** Builds an existing folder. The output is next to it. */
export async function buildFolder(
  root: string,
  { args = [], ...run }: BuildOptions = {},
): Promise<BuiltSite> {
  const folder = join(root, '../out')
  const reportFile = join(root, '../report.json')
  rmSync(reportFile, { force: true })
  const result = await runSkerry(
    ['build', '.', '--outDir', folder, '--report', reportFile, ...args],
    { cwd: root, ...run },
  )
  return {
    ...result,
    root,
    folder,
    report: existsSync(reportFile)
      ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
      : {
          pages: [],
          islands: [],
          work: { compiled: 0, rendered: 0, documents: 0, cached: 0 },
          bundled: [],
          prebuilt: [],
          bytes: { html: 0, files: {} },
          diagnostics: {},
        },
    files: () => outputFiles(folder),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    has: (file) => existsSync(join(folder, file)),
  }
}

/** Files of an output folder, as sorted relative paths. Empty if it doesn't exist. */
export function outputFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return (readdirSync(folder, { recursive: true, withFileTypes: true }) as Entry[])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

interface Entry {
  isFile(): boolean
  parentPath: string
  name: string
}

/**
 * The environment without variables that identify a host or CI service, from which a
 * build would read the site's URL.
 */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot, TEMP } = process.env
  return { PATH, HOME, TMPDIR, SystemRoot, TEMP, NO_COLOR: '1' }
}

/** Settings of a small site with these pages in one group. */
export function settings(pages: unknown[], more: object = {}): object {
  return {
    theme: 'mint',
    name: 'Harbour',
    colors: { primary: '#0d7a5f' },
    navigation: { groups: [{ group: 'Guide', pages }] },
    ...more,
  }
}

/** The text of a page. */
export function page(title: string, body = 'Text.', frontmatter = ''): string {
  return `---\ntitle: ${title}\n${frontmatter}---\n\n${body}\n`
}
