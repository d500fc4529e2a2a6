import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { nodeEntries, type NodeEntry } from './node-entries.ts'

// This file is `plugin/kit/package-files.ts` in the checkout,
// `dist/plugin/kit/package-files.js` once compiled, and part of a file in `dist/node/` in the
// package. `home` is the folder that contains theme/, runtime/ and playground/.
const here = dirname(fileURLToPath(import.meta.url))
const bundled = basename(here) === 'node'
const home = resolve(here, bundled ? '..' : '../..')
const compiled = import.meta.url.endsWith('.js')

/** The folder of our own package.json, from which imports of our dependencies resolve. */
export const packageRoot = compiled ? resolve(home, '..') : home

/**
 * Absolute path of one of our modules, with forward slashes.
 *
 * @param name Without an extension (`theme/layout/navbar`), or an existing file
 *   (`theme/styles/prose.css`).
 */
export function packageFile(name: string): string {
  const known = found.get(name)
  if (known !== undefined) return known
  const path = findFile(name)
  found.set(name, path)
  return path
}

/**
 * The URL of a module that Node runs or imports. In the package it is the bundle next to this
 * one, so both share their modules.
 */
export function nodeEntry(name: NodeEntry): URL {
  const file = bundled ? join(home, 'node', `${name}.js`) : packageFile(nodeEntries[name])
  return pathToFileURL(file)
}

/** Cached, because every page looks up files. */
const found = new Map<string, string>()

function findFile(name: string): string {
  const file = join(home, name)
  const candidates = compiled ? [`${file}.js`] : [`${file}.ts`, `${file}.tsx`]
  // Try modules first: `runtime/loader` is also a folder.
  const found = [...candidates, file].find((path) => existsSync(path))
  return toPosix(found ?? candidates[0]!)
}

/** Whether a file is part of our own code, which `buildId` covers. */
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

/**
 * Converts backslashes to slashes: Vite's ids and our own paths use slashes on every platform.
 */
export function toPosix(path: string): string {
  return path.replaceAll('\\', '/')
}

/** Skerry's version. */
export const packageVersion: string = (
  JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string
  }
).version

/**
 * Identifies our own build. A part of every cache key. When running from source, it is just the
 * version.
 */
export const buildId: string = compiled
  ? readFileSync(join(home, 'build-id'), 'utf8')
  : packageVersion
