import { existsSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['js', 'mjs', 'ts', 'mts', 'cjs', 'cts'].map(
  (ending) => `vite.config.${ending}`,
)

/** Whether a folder has a Vite configuration. */
export function hasViteConfig(folder: string): boolean {
  return NAMES.some((name) => existsSync(join(folder, name)))
}
