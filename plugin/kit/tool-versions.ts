import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { contentHash } from './content-hash.ts'
import { buildId, packageRoot } from './package-files.ts'
import { packageVersions } from './package-versions.ts'

/** Our dependencies that don't affect a rendered page: they bundle, style or index. */
const ELSEWHERE = new Set(['idiomorph', 'pagefind', 'tailwindcss', 'vite'])

/** Our dependencies that are bundled into `dist/node/`, which `buildId` is a hash of. */
export const bundledPackages: readonly string[] = [
  '@mdx-js/rollup',
  '@types/hast',
  'gray-matter',
  'mdast-util-to-hast',
  'unified',
  'valibot',
]

/** Under this name, threads get the hash from the one that started them. */
const SHARED = `skerry:tool-versions:${packageRoot}`

let ours: string | undefined

/**
 * Hash of our own build and the installed versions of our other dependencies. A part of every cache
 * key.
 */
export function toolVersions(): string {
  ours ??= getEnvironmentData(SHARED) as string | undefined
  if (ours === undefined) {
    ours = contentHash(buildId, ...packageVersions(ownDependencies()))
    setEnvironmentData(SHARED, ours)
  }
  return ours
}

function ownDependencies() {
  const text = readFileSync(join(packageRoot, 'package.json'), 'utf8')
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> }
  return Object.keys(dependencies)
    .filter((name) => !ELSEWHERE.has(name) && !bundledPackages.includes(name))
    .map((name) => ({ name, from: packageRoot }))
}
