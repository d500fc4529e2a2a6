import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from './content-hash.ts'
import { buildId, packageRoot } from './package-files.ts'
import { packageVersions } from './package-versions.ts'

/** Our dependencies that don't affect a rendered page: they bundle, style or index. */
const ELSEWHERE = new Set(['idiomorph', 'pagefind', 'tailwindcss', 'vite'])

let ours: string | undefined

/**
 * Hash of our own build and the installed versions of our dependencies. A part of every cache
 * key.
 */
export function toolVersions(): string {
  ours ??= contentHash(buildId, ...packageVersions(ownDependencies()))
  return ours
}

function ownDependencies() {
  const text = readFileSync(join(packageRoot, 'package.json'), 'utf8')
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> }
  return Object.keys(dependencies)
    .filter((name) => !ELSEWHERE.has(name))
    .map((name) => ({ name, from: packageRoot }))
}
