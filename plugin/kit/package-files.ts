import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { nodeEntries, type NodeEntry } from './node-entries.ts'

// This file is `plugin/kit/package-files.ts` in the checkout, `dist/plugin/kit/package-files.js`
// once compiled, and a part of a file in `dist/node/` in the package. `home` is where theme/,
// runtime/ and playground/ stand.
const here = dirname(fileURLToPath(import.meta.url))
const bundled = basename(here) === 'node'
const home = resolve(here, bundled ? '..' : '../..')
const compiled = import.meta.url.endsWith('.js')

/** The folder of our own package.json: bare imports of our dependencies resolve from here. */
export const packageRoot = compiled ? resolve(home, '..') : home

/**
 * Absolute path of a module of ours, posix. `name` has no extension (`theme/layout/navbar`)
 * or one that exists as it is (`theme/styles/prose.css`).
 */
export function packageFile(name: string): string {
  const known = found.get(name)
  if (known !== undefined) return known
  const path = findFile(name)
  found.set(name, path)
  return path
}

/** The address of a module that Node starts or imports: the one that shares its modules with this one. */
export function nodeEntry(name: NodeEntry): URL {
  const file = bundled ? join(home, 'node', `${name}.js`) : packageFile(nodeEntries[name])
  return pathToFileURL(file)
}

/** Asked for with every page: the disk is asked once. */
const found = new Map<string, string>()

function findFile(name: string): string {
  const file = join(home, name)
  const candidates = compiled ? [`${file}.js`] : [`${file}.ts`, `${file}.tsx`]
  // Modules first: `runtime/loader` is a folder too.
  const found = [...candidates, file].find((path) => existsSync(path))
  return toPosix(found ?? candidates[0]!)
}

/** Whether a file is code of ours: it is named by `buildId`. */
export function isOwnCode(file: string): boolean {
  const [room = ''] = toPosix(relative(home, file)).split('/')
  return [
    'joined',
    'mermaid',
    'node',
    'plugin',
    'runtime',
    'theme',
    'playground',
  ].includes(room)
}

/** Backslashes to slashes: Vite's ids and our own paths are posix everywhere. */
export function toPosix(path: string): string {
  return path.replaceAll('\\', '/')
}

/** Our version. */
export const packageVersion: string = (
  JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string
  }
).version

/** Names our own code: a part of every cache key. From source, where nothing is cached for long, the version. */
export const buildId: string = compiled
  ? readFileSync(join(home, 'build-id'), 'utf8')
  : packageVersion
