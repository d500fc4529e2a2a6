import { resolve } from 'node:path'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import {
  partMaker,
  readSitePart,
  importPacks,
  type SitePart,
} from '../kit/part-folder.ts'
import type { Store } from '../kit/store.ts'
import { divisionPages, type DivisionPages } from '../site/division-pages.ts'
import type { Project } from '../site/project.ts'
import { isWithin } from './output-place.ts'
import {
  damagedPart,
  missingParts,
  noDivisions,
  noPart,
  otherMaker,
  rerenderedPages,
  partInOutput,
  stalePart,
} from './part-problems.ts'
import { partKey } from './part-key.ts'
import type { PreparedPage } from './prepare-pages.ts'
import type { Contents } from './render-contents.ts'

/**
 * Reads the manifests of parts.
 *
 * @param folders As given on the command line.
 * @param outDir The output of the build. No part may be in it.
 * @throws SkerryError if a folder isn't a part, or the part was made by a different build.
 */
export function openParts(
  folders: readonly string[],
  base: string,
  outDir: string,
): SitePart[] {
  const output = resolve(outDir)
  const lost = folders.filter((folder) => isWithin(output, resolve(folder)))
  if (lost.length > 0) throw new SkerryError(lost.map((folder) => partInOutput(folder)))
  const maker = partMaker(base)
  const parts = folders.map((folder) => ({ folder, part: readSitePart(resolve(folder)) }))
  const problems = parts.flatMap(({ folder, part }): Diagnostic[] => {
    if (part === 'none') return [noPart(folder)]
    return part === 'damaged' ? [damagedPart(folder)] : otherMaker(part, maker)
  })
  if (problems.length > 0) throw new SkerryError(problems)
  return parts.flatMap(({ part }) => (typeof part === 'string' ? [] : [part]))
}

/**
 * Imports the contents of parts into the store.
 *
 * @throws SkerryError if files of a part are missing or modified.
 */
export function importParts(parts: readonly SitePart[], store: Store): void {
  const damaged = parts.filter((part) => !importPacks(part, store))
  if (damaged.length === 0) return
  throw new SkerryError(damaged.map(({ folder }) => damagedPart(folder)))
}

/**
 * Checks that parts are up to date with the site, and that together they cover it.
 *
 * @param pages All pages of the site.
 * @throws SkerryError with all problems found.
 */
export function checkParts(
  project: Project,
  pages: readonly PreparedPage[],
  parts: readonly SitePart[],
): void {
  if (parts.length === 0) return
  const divisions = divisionPages(project)
  if (divisions.chains.size === 0) throw new SkerryError([noDivisions(project)])
  const keys = new Map(pages.map((page) => [page.data.path, partKey(page)]))
  const stale = parts.flatMap((part) => {
    const changed = changedPages(part, divisions, keys)
    return changed.length > 0 ? [stalePart(part, changed)] : []
  })
  const missing = missingDivisions(divisions, parts)
  const problems = [...stale, ...(missing.length > 0 ? [missingParts(missing)] : [])]
  if (problems.length > 0) throw new SkerryError(problems)
}

/**
 * Reports pages that had to be rendered although a part covers them. The site is correct, but
 * that took time.
 */
export function reportRerendered(
  parts: readonly SitePart[],
  pages: readonly PreparedPage[],
  contents: Contents,
): Diagnostic[] {
  const made = pages.filter((page) => {
    const isOfPart = parts.some((part) => Boolean(part.pages[page.data.path]))
    return isOfPart && contents.keyOf(page) !== '' && contents.isNew(page)
  })
  return made.length > 0 ? [rerenderedPages(made.map(({ data }) => data.path))] : []
}

/** Pages of a part that are missing, that don't belong to it, or that have changed. */
function changedPages(
  part: SitePart,
  { byName }: DivisionPages,
  keys: ReadonlyMap<string, string>,
): string[] {
  const wanted = new Set(part.divisions.flatMap((name) => [...(byName.get(name) ?? [])]))
  const all = new Set([...wanted, ...Object.keys(part.pages)])
  return [...all].filter(
    (path) => !wanted.has(path) || part.pages[path] !== keys.get(path),
  )
}

/** The outermost divisions of which no part has a page. */
function missingDivisions(
  { chains }: DivisionPages,
  parts: readonly SitePart[],
): string[] {
  const covered = new Set(parts.flatMap(({ pages }) => Object.keys(pages)))
  const begun = new Set<string>()
  for (const [path, chain] of chains)
    if (covered.has(path)) for (const name of prefixes(chain)) begun.add(name)
  const missing = new Set<string>()
  for (const [path, chain] of chains) {
    if (covered.has(path)) continue
    const names = prefixes(chain)
    missing.add(names.find((name) => !begun.has(name)) ?? names.at(-1)!)
  }
  return [...missing]
}

function prefixes(chain: readonly string[]): string[] {
  return chain.map((_, index) => chain.slice(0, index + 1).join('/'))
}
