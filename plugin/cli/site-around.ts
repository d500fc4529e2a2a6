import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { settingsFiles } from '../settings/read-settings.ts'

/**
 * The nearest folder around a folder that has settings, in the same repository. The site there
 * publishes the pages of folders inside it.
 *
 * @param folder Absolute path. It need not exist.
 */
export function siteAround(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return undefined
  const parent = dirname(folder)
  if (parent === folder) return undefined
  const hasSettings = settingsFiles.some((name) => existsSync(join(parent, name)))
  return hasSettings ? parent : siteAround(parent)
}
