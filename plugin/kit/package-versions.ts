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

/** A package by its name, and the folder that its name is looked up from. */
export interface PackageRef {
  name: string
  from: string
}

/**
 * Versions of packages and of all that they depend on, as they are installed: `name@version`,
 * sorted. A package that is not there is in the list by its name alone.
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

/** Finds packages as Node does. The disk is asked once for each folder on the way up. */
export class PackagePlaces {
  readonly #hasModules = new Map<string, boolean>()

  /** The folder of a package: its real one, from which it finds its own dependencies. */
  find({ name, from }: PackageRef): string | undefined {
    for (let folder = from; ; folder = dirname(folder)) {
      const place = join(folder, 'node_modules', name)
      if (this.#isModules(folder) && existsSync(join(place, 'package.json')))
        return realpathSync(place)
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
