import { parseArgs, type ParseArgsConfig } from 'node:util'
import { nearest } from '../../runtime/kit/nearest.ts'
import { createOptions } from './create-options.ts'
import { commandUsage, usage } from './usage.ts'
import { UsageError } from './usage-error.ts'
import { isFolder } from '../kit/is-folder.ts'

type OptionList = NonNullable<ParseArgsConfig['options']>
type Values = Record<string, string | boolean | undefined>

/** A command. Its module is only loaded when it runs. */
interface Command {
  options: OptionList
  /** Maximum number of positional arguments. */
  positionals: number
  /** An option that takes all positional arguments after it. */
  rest?: string
  run(positionals: string[], values: Values, rest?: string[]): Promise<void>
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const commands: Record<string, Command> = {
  dev: {
    options: { port: text, host: text, open: flag, base: text, site: text, strict: flag },
    positionals: 1,
    run: async ([directory = '.'], values) =>
      (await import('./commands.ts')).dev(directory, values),
  },
  build: {
    options: {
      outDir: text,
      base: text,
      site: text,
      strict: flag,
      'allow-page-errors': flag,
      report: text,
      force: flag,
      'no-wait': flag,
      'cache-url': text,
      'cache-read-only': flag,
      only: text,
    },
    rest: 'join',
    positionals: 1,
    run: async ([directory = '.'], values, join) =>
      (await import('./commands.ts')).build(directory, {
        ...values,
        ...(join && { join }),
      }),
  },
  preview: {
    options: { outDir: text, base: text, port: text, host: text, open: flag },
    positionals: 1,
    run: async ([directory = '.'], values) =>
      (await import('./commands.ts')).preview(directory, values),
  },
  mcp: {
    options: { outDir: text },
    positionals: 1,
    run: async ([directory = '.'], values) =>
      (await import('./mcp.ts')).mcp(directory, values),
  },
  check: {
    options: {
      format: text,
      strict: flag,
      style: flag,
      fix: flag,
      only: text,
      skip: text,
      external: flag,
      concurrency: text,
      timeout: text,
      retries: text,
      base: text,
      'cache-url': text,
      'cache-read-only': flag,
    },
    positionals: 1,
    run: async ([directory = '.'], values) =>
      (await import('./check.ts')).check(directory, values),
  },
  create: {
    options: createOptions,
    positionals: 1,
    run: async ([directory = '.'], values) =>
      (await import('./create.ts')).create(directory, values),
  },
  import: {
    options: { 'dry-run': flag, pages: flag, force: flag },
    positionals: 1,
    run: async ([directory = '.'], values) =>
      (await import('./import.ts')).importSite(directory, values),
  },
  upgrade: {
    options: { write: flag },
    positionals: 1,
    run: async ([directory = '.'], values) =>
      (await import('./upgrade.ts')).upgrade(directory, values),
  },
  rename: {
    options: { 'dry-run': flag, 'no-redirect': flag, force: flag },
    positionals: 3,
    run: async (names, values) => (await import('./rename.ts')).rename(names, values),
  },
}

/**
 * Parses the command line and runs the command.
 *
 * @throws UsageError if it is invalid, and any error of the command.
 */
export async function runCommand(args: string[]): Promise<void> {
  const [name = 'help', ...rest] = args
  if (name === '--version' || name === '-v')
    return console.log((await import('../kit/package-files.ts')).packageVersion)
  if (['help', '--help', '-h'].includes(name))
    return console.log(usageOf(rest[0] ?? '') ?? usage)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(describeUnknown(name, rest))
  if (rest.includes('--help') || rest.includes('-h')) return console.log(usageOf(name))
  const { values, positionals, listed } = parse(rest, command, name)
  if (positionals.length > command.positionals) {
    const extra = positionals.slice(command.positionals).join(' ')
    throw new UsageError(
      `skerry ${name} received an unexpected argument: \`${extra}\``,
      name,
    )
  }
  try {
    await command.run(positionals, values, listed)
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(error.reason, name) : error
  }
}

function usageOf(name: string): string | undefined {
  return Object.hasOwn(commandUsage, name) ? commandUsage[name] : undefined
}

/** What is wrong with a first argument that is no command. */
function describeUnknown(name: string, rest: readonly string[]): string {
  if (!name.startsWith('-')) return `skerry ${name} is not a command${commandHint(name)}`
  const meant = name === '-V' ? '--version' : nearest(name, ['--version', '--help'])
  const command = rest.find((each) => Object.hasOwn(commands, each))
  const hint = meant
    ? `\n  Did you mean \`skerry ${meant}\`?`
    : command && `\n  Options follow the command: skerry ${command} ${name}`
  return `Unknown option '${name}'${hint ?? ''}`
}

interface Parsed {
  values: Values
  positionals: string[]
  /** Arguments of the option `rest`. Undefined if it wasn't given. */
  listed: string[] | undefined
}

function parse(args: string[], { options, rest }: Command, name: string): Parsed {
  const all = rest === undefined ? options : { ...options, [rest]: flag }
  try {
    const { values, tokens } = parseArgs({
      args,
      options: all,
      allowPositionals: true,
      tokens: true,
    })
    const from = tokens.find((token) => token.kind === 'option' && token.name === rest)
    const names = tokens.filter((token) => token.kind === 'positional')
    const isListed = ({ index }: { index: number }) => from && index > from.index
    const valuesOf = (list: typeof names) => list.map(({ value }) => value)
    const listed = from && valuesOf(names.filter(isListed))
    if (listed?.length === 0) throw new UsageError(`--${rest} requires folders`, name)
    const { [rest ?? '']: _, ...others } = values as Values
    return {
      values: others,
      positionals: valuesOf(names.filter((each) => !isListed(each))),
      listed,
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    const [words = ''] = (error as Error).message.split(/\.\s/)
    throw new UsageError(describeOption(words, args, [...Object.keys(all), 'help']), name)
  }
}

/** Names of the commands in other tools. */
const SYNONYMS: Readonly<Record<string, string>> = {
  start: 'dev',
  serve: 'dev',
  export: 'build',
  generate: 'build',
  init: 'create',
  new: 'create',
  lint: 'check',
  validate: 'check',
  'broken-links': 'check',
  'openapi-check': 'check',
  a11y: 'check',
  'a11y-check': 'check',
  accessibility: 'check',
  'accessibility-check': 'check',
  migrate: 'import',
  convert: 'import',
  mv: 'rename',
  move: 'rename',
  version: '--version',
}

function commandHint(name: string): string {
  const synonym = Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined
  const meant = synonym ?? nearest(name, [...Object.keys(commands), 'help'])
  if (meant) return `\n  Did you mean \`skerry ${meant}\`?`
  return isFolder(name) ? `\n  For the site in this folder: skerry dev ${name}` : ''
}

/** Names of the options in other tools. */
const OPTION_SYNONYMS: Readonly<Record<string, string>> = {
  out: 'outDir',
  output: 'outDir',
  dist: 'outDir',
  o: 'outDir',
  dir: 'outDir',
  'check-external': 'external',
}

/** Options of Mintlify's command that have no equivalent, because they aren't needed. */
const NEEDLESS: Readonly<Record<string, string>> = {
  'no-open': 'Omit it: the browser only opens with --open.',
  'check-anchors': 'Omit it: anchors are always checked.',
  'check-redirects': 'Omit it: redirects are always checked.',
  'check-snippets': 'Omit it: links of snippets are checked in the pages that show them.',
  'local-schema': 'Omit it: API descriptions are always read from localhost.',
  'disable-openapi': 'Omit it: API descriptions are only read again when they change.',
  groups: 'Omit it: nobody logs in to a static site, so it has the pages of all groups.',
  telemetry: 'Omit it: Skerry has no telemetry.',
}

/**
 * What is wrong with an option, and the one that was meant.
 *
 * @param words Node's message, which contains the option: `Unknown option '--outdir'`.
 */
function describeOption(
  words: string,
  args: readonly string[],
  options: readonly string[],
): string {
  const [, missing] =
    /^Option '(?:-\w, )?(--[\w-]+).*' argument (?:missing|is ambiguous)/.exec(words) ?? []
  if (missing) return `${missing} requires a value`
  const [, letter, long] = /^Unknown option '(?:-(\w)|--([^']+))'/.exec(words) ?? []
  // Node reads `-base` as several options of one letter.
  const short = letter && args.find((arg) => arg.startsWith(`-${letter}`))?.slice(1)
  const written = (long ?? short)?.replace(/=.*/s, '')
  if (written === undefined) return words
  const known = (table: Readonly<Record<string, string>>) =>
    Object.hasOwn(table, written) ? table[written] : undefined
  const synonym = known(OPTION_SYNONYMS)
  const needless = known(NEEDLESS)
  const initial = options.filter((option) => option.startsWith(written))
  const meant =
    (synonym && options.includes(synonym) ? synonym : nearest(written, options)) ??
    (initial.length === 1 ? initial[0] : undefined)
  const hint = needless
    ? `\n  ${needless}`
    : meant
      ? `\n  Did you mean \`--${meant}\`?`
      : ''
  return `Unknown option '${long === undefined ? '-' : '--'}${written}'${hint}`
}
