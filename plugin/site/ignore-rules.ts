import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ignore from 'ignore'

/** Whether a file or folder (then with a slash at its end) is left out; paths are root-relative, posix. */
export type IsIgnored = (path: string) => boolean

/** Never looked at, at any depth, in any case. */
const ALWAYS = [
  '.*',
  '!.well-known',
  '!.mintlify',
  '.mintlify/*',
  '!.mintlify/skills',
  'node_modules',
  'README.md',
  'LICENSE',
  'LICENSE.md',
  'LICENSE.txt',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'contribute.md',
]

/**
 * Read by tools, never published: settings, packages and their locks, configuration and sources
 * of components.
 */
const PRIVATE = [
  '/docs.json',
  '/mint.json',
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'bun.lock',
  'bun.lockb',
  'deno.json',
  'deno.jsonc',
  'deno.lock',
  'tsconfig*.json',
  'jsconfig.json',
  '*.config.js',
  '*.config.cjs',
  '*.config.mjs',
  '*.config.ts',
  '*.config.cts',
  '*.config.mts',
  '*.timestamp-*.mjs',
  '*.tsbuildinfo',
  'Makefile',
  'Dockerfile',
]

/** Folders that tools fill; at the root only, because `guides/build` is a fair name for pages. */
const GENERATED = ['build', 'dist', 'coverage', 'tmp', 'temp'].map((name) => `/${name}/`)

/**
 * The rules of what is not part of the site: what is never published, then
 * `.mintignore` of the root, which may take back what was ignored but for dot-files,
 * `node_modules` and the files of tools.
 *
 * @param root Absolute path of the content folder.
 * @param excluded Root-relative files and folders besides: the output folder, overrides, settings files.
 */
export function readIgnoreRules(
  root: string,
  excluded: readonly string[] = [],
): IsIgnored {
  const file = join(root, '.mintignore')
  const soft = ignore({ ignorecase: true })
    .add(ALWAYS)
    .add(GENERATED)
    .add(existsSync(file) ? readFileSync(file, 'utf8') : '')
  const hard = ignore({ ignorecase: true })
    .add(['.*', '!.well-known', '!.mintlify', 'node_modules'])
    .add(PRIVATE)
    .add(excluded.map((path) => `/${escapePattern(path)}`))
  return (path) => hard.ignores(path) || soft.ignores(path)
}

function escapePattern(path: string): string {
  return path.replace(/^\/+/, '').replace(/[\\*?[\]!# ]/g, '\\$&')
}
