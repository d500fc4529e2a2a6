import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { toPosix } from '../kit/package-files.ts'
import { findViteConfig } from './has-vite-config.ts'

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
 * generated code, before Node refuses them, and which plugin takes how long on a slow machine. Vite
 * advises how to write the file for a future version, unless an environment variable is set, which
 * it would then show to the site's code.
 */
const UNWANTED = /\[(?:UNRESOLVED_IMPORT|PLUGIN_TIMINGS)\]|`configLoader: 'native'`/

/** What Vite prints before it throws. Our message names the file, too. */
const ANNOUNCEMENT = /failed to load config from/

const HINT = 'Fix it: the command needs this file.'

/** What Vite says of configurations that it can't use, and what that means. */
const UNUSABLE: [words: RegExp, message: string, hint: string][] = [
  [
    /^config must export or return an object|reading '__esModule'/,
    'this configuration has no object as its default export',
    'Write `export default { plugins: [skerry()] }`.',
  ],
  [
    /^Invalid value used in weak set/,
    'this configuration throws a value that is not an `Error`',
    "Write `throw new Error('…')` to see the reason here.",
  ],
]

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
  const { warn, error: printError } = console
  console.warn = (...words: unknown[]) => {
    if (!UNWANTED.test(String(words[0]))) warn(...words)
  }
  let announcement: unknown[] | undefined
  console.error = (...words: unknown[]) => {
    if (ANNOUNCEMENT.test(String(words[0]))) announcement = words
    else printError(...words)
  }
  try {
    return await make()
  } catch (error) {
    const explained = explain(error, resolve(directory))
    if (explained === error && announcement) printError(...announcement)
    throw explained
  } finally {
    console.warn = warn
    console.error = printError
  }
}

function explain(error: unknown, root: string): unknown {
  if (!(error instanceof Error) || error instanceof SkerryError) return error
  const { errors, code, message, stack = '' } = error as ConfigError
  const bundled = (errors ?? []).map((each) => bundleProblem(each, root))
  if (bundled.length > 0) return new SkerryError(bundled)
  const thrower = /vite\.config\.[cm]?[jt]s\b/.exec(stack)?.[0]
  const unusable = thrower ? undefined : UNUSABLE.find(([words]) => words.test(message))
  const file = thrower ?? (unusable && findViteConfig(root))
  if (file === undefined) return error
  if (unusable) return problem(file, unusable[1], unusable[2])
  const [, missing] = /^Cannot find (?:module|package) '([^']+)'/.exec(message) ?? []
  const isMissing = /^(?:ERR_)?MODULE_NOT_FOUND$/.test(code ?? '') && missing
  if (isMissing)
    return problem(
      file,
      `the package \`${missing}\` is not installed`,
      `npm install --save-dev ${missing}`,
    )
  // In a configuration that is loaded as CommonJS, names that are imported have been replaced.
  const reason = message.split('\n')[0]!.replace(/\(0 , [\w$]+\.([\w$]+)\)/, '`$1`')
  return problem(
    file,
    `this configuration can't be loaded: ${reason}`,
    importHint(join(root, file), reason) ?? HINT,
  )
}

function problem(file: string, message: string, hint: string): SkerryError {
  return new SkerryError([
    { severity: 'error', code: 'build/config', file, message, hint },
  ])
}

/** The way out if a configuration calls something else of the package than its function. */
function importHint(file: string, reason: string): string | undefined {
  if (!/is not a function|does not provide an export/.test(reason)) return undefined
  const text = readTextFile(file) ?? ''
  const isImported = /\bfrom\s*['"]skerry['"]/.test(text)
  const isNamed = /\{[^}]*\bskerry\b[^}]*\}\s*from\s*['"]skerry['"]/.test(text)
  return isImported && !isNamed ? "Write `import { skerry } from 'skerry'`." : undefined
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
