import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { PackagePlaces } from '../kit/package-versions.ts'
import { toPosix } from '../kit/package-files.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { styleReferences } from '../kit/style-references.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'

/** The properties of bundler errors that we use. */
interface BundlerError extends Error {
  /** For combined errors. The first one is reported. */
  errors?: BundlerError[]
  id?: string
  /** The plugin that threw it. */
  plugin?: string
  loc?: { file?: string; line: number; column: number }
}

/** Plugins of Vite and ours, which throw because of a file. */
const OWN_PLUGIN = /^(?:vite|skerry|builtin|rolldown)\b/

const HINT = 'Fix the file, or stop using it on the site.'

/** With Yarn's Plug'n'Play, packages stay in archives, which the bundler can't read. */
const PNP_HINT =
  "Vite doesn't support Yarn's Plug'n'Play. Write `nodeLinker: node-modules` in `.yarnrc.yml`, and run `yarn install`."

/** A module of the bundler or ours, which is no file. The bundler prints NUL as `/0`. */
const VIRTUAL = /^(?:\0|(?:\/0)?virtual:)/

/**
 * Converts a bundler error into a diagnostic with file, position and reason. Errors from
 * elsewhere, such as a full disk, are returned unchanged.
 *
 * @param root Absolute path of the content folder.
 */
export function bundleError(error: unknown, root: string): unknown {
  if (!(error instanceof Error) || error instanceof SkerryError) return error
  const all = (error as BundlerError).errors ?? []
  const first = all[0] ?? (error as BundlerError)
  const file = (first.loc?.file ?? first.id)?.split('?')[0]
  if ('code' in error && String(error.code).startsWith('E')) return error
  const plugin = OWN_PLUGIN.test(first.plugin ?? 'vite') ? undefined : first.plugin
  if (file === undefined && plugin === undefined)
    return all.length === 0 ? error : placeless(first)
  const inside = file === undefined ? '' : toPosix(relative(root, file))
  const place = first.loc && { line: first.loc.line, column: first.loc.column + 1 }
  const reason = errorDescription(first.message)
  const missing = file === undefined ? undefined : missingImport(file, reason, root)
  const problem: Diagnostic = {
    severity: 'error',
    code: 'build/bundle-failed',
    message:
      plugin === undefined
        ? `this file cannot be bundled: ${reason}`
        : `the Vite plugin \`${plugin}\` throws: ${reason}`,
    hint:
      plugin === undefined
        ? fileHint()
        : 'Fix the file if it is invalid. Otherwise, check the plugin in `vite.config`, or remove it.',
    ...(file !== undefined &&
      !VIRTUAL.test(file) && {
        file: inside.startsWith('../') ? file : inside,
        ...place,
      }),
    ...missing,
  }
  return new SkerryError([problem])
}

/**
 * The `@import` that a stylesheet failed with, if it is of a package that lacks the file. The
 * bundler names the stylesheet, but no position. Undefined for other errors.
 *
 * @param file Absolute path of the stylesheet.
 */
function missingImport(
  file: string,
  reason: string,
  root: string,
): Pick<Diagnostic, 'message' | 'hint' | 'line' | 'column'> | undefined {
  const text = /\.css$/i.test(file) ? (readTextFile(file) ?? '') : ''
  for (const { kind, url, at } of styleReferences(text)) {
    const [, name, path = ''] = /^((?:@[^/]+\/)?[^./][^/:]*)(?:\/(.+))?$/.exec(url) ?? []
    if (kind !== 'import' || name === undefined) continue
    // The file system names the specifier, the resolver the package and the path inside.
    const isNamed =
      reason.endsWith(`'${url}'`) ||
      (reason.includes(`"./${path}"`) && reason.includes(`node_modules/${name} `))
    if (!isNamed) continue
    const isInstalled = new PackagePlaces().find({ name, from: root }) !== undefined
    return {
      message: isInstalled
        ? path === ''
          ? `the package \`${name}\` has no stylesheet of its own`
          : `the package \`${name}\` has no file \`${path}\`, or does not export it`
        : `the package \`${name}\` is not installed`,
      hint: isInstalled
        ? path === ''
          ? `Name a file of the package, as in \`${name}/style.css\`.`
          : `Fix the path, or install a version of \`${name}\` that has the file.`
        : `Install it (\`npm install ${name}\`), or remove the import.`,
      ...placeAt(text, at),
    }
  }
  return undefined
}

/** Converts an error without a file, as thrown by the bundler's own plugins. */
function placeless({ message }: BundlerError): SkerryError {
  const reason = /^Caused by:\s*(.+)$/m.exec(message)?.[1] ?? errorDescription(message)
  const problem: Diagnostic = {
    severity: 'error',
    code: 'build/bundle-failed',
    message: `this site cannot be bundled: ${reason}`,
    hint: fileHint(),
  }
  return new SkerryError([problem])
}

function fileHint(): string {
  return process.versions['pnp'] === undefined ? HINT : PNP_HINT
}

/** The reason in an error message: its first line without colours, plugin names and position. */
function errorDescription(message: string): string {
  const [first = ''] = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return first
    .replace(/^(?:\w*Error: )?(?:\[[^\]]+\]\s*)*/, '')
    .replace(/^(?:\/|[A-Za-z]:\\)\S*?:\d+:\d+:?\s*/, '')
    .replace(/^(?:\w*Error: )?(?:\[[^\]]+\]\s*)*/, '')
}
