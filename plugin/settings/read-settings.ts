import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { toPosix } from '../kit/package-files.ts'
import { readJsonText } from './read-json-text.ts'
import { parseSettings } from './parse-settings.ts'
import type { ParsedSettings } from './parse-settings.ts'
import type { LocateSetting } from './setting-place.ts'

/** Possible names of the settings file, by priority. */
export const settingsFiles = ['docs.json', 'mint.json'] as const

/** The result of reading a folder's settings. */
interface ReadSettings extends ParsedSettings {
  /** All files that were read or looked for, relative to the root. The dev server watches them. */
  files: string[]
}

/**
 * Reads `docs.json`, or `mint.json` if there is none, with the files it refers to.
 * The author's mistakes are returned as diagnostics, never thrown. `settings` is set whenever
 * a site can still be rendered, even if there are errors.
 *
 * @param root Absolute path of the content folder.
 */
export async function readSettings(root: string): Promise<ReadSettings> {
  const file = settingsFiles.find((name) => existsSync(join(root, name)))
  if (!file) return failed([...settingsFiles], missingFile(root))

  let bytes: Uint8Array
  try {
    bytes = await readFile(join(root, file))
  } catch (error) {
    return failed([file], unreadable(file, error))
  }
  const decoded = readJsonText(bytes, file)
  if ('diagnostic' in decoded) return failed([file], decoded.diagnostic)

  // A `docs.json` created next to a `mint.json` replaces it.
  const files = new Set<string>(settingsFiles.slice(0, settingsFiles.indexOf(file) + 1))
  const parsed = parseSettings(decoded.text, file, (name) => {
    files.add(name)
    return readInside(root, name)
  })
  const unread = settingsFiles.slice(settingsFiles.indexOf(file) + 1)
  const ignored = unread.filter((name) => existsSync(join(root, name)))
  const diagnostics = [
    ...parsed.diagnostics,
    ...ignored.map((name) => unused(name, file)),
  ]
  return { ...parsed, diagnostics, files: [...files, ...ignored] }
}

/**
 * Like `readSettings`, but with the default settings if the file can't be understood, because the
 * pages can still be read. Without a settings file, there are no settings.
 */
export async function readAnySettings(root: string): Promise<ReadSettings> {
  const read = await readSettings(root)
  const [file] = read.files.filter((name) => existsSync(join(root, name)))
  if (read.settings || file === undefined) return read
  const [page = 'index'] = readdirSync(root).filter((name) => /\.mdx?$/.test(name))
  const pages = [page.replace(/\.mdx?$/, '')]
  const text = JSON.stringify({ name: '', navigation: { pages } })
  const { settings } = parseSettings(text, file, () => undefined)
  if (!settings) return read
  const navigation = { ...settings.navigation, leftOut: 'all' as const }
  return { ...read, settings: { ...settings, navigation } }
}

/** The bytes of a file of the project. Symbolic links out of the project are ignored. */
function readInside(root: string, name: string): Uint8Array | undefined {
  try {
    const real = realpathSync(join(root, name))
    const inside = relative(realpathSync(root), real)
    if (inside === '..' || inside.startsWith(`..${sep}`) || !statSync(real).isFile())
      return
    return readFileSync(real)
  } catch {
    return undefined
  }
}

const nowhere: LocateSetting = ({ file }) => ({ file, line: 1, column: 1 })

function failed(files: string[], diagnostic: Diagnostic): ReadSettings {
  return { diagnostics: [diagnostic], files, locate: nowhere }
}

function missingFile(root: string): Diagnostic {
  const name = root === toPosix(process.cwd()) ? 'This folder' : `\`${root}\``
  return {
    severity: 'error',
    code: 'settings/missing-file',
    message: `${name} has no \`docs.json\``,
    hint: 'Create one with a `name` and a `navigation`, or run Skerry in the folder that has it.',
    file: 'docs.json',
  }
}

function unused(file: string, read: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'settings/unused-file',
    message: `\`${file}\` is not read, because there is a \`${read}\``,
    hint: `Remove it, once everything that you need from it is in \`${read}\`.`,
    file,
    line: 1,
    column: 1,
  }
}

function unreadable(file: string, error: unknown): Diagnostic {
  const reason =
    error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  return {
    severity: 'error',
    code: 'settings/unreadable',
    message: `\`${file}\` cannot be read${reason}`,
    hint: 'Check that it is a file, and that you have permission to read it.',
    file,
  }
}
