import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { toPosix } from '../kit/package-files.ts'

/** The properties of errors in a configuration that we use. */
interface ConfigError extends Error {
  code?: string
  /** What the bundler found, if the file can't be bundled. */
  errors?: readonly {
    message: string
    loc?: { file?: string; line: number; column: number }
  }[]
}

/**
 * Warnings while a configuration is loaded. The bundler prints missing packages, with a frame of
 * generated code, before Node refuses them. Vite advises how to write the file for a future version,
 * unless an environment variable is set, which it would then show to the site's code.
 */
const UNWANTED = /\[UNRESOLVED_IMPORT\]|`configLoader: 'native'`/

const HINT = 'Fix it: the command needs this file.'

/**
 * Resolves a folder's Vite configuration.
 *
 * @param directory The folder, relative to the working directory.
 * @param make Calls the function of Vite that does it.
 * @throws SkerryError that names the file if the configuration can't be loaded.
 */
export async function withConfig<Result>(
  directory: string,
  make: () => Promise<Result>,
): Promise<Result> {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    if (!UNWANTED.test(String(words[0]))) warn(...words)
  }
  try {
    return await make()
  } catch (error) {
    throw explain(error, resolve(directory))
  } finally {
    console.warn = warn
  }
}

function explain(error: unknown, root: string): unknown {
  if (!(error instanceof Error) || error instanceof SkerryError) return error
  const { errors, code, message, stack = '' } = error as ConfigError
  const bundled = (errors ?? []).map((each) => bundleProblem(each, root))
  if (bundled.length > 0) return new SkerryError(bundled)
  const file = /vite\.config\.[cm]?[jt]s\b/.exec(stack)?.[0]
  if (file === undefined) return error
  const [, missing] = /^Cannot find (?:module|package) '([^']+)'/.exec(message) ?? []
  const isMissing = /^(?:ERR_)?MODULE_NOT_FOUND$/.test(code ?? '') && missing
  return new SkerryError([
    {
      severity: 'error',
      code: 'build/config',
      file,
      message: isMissing
        ? `the package \`${missing}\` is not installed`
        : `this configuration can't be loaded: ${message.split('\n')[0]}`,
      hint: isMissing ? `npm install --save-dev ${missing}` : HINT,
    },
  ])
}

function bundleProblem(
  { message, loc }: NonNullable<ConfigError['errors']>[number],
  root: string,
): Diagnostic {
  const text = stripVTControlCharacters(message)
  const reason = text.split('\n')[0]!.replace(/^\[\w+\] /, '')
  const [, missing] = /^Could not resolve '([^']+)'/.exec(reason) ?? []
  return {
    severity: 'error',
    code: 'build/config',
    ...(loc?.file !== undefined && {
      file: toPosix(relative(root, loc.file)),
      line: loc.line,
      column: loc.column + 1 - addedBefore(text, loc.file, loc.line),
    }),
    message:
      missing === undefined
        ? `this configuration can't be loaded: ${reason}`
        : `it imports \`${missing}\`, which does not exist`,
    hint: missing === undefined ? HINT : 'Fix the path, or add the file.',
  }
}

/** Number of characters that Vite has added to the start of a line, by the frame that shows it. */
function addedBefore(text: string, file: string, line: number): number {
  const shown = new RegExp(`^\\s*${line} │ (.*)$`, 'm').exec(text)?.[1]
  const written = readTextFile(file)?.split(/\r?\n/)[line - 1]
  if (shown === undefined || written === undefined || !shown.endsWith(written)) return 0
  return shown.length - written.length
}
