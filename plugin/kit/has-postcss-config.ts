import { dirname, join } from 'node:path'
import { isFile } from './is-file.ts'
import { readTextFile } from './read-text-file.ts'

const SCRIPTS = ['.ts', '.cts', '.mts', '.js', '.cjs', '.mjs']

/**
 * Where Vite looks for it, beside `package.json`. Asking for each takes less time than listing a
 * folder, which may have many thousand files.
 */
const FILES = [
  ...['', '.json', '.yaml', '.yml', ...SCRIPTS].map((end) => `.postcssrc${end}`),
  ...SCRIPTS.map((end) => `postcss.config${end}`),
]

/**
 * Whether PostCSS is configured. Vite looks for its configuration up to the root of the file
 * system.
 */
export function hasPostcssConfig(root: string): boolean {
  for (let folder = root; ; folder = dirname(folder)) {
    if (FILES.some((name) => isFile(join(folder, name)))) return true
    if (/"postcss"\s*:/.test(readTextFile(join(folder, 'package.json')) ?? ''))
      return true
    if (folder === dirname(folder)) return false
  }
}
