import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { hashInside, OUTSIDE } from '../kit/hash-inside.ts'
import { toPosix } from '../kit/package-files.ts'
import type { Compilation, Source } from '../mdx/compilation.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'

/** Export conditions that apply to modules of pages, in builds and in dev. */
const CONDITIONS = ['module', 'node', 'import', 'default']

/**
 * Resolves a specifier that starts with `#` with `imports` of the nearest `package.json`, which
 * becomes a dependency of the page.
 *
 * @returns A path relative to the content folder, or the name of a package. Undefined if there is
 *   no such entry.
 * @see https://nodejs.org/api/packages.html#subpath-imports
 */
export function resolveSubpath(
  specifier: string,
  from: Source,
  page: Compilation,
): { path: string } | { name: string } | undefined {
  const { root } = page.input
  const manifest = nearestManifest(dirname(join(root, from.file)), page)
  if (manifest === undefined) return undefined
  const target = findTarget(importsOf(readFileSync(manifest, 'utf8')), specifier)
  if (target === undefined) return undefined
  if (!target.startsWith('./')) return { name: target }
  return { path: toPosix(relative(root, join(dirname(manifest), target))) }
}

/** Where it is looked for, it becomes a dependency: a nearer one may be added. */
function nearestManifest(folder: string, page: Compilation): string | undefined {
  const { root } = page.input
  const file = join(folder, 'package.json')
  const path = toPosix(relative(root, file))
  const hash = hashInside(root, path)
  page.dependencies.set(path, hash ?? '')
  if (hash !== undefined && hash !== OUTSIDE) return file
  return folder === dirname(folder) ? undefined : nearestManifest(dirname(folder), page)
}

function importsOf(manifest: string): Record<string, unknown> {
  try {
    const { imports } = JSON.parse(manifest) as { imports?: unknown }
    return isPlainObject(imports) ? imports : {}
  } catch {
    return {}
  }
}

/** The exact entry, or the one with the longest matching pattern (`#lib/*`). */
function findTarget(
  imports: Record<string, unknown>,
  specifier: string,
): string | undefined {
  if (Object.hasOwn(imports, specifier)) return chooseTarget(imports[specifier])
  const fitting = Object.keys(imports).flatMap((key) => {
    const [start = '', end, more] = key.split('*')
    const fits =
      end !== undefined &&
      more === undefined &&
      specifier.length >= key.length &&
      specifier.startsWith(start) &&
      specifier.endsWith(end)
    return fits
      ? { key, start, part: specifier.slice(start.length, specifier.length - end.length) }
      : []
  })
  const [best] = fitting.sort((a, b) => b.start.length - a.start.length)
  return best && chooseTarget(imports[best.key])?.replaceAll('*', () => best.part)
}

/** Resolves a target: a string, or the first whose condition applies. */
function chooseTarget(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const found = Array.isArray(value)
    ? value.map(chooseTarget)
    : Object.entries(isPlainObject(value) ? value : {})
        .filter(([condition]) => CONDITIONS.includes(condition))
        .map(([, target]) => chooseTarget(target))
  return found.find((target) => target !== undefined)
}
