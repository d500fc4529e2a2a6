import { cpSync, existsSync, lstatSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { renamePatiently } from '../kit/rename-patiently.ts'
import { toPosix } from '../kit/package-files.ts'
import { OUTPUT_MARKER } from '../site/output-marker-name.ts'
import { makeFolder, writeFile } from '../kit/write-file.ts'

/** The changes that an exchange makes, one by one; tests stop in between. */
export interface FolderSteps {
  rename(from: string, to: string): void
  /** A file, or a folder with all that is in it; nothing where there is none. */
  remove(path: string): void
  copy(from: string, to: string): void
  makeFolder(path: string): void
  write(path: string, text: string): void
}

export const folderSteps: FolderSteps = {
  rename: (from, to) => renamePatiently(from, to),
  remove: (path) => rmSync(path, { recursive: true, force: true }),
  copy: (from, to) => cpSync(from, to, { recursive: true }),
  makeFolder,
  write: writeFile,
}

export interface Exchange {
  /** The finished folder, beside the output or in it. */
  staging: string
  /** The output; it may not exist yet. */
  folder: string
  /** Where the output waits while the staging folder takes its place; absent where there is none. */
  old?: string
  /** Replace the folder rather than write into it. */
  empty: boolean
}

/** Content that is whole and about to take the place of what is around it. */
const NEXT = '.skerry-next'
/** The same while it is copied there. */
const INCOMING = '.skerry-incoming'
/** Belongs to the file system, and to builds that are at work here. */
const UNTOUCHABLE = /^(lost\+found|\.skerry-.*)$/

/** What a rename answers where a folder is a mount point, is on another file system, or is open (Windows). */
const IMMOVABLE = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES'])

/**
 * Puts a finished folder in the place of the output: by two renames, and where the output cannot
 * be moved, by exchanging its contents. Either can be stopped at any moment: `finishExchange` then
 * gives the old site or the new one.
 *
 * @throws what the file system throws; the old site is in its place then.
 */
export function exchangeFolders(
  { staging, folder, old, empty }: Exchange,
  steps: FolderSteps = folderSteps,
): void {
  if (!existsSync(folder)) return steps.rename(staging, folder)
  if (!empty || old === undefined) {
    return exchangeContents(staging, folder, empty, steps)
  }
  try {
    steps.rename(folder, old)
  } catch (error) {
    if (!isImmovable(error)) throw error
    return exchangeContents(staging, folder, true, steps)
  }
  try {
    steps.rename(staging, folder)
  } catch (error) {
    steps.rename(old, folder)
    throw error
  }
  try {
    steps.remove(old)
  } catch {
    // The site is in its place; the next build tries again.
  }
}

/**
 * Ends an exchange of contents that was stopped, and removes what was copied for one that had not
 * begun.
 */
export function finishExchange(folder: string, steps: FolderSteps = folderSteps): void {
  if (existsSync(join(folder, NEXT))) moveContents(folder, steps)
  steps.remove(join(folder, INCOMING))
}

/** Whether an exchange of contents was stopped here. */
export function hasExchange(folder: string): boolean {
  return existsSync(join(folder, NEXT)) || existsSync(join(folder, INCOMING))
}

interface Plan {
  /** Remove what is not of the new site. */
  empty: boolean
  /** All files of the new site, in the order in which they are put there. */
  files: string[]
}

/**
 * The new site is brought into the output first, on the same file system and under a name that
 * hosts hide: a disk that is full is noticed before anything has changed.
 */
function exchangeContents(
  staging: string,
  folder: string,
  empty: boolean,
  steps: FolderSteps,
): void {
  const incoming = join(folder, INCOMING)
  const plan: Plan = { empty, files: listFiles(staging).sort(byMoment) }
  try {
    steps.remove(incoming)
    steps.makeFolder(incoming)
    bring(staging, join(incoming, 'site'), steps)
    steps.write(join(incoming, 'plan.json'), JSON.stringify(plan))
    steps.rename(incoming, join(folder, NEXT))
  } catch (error) {
    steps.remove(incoming)
    throw error
  }
  moveContents(folder, steps)
  steps.remove(staging)
}

function bring(from: string, to: string, steps: FolderSteps): void {
  try {
    steps.rename(from, to)
  } catch (error) {
    if (!isImmovable(error)) throw error
    steps.copy(from, to)
  }
}

/** Assets first, pages last, then what is no longer there is removed. May be called again after a stop. */
function moveContents(folder: string, steps: FolderSteps): void {
  const next = join(folder, NEXT)
  const plan = JSON.parse(readFileSync(join(next, 'plan.json'), 'utf8')) as Plan
  for (const file of plan.files) {
    const from = join(next, 'site', file)
    if (!existsSync(from)) continue
    makeWay(folder, file, steps)
    steps.rename(from, join(folder, file))
  }
  if (plan.empty) removeOthers(folder, plan.files, steps)
  // The plan goes last, and in one step: without it nothing could be finished.
  steps.rename(next, join(folder, INCOMING))
  steps.remove(join(folder, INCOMING))
}

/** A file where a folder must be, a folder where a file must be; links are removed, not followed. */
function makeWay(folder: string, file: string, steps: FolderSteps): void {
  const parents = file.split('/').slice(0, -1)
  let path = folder
  for (const name of parents) {
    path = join(path, name)
    const there = lstatSync(path, { throwIfNoEntry: false })
    if (there?.isDirectory()) continue
    if (there) steps.remove(path)
    steps.makeFolder(path)
  }
  const target = join(folder, file)
  if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) steps.remove(target)
}

function removeOthers(
  folder: string,
  files: readonly string[],
  steps: FolderSteps,
): void {
  const kept = new Set(files)
  for (const file of files) {
    for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) {
      kept.add(parent)
    }
  }
  const visit = (inside: string): void => {
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
      const path = inside + entry.name
      if (inside === '' && UNTOUCHABLE.test(entry.name)) continue
      if (!kept.has(path)) steps.remove(join(folder, path))
      else if (entry.isDirectory()) visit(`${path}/`)
    }
  }
  visit('')
}

/** The marker first; what pages and the search refer to is there before they are. */
function byMoment(a: string, b: string): number {
  return momentOf(a) - momentOf(b) || (a < b ? -1 : 1)
}

function momentOf(file: string): number {
  if (file === OUTPUT_MARKER) return 0
  if (file.endsWith('.html')) return 3
  return file.endsWith('pagefind-entry.json') ? 2 : 1
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => toPosix(relative(folder, join(parentPath, name))))
}

function isImmovable(error: unknown): boolean {
  return IMMOVABLE.has((error as NodeJS.ErrnoException).code ?? '')
}
