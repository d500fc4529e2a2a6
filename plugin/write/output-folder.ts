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
import { isLockAlive, acquireLock, tryLock, type BuildLock } from './build-lock.ts'
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
import { describePreviousOutput } from '../kit/previous-files.ts'
import type { OutputHandle } from '../kit/staging-writer.ts'
import { makeFolder } from '../kit/write-file.ts'
import { findOutput, type OutputPlace } from './output-place.ts'

/** A staging directory that replaces the output once it is complete. */
interface Staging {
  /** The folder to write to, and the site whose files may be linked into it. */
  output: OutputHandle
  /**
   * Whether another build has finished since the project was read, so that the project may be
   * stale.
   */
  isStale: boolean
  /** Replaces the output with the staging directory. */
  commit(): void
  /** Removes the staging directory. The output is unchanged. */
  discard(): void
}

/** The output of a build, and how to write it. */
export interface StagingOptions extends OutputRights {
  /** Absolute path of the output. */
  outDir: string
  /** The value of `outputStamp` when the project was read. */
  stamp: string
  /** Wait for another build of the same output. Otherwise throw an error. */
  wait: boolean
  /** Called with the owner of the build that is waited for. */
  onWait(owner: string): void
}

/**
 * Creates a staging directory for an output folder, after repairing what a killed build left.
 * Other builds of the same output wait until it is committed or discarded.
 *
 * @throws SkerryError if it isn't safe to replace the output folder, or if another build is
 *   writing it and `wait` is off. File system errors.
 */
export async function openStaging(options: StagingOptions): Promise<Staging> {
  const place = findOutput(options.outDir)
  checkOutput(place, options)
  // Check early: otherwise a large build would fail only at its end.
  if (existsSync(place.folder)) accessSync(place.folder, constants.W_OK)
  const { lock, waited } = await lockOutput(place, options)
  try {
    repair(place)
    // Another build may have changed it while this one waited.
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

/** Identifies the current content of an output: each build changes it. Blank if there is none. */
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
 * Repairs what a killed build may have left: drafts, an output that was moved away and not yet
 * replaced, or one that is half exchanged. Does nothing while a build is running or if the
 * folder can't be written.
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
    // A build would report it. Commands that only read should go on.
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
  const lock = await acquireLock(`${prefix}lock`, (owner) => {
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
  // Only if the folder is exchanged as a whole, so that no file of either site is modified.
  const previous =
    empty && !isInside && isOurs ? describePreviousOutput(folder, staging) : undefined
  const discard = () => {
    process.off('exit', discard)
    try {
      rmSync(staging, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
    } catch {
      // The next build removes it. The error that made this one fail is more important.
    }
    lock.release()
  }
  // Before the lock is released, which it is then, too.
  process.prependListener('exit', discard)
  return {
    output: { folder: staging, ...(previous && { earlier: previous }) },
    commit() {
      if (!lock.isHeld()) throw lost()
      if (marks) markOutput(staging)
      const before = statSync(folder, { throwIfNoEntry: false })
      if (before) chmodSync(staging, before.mode & 0o7777)
      const old = isInside ? undefined : `${prefix}old-${lock.owner.id}`
      exchangeFolders({ staging, folder, empty, ...(old !== undefined && { old }) })
      process.off('exit', discard)
      lock.release()
    },
    discard,
  }
}

/**
 * Repairs an output whose lock this process holds, so that all temporary entries next to it are
 * stale.
 *
 * @param steps For tests, which interrupt them.
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

/** Moves the old site back. An empty folder in its place is replaced, as some tools create one. */
function restore(old: string, folder: string, steps: FolderSteps): void {
  const isMissing = !existsSync(folder)
  const isEmpty = !isMissing && readdirSync(folder).length === 0
  if (isEmpty) steps.remove(folder)
  if (isMissing || isEmpty) steps.rename(old, folder)
  else steps.remove(old)
}

/** The temporary entries of builds next to the output. */
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
      hint: 'Without `--no-wait`, this build would wait for it to finish.',
    },
  ])
}

function lost(): SkerryError {
  return new SkerryError([
    {
      severity: 'error',
      code: 'build/lock-lost',
      message:
        'another build assumed that this one had crashed, and is writing the output',
      hint: 'Build into a shared folder from one machine at a time.',
    },
  ])
}
