import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ignore from 'ignore'

/** Whether a file or folder is ignored. Takes a root-relative POSIX path; folders end with `/`. */
export type IsIgnored = (path: string) => boolean

/** Ignored at any depth, case-insensitive. */
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
 * Used by tools and never published: settings, package manifests and lockfiles, configuration.
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
  'turbo.json',
  'nx.json',
  '/project.json',
  'netlify.toml',
  'wrangler.toml',
  'Makefile',
  'Dockerfile',
]

/** The file with the author's own rules, in the content folder. */
export const IGNORE_FILE = '.mintignore'

/** Output folders of tools. Only at the root, because pages may be in `guides/build`. */
const GENERATED = ['build', 'dist', 'coverage', 'tmp', 'temp']

/**
 * Reads the rules for files that aren't part of the site: the built-in ones, then `.mintignore` in
 * the root. It can re-include files, except for dotfiles, `node_modules`, `PRIVATE` and `excluded`.
 *
 * @param root Absolute path of the content folder.
 * @param excluded Other root-relative files and folders: the output folder, overrides, settings.
 * @param listed Paths of pages in the navigation: a `build` folder with such a page is no output.
 * @param added Patterns to read as the last ones of `.mintignore`.
 */
export function readIgnoreRules(
  root: string,
  excluded: readonly string[] = [],
  listed: Iterable<string> = [],
  added: readonly string[] = [],
): IsIgnored {
  const file = join(root, IGNORE_FILE)
  const pages = [...listed]
  const generated = GENERATED.filter(
    (name) => !pages.some((path) => path.startsWith(`${name}/`)),
  )
  const soft = ignore({ ignorecase: true })
    .add(ALWAYS)
    .add(generated.map((name) => `/${name}/`))
    .add(existsSync(file) ? readFileSync(file, 'utf8') : '')
    .add([...added])
  const hard = ignore({ ignorecase: true })
    .add(['.*', '!.well-known', '!.mintlify', 'node_modules'])
    .add(PRIVATE)
    .add(excluded.map(ignoredPattern))
  return (path) => hard.ignores(path) || soft.ignores(path)
}

/** A pattern that re-includes a file that the rules exclude. */
export function publishedPattern(path: string): string {
  return `!${ignoredPattern(path)}`
}

/** A pattern that excludes a file. */
export function ignoredPattern(path: string): string {
  return `/${escapePattern(path)}`
}

function escapePattern(path: string): string {
  return path.replace(/^\/+/, '').replace(/[\\*?[\]!# ]/g, '\\$&')
}
