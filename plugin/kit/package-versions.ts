import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'

const Manifest = v.object({
  name: v.optional(v.string(), ''),
  version: v.optional(v.string(), ''),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
  peerDependencies: v.optional(v.record(v.string(), v.string()), {}),
})

/** A package name, and the folder that it is resolved from. */
export interface PackageRef {
  name: string
  from: string
}

/**
 * Lists the installed versions of packages and all their transitive dependencies as
 * `name@version`, sorted. A package that isn't installed is listed by its name alone.
 *
 * @see https://nodejs.org/api/modules.html#loading-from-node_modules-folders
 */
export function packageVersions(packages: readonly PackageRef[]): string[] {
  const versions = new Set<string>()
  const seen = new Set<string>()
  const queue = [...packages]
  const places = new PackagePlaces()
  for (let next = queue.pop(); next; next = queue.pop()) {
    const folder = places.find(next)
    if (folder === undefined) {
      versions.add(next.name)
      continue
    }
    if (seen.has(folder)) continue
    seen.add(folder)
    const manifest = readManifest(folder)
    versions.add(`${manifest?.name || next.name}@${manifest?.version ?? ''}`)
    const names = Object.keys({
      ...manifest?.dependencies,
      ...manifest?.optionalDependencies,
      ...manifest?.peerDependencies,
    })
    queue.push(...names.map((name) => ({ name, from: folder })))
  }
  return [...versions].sort()
}

/** Finds packages as Node does. Caches which folders have `node_modules`. */
export class PackagePlaces {
  readonly #hasModules = new Map<string, boolean>()

  /**
   * The real path of a package's folder, from which its own dependencies resolve, or undefined
   * if it isn't installed.
   */
  find({ name, from }: PackageRef): string | undefined {
    for (let folder = from; ; folder = dirname(folder)) {
      const place = join(folder, 'node_modules', name)
      if (this.#isModules(folder) && existsSync(join(place, 'package.json')))
        return realpathSync.native(place)
      if (folder === dirname(folder)) return undefined
    }
  }

  #isModules(folder: string): boolean {
    let known = this.#hasModules.get(folder)
    if (known === undefined) {
      known = existsSync(join(folder, 'node_modules'))
      this.#hasModules.set(folder, known)
    }
    return known
  }
}

function readManifest(folder: string): v.InferOutput<typeof Manifest> | undefined {
  try {
    const text = readFileSync(join(folder, 'package.json'), 'utf8')
    const result = v.safeParse(Manifest, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
