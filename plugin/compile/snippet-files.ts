import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isFileQuery } from '../kit/is-file-query.ts'
import { contentHash } from '../kit/content-hash.ts'
import { isInside, OUTSIDE } from '../kit/hash-inside.ts'
import { readPageText } from '../site/read-page-text.ts'
import { splitFrontmatter } from '../site/split-frontmatter.ts'
import type { Compilation, Source } from '../mdx/compilation.ts'
import { resolveSubpath } from './resolve-subpath.ts'
import { splitUrl } from '../../runtime/kit/split-url.ts'

/** What an import specifier resolves to. */
export type ImportTarget =
  | { kind: 'snippet'; path: string }
  /** `query` is passed to Vite, such as `?raw`; usually empty. */
  | { kind: 'module'; path: string; query: string }
  | { kind: 'package'; name: string }
  | { kind: 'missing'; path: string }
  | { kind: 'outside' }

/** Where `<Snippet file>` looks, in this order. */
export const snippetFolders = ['_snippets', 'snippets']

/** Names of Markdown files. */
export const SNIPPET = /\.mdx?$/i
/** Completions of a path without extension, in Vite's order, followed by snippets' own. */
const GUESSES = [
  '',
  '.jsx',
  '.tsx',
  '.js',
  '.mjs',
  '.ts',
  '.mts',
  '.json',
  '.mdx',
  '.md',
  '/index.jsx',
  '/index.tsx',
  '/index.js',
  '/index.mjs',
  '/index.ts',
  '/index.mts',
  '/index.json',
]
/** A path of code that may be one from the root without its slash, or a file of a package. */
const MODULE_PATH = /^\w[^:]*\/.*\.(?:m?[jt]sx?|json)$/
/** The packages that replace those of React. */
const REACT = new Map([
  ['react', 'preact/compat'],
  ['react-dom', 'preact/compat'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
])

/**
 * Resolves an import of a page or snippet: `/` is the content folder, `.` the file's folder, `#` an
 * entry of `imports` in `package.json`. Paths of files may lack the first slash.
 */
export function resolveImport(
  specifier: string,
  from: Source,
  page: Compilation,
): ImportTarget {
  if (specifier.startsWith('#')) {
    const found = resolveSubpath(specifier, from, page)
    if (!found) return { kind: 'missing', path: specifier }
    return 'name' in found ? packageTarget(found.name) : locate(found.path, '', page)
  }
  const [bare, query] = splitUrl(specifier)
  const isLocal =
    bare === '' ||
    bare.startsWith('/') ||
    bare.startsWith('.') ||
    SNIPPET.test(bare) ||
    /^_?snippets\//.test(bare) ||
    (MODULE_PATH.test(bare) && findFile(bare, page) === 'file')
  if (!isLocal) return packageTarget(specifier)
  const relative = bare.startsWith('.')
    ? posix.join(posix.dirname(from.file), bare)
    : posix.normalize(bare.replace(/^\/+/, ''))
  return locate(relative, query, page)
}

/** @param specifier A package's name, or a path in it. */
function packageTarget(specifier: string): ImportTarget {
  return { kind: 'package', name: REACT.get(specifier) ?? specifier }
}

/** Finds the file in the content folder for a path, which may lack the extension. */
function locate(written: string, query: string, page: Compilation): ImportTarget {
  const relative = written.replace(/\/$/, '')
  if (relative.startsWith('../') || relative === '..') return { kind: 'outside' }
  for (const guess of GUESSES) {
    const path = relative + guess
    const found = findFile(path, page)
    if (found === 'outside') return { kind: 'outside' }
    if (found === 'none') continue
    const isSnippet = SNIPPET.test(path) && !isFileQuery(query)
    return isSnippet ? { kind: 'snippet', path } : { kind: 'module', path, query }
  }
  return { kind: 'missing', path: relative }
}

/** The id of one of the site's modules at runtime. */
export function moduleId({ path, query }: { path: string; query?: string }): string {
  return `/${path}${query ?? ''}`
}

/** Resolves `<Snippet file="x.mdx">` in `_snippets/`, `snippets/` or the root. */
export function findSnippetFile(file: string, page: Compilation): ImportTarget {
  const name = posix.normalize(file.replace(/^\/+/, ''))
  if (name.startsWith('../')) return { kind: 'outside' }
  for (const folder of [...snippetFolders, '']) {
    for (const extension of SNIPPET.test(name) ? [''] : ['.mdx', '.md']) {
      const path = posix.join(folder, name + extension)
      if (findFile(path, page) === 'file') return { kind: 'snippet', path }
    }
  }
  return { kind: 'missing', path: name }
}

/**
 * Finds a file of code in the content folder: `/` is that folder, and other paths start at the file
 * that shows the code.
 */
export function findCodeFile(
  written: string,
  from: Source,
  page: Compilation,
):
  | { kind: 'file'; path: string }
  | Extract<ImportTarget, { kind: 'missing' | 'outside' }> {
  const whole = written.startsWith('/')
    ? posix.normalize(written.replace(/^\/+/, ''))
    : posix.join(posix.dirname(from.file), written)
  const path = whole.replace(/\/$/, '')
  const found = /^\.\.(?:\/|$)/.test(path) ? 'outside' : findFile(path, page)
  if (found === 'outside') return { kind: 'outside' }
  return found === 'file' ? { kind: 'file', path } : { kind: 'missing', path }
}

/** Reads a snippet, without frontmatter, and makes it a dependency of the page. */
export function readSnippet(path: string, page: Compilation): Source {
  const bytes = readFileSync(join(page.input.root, path))
  page.dependencies.set(path, contentHash(bytes))
  const { text } = readPageText(bytes, path)
  const { bodyStart, bodyLine } = splitFrontmatter(text)
  return { file: path, text: text.slice(bodyStart), line: bodyLine }
}

/**
 * Looks for a file in the content folder. A missing one becomes a dependency, as creating it would
 * change the result, and so does one outside, as the link to it may change. One that is found
 * becomes a dependency when it is read.
 *
 * @param path Relative to the content folder, without a slash at the end.
 */
export function findFile(path: string, page: Compilation): ReturnType<typeof fileInside> {
  const found = fileInside(page.input.root, path)
  if (found !== 'file') page.dependencies.set(path, found === 'none' ? '' : OUTSIDE)
  return found
}

/** Whether a file exists and, with symbolic links resolved, is inside the root. */
function fileInside(root: string, path: string): 'file' | 'none' | 'outside' {
  const file = join(root, path)
  if (!existsSync(file) || !statSync(file).isFile()) return 'none'
  return isInside(root, path) ? 'file' : 'outside'
}
