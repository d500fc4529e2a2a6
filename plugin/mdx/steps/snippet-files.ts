import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import type { Compilation, Source } from '../compilation.ts'

/** Where an `import` leads. */
export type ImportTarget =
  | { kind: 'snippet' | 'module'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'missing'; path: string }
  | { kind: 'outside' }

const SNIPPET = /\.mdx?$/i
const GUESSES = [
  '',
  '.jsx',
  '.tsx',
  '.js',
  '.ts',
  '.mdx',
  '.md',
  '/index.jsx',
  '/index.tsx',
]
const REACT: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/** Resolves an import as written in a page or snippet: `/` is the root, `.` the file's folder (behaviour 3.7). */
export function resolveImport(
  specifier: string,
  from: Source,
  page: Compilation,
): ImportTarget {
  const bare = specifier.replace(/[?#].*$/, '')
  const local =
    bare.startsWith('/') ||
    bare.startsWith('.') ||
    SNIPPET.test(bare) ||
    /^_?snippets\//.test(bare)
  if (!local) return { kind: 'package', name: REACT[bare] ?? bare }
  const relative = bare.startsWith('.')
    ? posix.join(posix.dirname(from.file), bare)
    : posix.normalize(bare.replace(/^\/+/, ''))
  if (relative.startsWith('../') || relative === '..') return { kind: 'outside' }
  for (const guess of GUESSES) {
    const path = relative + guess
    const found = fileInside(page.input.root, path)
    if (found === 'outside') return { kind: 'outside' }
    if (found === 'file') return { kind: SNIPPET.test(path) ? 'snippet' : 'module', path }
  }
  return { kind: 'missing', path: relative }
}

/** `<Snippet file="x.mdx">` looks in `_snippets/`, then in `snippets/`. */
export function findSnippetFile(file: string, page: Compilation): ImportTarget {
  const name = posix.normalize(file.replace(/^\/+/, ''))
  if (name.startsWith('../')) return { kind: 'outside' }
  for (const folder of ['_snippets/', 'snippets/', '']) {
    for (const extension of SNIPPET.test(name) ? [''] : ['.mdx', '.md']) {
      const path = folder + name + extension
      if (fileInside(page.input.root, path) === 'file') return { kind: 'snippet', path }
    }
  }
  return { kind: 'missing', path: `snippets/${name}` }
}

/** A snippet's text without frontmatter; the page depends on it from now on. */
export function readSnippet(path: string, page: Compilation): Source {
  const bytes = readFileSync(join(page.input.root, path))
  page.dependencies.set(path, contentHash(bytes))
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const frontmatter =
    /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text)?.[0] ?? ''
  return {
    file: path,
    text: text.slice(frontmatter.length),
    line: frontmatter.split('\n').length,
  }
}

/** Whether a file is there, and really inside the root: links may lead out of it. */
function fileInside(root: string, path: string): 'file' | 'none' | 'outside' {
  const file = join(root, path)
  if (!existsSync(file) || !statSync(file).isFile()) return 'none'
  const inside = realpathSync(root)
  return realpathSync(file).startsWith(inside.endsWith(sep) ? inside : inside + sep)
    ? 'file'
    : 'outside'
}
