import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { nearest } from '../../runtime/kit/nearest.ts'
import { settingsFiles } from '../settings/read-settings.ts'
import { repairOutput } from '../write/output-folder.ts'
import { hasViteConfig } from './vite-config-files.ts'

/** The folder that a command was given cannot be what it works on. */
export class FolderError extends Error {
  override readonly name = 'FolderError'
}

/**
 * Looks for a site in a folder before a command starts to work there. One that has a Vite
 * configuration may have its site anywhere.
 *
 * @param command Its name, for the way out.
 * @throws FolderError when there is no folder, or no settings in it.
 */
export function requireSite(directory: string, command: string): void {
  const folder = resolve(directory)
  if (!isFolder(folder)) throw new FolderError(missingFolder(directory, command))
  if (hasSettings(folder) || hasViteConfig(folder)) return
  const name = directory === '.' ? 'this folder' : `\`${directory}\``
  const [inside] = foldersIn(folder).filter((each) => hasSettings(join(folder, each)))
  const below = inside && (directory === '.' ? inside : join(directory, inside))
  const ways = [
    ...(below === undefined ? [] : [`\`${below}\` has one: skerry ${command} ${below}`]),
    'skerry create writes a small site to start from, into a new folder: skerry create my-docs',
  ]
  throw new FolderError(
    [
      `${name} has no docs.json, so there is no site to ${VERBS[command] ?? command}`,
      ...ways,
    ].join('\n  '),
  )
}

/**
 * Looks for a built site.
 *
 * @param output The folder that was written, as it was named.
 * @throws FolderError when there is none.
 */
export function requireOutput(directory: string, output: string): void {
  const folder = resolve(directory)
  if (!isFolder(folder)) throw new FolderError(missingFolder(directory, 'preview'))
  const built = resolve(folder, output)
  // What a killed build has moved away is the site.
  repairOutput(built)
  if (isFolder(built) && readdirSync(built).length > 0) return
  requireSite(directory, 'preview')
  const build = directory === '.' ? 'skerry build' : `skerry build ${directory}`
  throw new FolderError(
    `there is no built site in \`${output}\`\n  Build it first: ${build}`,
  )
}

const VERBS: Readonly<Record<string, string>> = { dev: 'serve', preview: 'serve' }

function missingFolder(directory: string, command: string): string {
  const folder = resolve(directory)
  const parent = dirname(folder)
  const near = isFolder(parent) ? nearest(basename(folder), foldersIn(parent)) : undefined
  const meant = near && join(dirname(directory), near)
  const hint = meant ? `\n  Did you mean \`skerry ${command} ${meant}\`?` : ''
  return `there is no folder \`${directory}\`${hint}`
}

function hasSettings(folder: string): boolean {
  return settingsFiles.some((name) => existsSync(join(folder, name)))
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => name)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
