import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTextFile } from './read-text-file.ts'

const POSTCSS_CONFIG = /^(?:\.postcssrc(?:\..+)?|postcss\.config\..+)$/

/**
 * Whether PostCSS is configured. Vite looks for its configuration up to the root of the file
 * system.
 */
export function hasPostcssConfig(root: string): boolean {
  for (let folder = root; ; folder = dirname(folder)) {
    if (namesIn(folder).some((name) => POSTCSS_CONFIG.test(name))) return true
    if (/"postcss"\s*:/.test(readTextFile(join(folder, 'package.json')) ?? ''))
      return true
    if (folder === dirname(folder)) return false
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
