import { existsSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['js', 'mjs', 'ts', 'mts', 'cjs', 'cts'].map(
  (ending) => `vite.config.${ending}`,
)

/** Whether a folder has a Vite configuration. */
export function hasViteConfig(folder: string): boolean {
  return findViteConfig(folder) !== undefined
}

/** The name of the Vite configuration in a folder. */
export function findViteConfig(folder: string): string | undefined {
  return NAMES.find((name) => existsSync(join(folder, name)))
}
