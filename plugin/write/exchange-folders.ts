import { cpSync, existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { removeTree } from '../kit/remove-tree.ts'
import { renameWithRetry } from '../kit/rename-with-retry.ts'
import { OUTPUT_MARKER } from '../site/output-marker-name.ts'
import { makeFolder, writeFile } from '../kit/write-file.ts'
import { listFiles } from '../kit/list-files.ts'

/** The file system changes of an exchange. Tests interrupt in between. */
export interface FolderSteps {
  rename(from: string, to: string): void
  /** Removes a file or folder if it exists. */
  remove(path: string): void
  copy(from: string, to: string): void
  makeFolder(path: string): void
  write(path: string, text: string): void
}

/** The steps on the real file system. Tests pass steps that fail. */
export const folderSteps: FolderSteps = {
  rename: (from, to) => renameWithRetry(from, to),
  remove: removeTree,
  copy: (from, to) => cpSync(from, to, { recursive: true }),
  makeFolder,
  write: writeFile,
}

/** An exchange of the output for a staging directory. */
interface Exchange {
  /** The finished staging directory, next to the output or in it. */
  staging: string
  /** The output. It may not exist yet. */
  folder: string
  /** Where the old output is moved meanwhile. Absent if there is no place for it. */
  old?: string
  /** Replace the folder instead of writing into it. */
  empty: boolean
}

/** Folder in the output with complete new content, which is about to be moved into place. */
const NEXT = '.skerry-next'
/** The same while it is still being copied. */
const INCOMING = '.skerry-incoming'
/** Entries of the file system, and of builds in progress. */
const PROTECTED = /^(lost\+found|\.skerry-.*)$/

/**
 * Error codes of renaming a folder that is a mount point, on another file system, or open
 * (Windows).
 */
const IMMOVABLE = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES'])

/**
 * Replaces the output with a finished folder: by two renames or, if the output can't be moved,
 * by moving its content. If interrupted at any point, `finishExchange` restores the old site or
 * completes the new one.
 *
 * @throws File system errors. The old site is then in place.
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
    // The new site is in place. The next build tries again to remove the old one.
  }
}

/** Completes an interrupted exchange of contents, or cleans up one that hadn't begun. */
export function finishExchange(folder: string, steps: FolderSteps = folderSteps): void {
  if (existsSync(join(folder, NEXT))) moveContents(folder, steps)
  steps.remove(join(folder, INCOMING))
}

/** Whether an exchange of contents was interrupted here. */
export function hasExchange(folder: string): boolean {
  return existsSync(join(folder, NEXT)) || existsSync(join(folder, INCOMING))
}

/** What `finishExchange` needs to complete an exchange of contents. */
interface Plan {
  /** Remove what isn't part of the new site. */
  empty: boolean
  /** All files of the new site, in the order in which they are moved. */
  files: string[]
}

/**
 * First moves the new site into the output, under a name that hosts hide: it is then on the
 * same file system, and a full disk is noticed before anything has changed.
 */
function exchangeContents(
  staging: string,
  folder: string,
  empty: boolean,
  steps: FolderSteps,
): void {
  const incoming = join(folder, INCOMING)
  const plan: Plan = { empty, files: listFiles(staging).sort(byOrder) }
  try {
    steps.remove(incoming)
    steps.makeFolder(incoming)
    moveOrCopy(staging, join(incoming, 'site'), steps)
    steps.write(join(incoming, 'plan.json'), JSON.stringify(plan))
    steps.rename(incoming, join(folder, NEXT))
  } catch (error) {
    steps.remove(incoming)
    throw error
  }
  moveContents(folder, steps)
  steps.remove(staging)
}

function moveOrCopy(from: string, to: string, steps: FolderSteps): void {
  try {
    steps.rename(from, to)
  } catch (error) {
    if (!isImmovable(error)) throw error
    steps.copy(from, to)
  }
}

/**
 * Moves assets first and pages last, then removes old files. Can be repeated after an
 * interruption.
 */
function moveContents(folder: string, steps: FolderSteps): void {
  const next = join(folder, NEXT)
  const plan = JSON.parse(readFileSync(join(next, 'plan.json'), 'utf8')) as Plan
  for (const file of plan.files) {
    const from = join(next, 'site', file)
    if (!existsSync(from)) continue
    removeConflict(folder, file, steps)
    steps.rename(from, join(folder, file))
  }
  if (plan.empty) removeOthers(folder, plan.files, steps)
  // The plan is removed last and atomically: without it, an exchange couldn't be completed.
  steps.rename(next, join(folder, INCOMING))
  steps.remove(join(folder, INCOMING))
}

/**
 * Replaces a file where a folder is needed and vice versa. Symbolic links are removed, not
 * followed.
 */
function removeConflict(folder: string, file: string, steps: FolderSteps): void {
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
      if (inside === '' && PROTECTED.test(entry.name)) continue
      if (!kept.has(path)) steps.remove(join(folder, path))
      else if (entry.isDirectory()) visit(`${path}/`)
    }
  }
  visit('')
}

/** Order: the marker, then what pages and search refer to, then those. */
function byOrder(a: string, b: string): number {
  return orderOf(a) - orderOf(b) || byCodeUnit(a, b)
}

function orderOf(file: string): number {
  if (file === OUTPUT_MARKER) return 0
  if (file.endsWith('.html')) return 3
  return file.endsWith('pagefind-entry.json') ? 2 : 1
}

function isImmovable(error: unknown): boolean {
  return IMMOVABLE.has((error as NodeJS.ErrnoException).code ?? '')
}
