import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { isLockAlive, takeLock, tryLock, type BuildLock } from './build-lock.ts'
import { checkOutput, isReplaceable, type OutputRights } from './check-output.ts'
import {
  exchangeFolders,
  finishExchange,
  folderSteps,
  hasExchange,
  type FolderSteps,
} from './exchange-folders.ts'
import type { LockOwner } from './lock-owner.ts'
import { markOutput } from './output-marker.ts'
import { OUTPUT_MARKER } from '../site/output-marker-name.ts'
import { describeEarlier } from '../kit/earlier-files.ts'
import type { OutputHandle } from '../kit/staging-writer.ts'
import { makeFolder } from '../kit/write-file.ts'
import { findOutput, type OutputPlace } from './output-place.ts'

/** A folder being written beside the output, which takes its place when it is whole. */
export interface Staging {
  /** Where to write to, and what may be linked there. */
  output: OutputHandle
  /** Another build has ended since the project was read: what was read may be old. */
  isStale: boolean
  /** Puts the finished folder in the output's place. */
  commit(): void
  /** Throws the draft away; the output stays as it was. */
  discard(): void
}

/** What a build wants to write, and how. */
export interface StagingOptions extends OutputRights {
  /** Absolute path of the output. */
  outDir: string
  /** `outputStamp` when the project was read. */
  stamp: string
  /** Wait for another build of the same output; else it is an error. */
  wait: boolean
  /** Says whose build is waited for. */
  onWait(owner: string): void
}

/**
 * Opens a staging folder for an output folder, after repairing what a killed build left. Until it
 * is committed or discarded, other builds of the same output wait.
 *
 * @throws SkerryError when the output folder holds what is not surely a build's own, or another
 *   build is writing it and this one is not to wait; what the file system throws.
 */
export async function openStaging(options: StagingOptions): Promise<Staging> {
  const place = findOutput(options.outDir)
  checkOutput(place, options)
  // Here, because a build of many pages would find out at its end.
  if (existsSync(place.folder)) accessSync(place.folder, constants.W_OK)
  const { lock, waited } = await lockOutput(place, options)
  try {
    repair(place)
    // What is there now may be another's.
    checkOutput(place, options)
    return {
      ...stage(place, lock, options.empty),
      isStale: waited || outputStamp(place.outDir) !== options.stamp,
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Names what is in the output: another build gives it another stamp. Empty where there is nothing. */
export function outputStamp(outDir: string): string {
  const paths = [outDir, join(outDir, OUTPUT_MARKER)]
  return paths
    .map((path) => {
      try {
        const { ino, mtimeMs } = statSync(path)
        return `${ino} ${mtimeMs}`
      } catch {
        return ''
      }
    })
    .join(' ')
}

/**
 * Undoes what a kill may have left: drafts, an output that was moved away and not yet replaced, a
 * half exchanged one. Leaves everything alone while a build runs, and where it may not write.
 */
export function repairOutput(outDir: string): void {
  try {
    const place = findOutput(outDir)
    if (leftovers(place).length === 0 && !hasExchange(place.folder)) return
    const taken = tryLock(`${place.prefix}lock`)
    if (!('lock' in taken)) return
    try {
      repair(place)
    } finally {
      taken.lock.release()
    }
  } catch (error) {
    // A build would say so; those who only read need not be stopped.
    const { code = '' } = error as NodeJS.ErrnoException
    if (!(error instanceof SkerryError) && !READ_ONLY.has(code)) throw error
  }
}

const READ_ONLY = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])

async function lockOutput(
  { prefix }: OutputPlace,
  { wait, onWait }: StagingOptions,
): Promise<{ lock: BuildLock; waited: boolean }> {
  let waited = false
  const lock = await takeLock(`${prefix}lock`, (owner) => {
    if (!wait) throw locked(owner)
    waited = true
    onWait(describeOwner(owner))
  })
  return { lock, waited }
}

function stage(
  { folder, prefix, isInside }: OutputPlace,
  lock: BuildLock,
  empty: boolean,
): Omit<Staging, 'isStale'> {
  const staging = `${prefix}staging-${lock.owner.id}`
  makeFolder(staging)
  const isOurs = isReplaceable(folder)
  const marks = empty || isOurs
  // Only where the folder is exchanged as a whole, so that no file of either site is touched.
  const earlier =
    empty && !isInside && isOurs ? describeEarlier(folder, staging) : undefined
  return {
    output: { folder: staging, ...(earlier && { earlier }) },
    commit() {
      if (!lock.isHeld()) throw lost()
      if (marks) markOutput(staging)
      const before = statSync(folder, { throwIfNoEntry: false })
      if (before) chmodSync(staging, before.mode & 0o7777)
      const old = isInside ? undefined : `${prefix}old-${lock.owner.id}`
      exchangeFolders({ staging, folder, empty, ...(old !== undefined && { old }) })
      lock.release()
    },
    discard() {
      try {
        rmSync(staging, { recursive: true, force: true })
      } catch {
        // Left to the next build; why this one failed matters more.
      }
      lock.release()
    },
  }
}

/**
 * Repairs an output whose lock is held, so that everything beside it is of the dead.
 *
 * @param steps For tests, which stop in between.
 */
export function repair(place: OutputPlace, steps: FolderSteps = folderSteps): void {
  const { folder, prefix } = place
  finishExchange(folder, steps)
  for (const path of leftovers(place)) {
    const kind = path.slice(prefix.length)
    if (/^old(-|$)/.test(kind)) restore(path, folder, steps)
    else if (/^staging(-|$)/.test(kind)) steps.remove(path)
    else if (kind.startsWith('lock-') && !isLockAlive(path)) steps.remove(path)
  }
}

/** An empty folder in the place of the site is nobody's, as tools make it that expect one. */
function restore(old: string, folder: string, steps: FolderSteps): void {
  const isMissing = !existsSync(folder)
  const isEmpty = !isMissing && readdirSync(folder).length === 0
  if (isEmpty) steps.remove(folder)
  if (isMissing || isEmpty) steps.rename(old, folder)
  else steps.remove(old)
}

/** What builds have put beside the output. */
function leftovers({ prefix }: OutputPlace): string[] {
  const parent = dirname(prefix)
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((name) => name.startsWith(basename(prefix)))
    .sort()
    .map((name) => join(parent, name))
}

function describeOwner(owner: LockOwner | undefined): string {
  if (!owner) return 'another process'
  return `process ${owner.pid}${owner.host === hostname() ? '' : ` on ${owner.host}`}`
}

function locked(owner: LockOwner | undefined): SkerryError {
  return new SkerryError([
    {
      severity: 'error',
      code: 'build/locked',
      message: `${describeOwner(owner)} is building this site`,
      hint: 'Without `--no-wait`, this build waits for its end.',
    },
  ])
}

function lost(): SkerryError {
  return new SkerryError([
    {
      severity: 'error',
      code: 'build/lock-lost',
      message: 'another build took this one for dead, and writes the output now',
      hint: 'Let one machine at a time build into a shared folder.',
    },
  ])
}
