import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { nearest } from '../../runtime/kit/nearest.ts'
import { FolderError } from '../kit/folder-error.ts'
import { PART_FILE } from '../kit/part-folder.ts'
import { settingsFiles } from '../settings/read-settings.ts'
import { OUTPUT_MARKER } from '../site/output-marker-name.ts'
import { repairOutput } from '../write/output-folder.ts'
import { hasViteConfig } from './has-vite-config.ts'
import { shellWord } from '../kit/shell-word.ts'
import { isFolder } from '../kit/is-folder.ts'

/**
 * Checks that a folder has a site. With a Vite configuration, the site may be anywhere.
 *
 * @param command Name of the command, for hints.
 * @throws FolderError if the folder doesn't exist or has no settings.
 */
export function requireSite(directory: string, command: string): void {
  requireFolder(directory, command)
  if (!hasViteConfig(resolve(directory))) requireSettings(directory, command)
}

/**
 * Returns the name of the settings file in a folder.
 *
 * @param command Name of the command, for hints.
 * @throws FolderError if the folder doesn't exist or has no settings.
 */
export function requireSettings(directory: string, command: string): string {
  requireFolder(directory, command)
  const folder = resolve(directory)
  const settings = settingsIn(folder)
  if (settings) return settings
  const name = directory === '.' ? 'this folder' : `\`${directory}\``
  const similar = readdirSync(folder).find((file) =>
    settingsFiles.some((known) => known === file.toLowerCase()),
  )
  const inside = siteBelow(folder)
  const below = inside && (directory === '.' ? inside : join(directory, inside))
  const ways = [
    ...(similar === undefined ? [] : [wrongSettings(similar)]),
    ...(below === undefined
      ? []
      : [`\`${below}\` has one: skerry ${command} ${shellWord(below)}`]),
    'To create a starter site in a new folder: skerry create my-docs',
  ]
  throw new FolderError(
    [
      `${name} has no docs.json, so there is no site to ${VERBS[command] ?? command}`,
      ...ways,
    ].join('\n  '),
  )
}

/** @throws FolderError if the folder given to a command doesn't exist. */
export function requireFolder(directory: string, command: string): void {
  if (!isFolder(resolve(directory)))
    throw new FolderError(missingFolder(directory, command))
}

/**
 * Checks that a folder has a built site.
 *
 * @param output The output folder, as given on the command line.
 * @param command Name of the command, for hints.
 * @throws FolderError if there is no built site.
 */
export function requireOutput(directory: string, output: string, command: string): void {
  const folder = resolve(directory)
  requireFolder(directory, command)
  const built = resolve(folder, output)
  // A killed build may have moved the site away.
  repairOutput(built)
  if (existsSync(join(built, PART_FILE)) && !existsSync(join(built, '404.html')))
    throw new FolderError(
      `\`${output}\` is a part of a site, which is not served on its own\n  Join it with the others first: skerry build --join ${output} …`,
    )
  if (isFolder(built) && readdirSync(built).length > 0) return
  if (existsSync(join(folder, OUTPUT_MARKER)))
    throw new FolderError(
      `\`${directory}\` is a built site itself, not the folder of its pages\n  Name it as the output: skerry ${command} --outDir ${shellWord(directory)}`,
    )
  requireSite(directory, command)
  const build =
    directory === '.' ? 'skerry build' : `skerry build ${shellWord(directory)}`
  throw new FolderError(
    `there is no built site in \`${output}\`\n  Build it first: ${build}`,
  )
}

/** Why a settings file can't be used: its name is in another case, or it is a link to nothing. */
function wrongSettings(file: string): string {
  const name = file.toLowerCase()
  return name === file
    ? `\`${file}\` is a link to a file that does not exist`
    : `\`${file}\` must be in lower case: \`${name}\``
}

const VERBS: Readonly<Record<string, string>> = {
  dev: 'serve',
  mcp: 'serve',
  preview: 'serve',
  rename: 'change',
}

/** Why there is no folder at a path, and which one was meant. */
function missingFolder(directory: string, command: string): string {
  const folder = resolve(directory)
  if (existsSync(folder)) {
    const name = settingsFiles.some((known) => known === basename(folder))
    const inside = dirname(directory)
    const meant = name
      ? `\n  It is in the folder \`${inside}\`: skerry ${command} ${shellWord(inside)}`
      : ''
    return `\`${directory}\` is a file, not a folder${meant}`
  }
  const parent = dirname(folder)
  const near = isFolder(parent) ? nearest(basename(folder), foldersIn(parent)) : undefined
  const meant = near && join(dirname(directory), near)
  const hint = meant ? `\n  Did you mean \`skerry ${command} ${shellWord(meant)}\`?` : ''
  return `there is no folder \`${directory}\`${hint}`
}

/** The name of the settings file in a folder. */
export function settingsIn(folder: string): string | undefined {
  return settingsFiles.find((name) => existsSync(join(folder, name)))
}

/** The nearest folder with settings, at most two levels below: `docs`, or `apps/docs`. */
function siteBelow(folder: string): string | undefined {
  const below = foldersIn(folder)
  const candidates = [
    ...below,
    ...below.flatMap((each) =>
      foldersIn(join(folder, each)).map((inner) => join(each, inner)),
    ),
  ]
  return candidates.find((each) => settingsIn(join(folder, each)))
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => name)
}
