import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { renamePatiently } from '../kit/rename-patiently.ts'
import { makeFolder, writeFile } from '../kit/write-file.ts'
import {
  currentOwner,
  isRunning,
  parseOwner,
  sharesClock,
  type LockOwner,
} from './lock-owner.ts'

/** A lock that this process holds. */
export interface BuildLock {
  owner: LockOwner
  /** False once another build has taken it, because this process seemed dead to it. */
  isHeld(): boolean
  release(): void
}

/** A lock as found on disk. */
interface Holder {
  /** Absent where the file was cut, as a loss of power leaves it. */
  owner?: LockOwner
  id: string
  /** When the owner last gave a sign of life, in its own time. */
  beat: number
}

/** Milliseconds between two signs of life. */
const BEAT = 1000
/** Milliseconds without one after which an owner that cannot be seen is taken for dead. */
const SILENCE = 20_000
/** Milliseconds between two looks at a lock that somebody else holds. */
const LOOK = 200
/** How often another may be faster before that is an error. */
const MOST_TRIES = 50

/**
 * Takes a lock. Where its owner runs, waits until it is released; where its owner is dead, takes
 * it over. Of an owner that this process cannot see (another container, another host), life is
 * recognised by its signs.
 *
 * @param folder Absolute path of the lock, a folder that exists while it is held.
 * @param onWait Called once, with the owner, before waiting.
 * @throws what the file system throws where the lock cannot be written.
 */
export async function takeLock(
  folder: string,
  onWait: (owner: LockOwner | undefined) => void,
): Promise<BuildLock> {
  const watch = new SilenceWatch()
  for (let waits = false; ; waits = true) {
    const taken = tryLock(folder, watch)
    if ('lock' in taken) return taken.lock
    if (!waits) onWait(taken.owner)
    await delay(LOOK)
  }
}

/** Takes a lock where it is free or its owner is dead; else gives the owner. Does not wait. */
export function tryLock(
  folder: string,
  watch = new SilenceWatch(),
): { lock: BuildLock } | { owner: LockOwner | undefined } {
  for (let tries = 0; ; tries++) {
    const found = readHolder(folder)
    if (!found) {
      const owner = currentOwner()
      if (claim(folder, owner, tries < MOST_TRIES)) return { lock: hold(folder, owner) }
    } else if (tries < MOST_TRIES && watch.isDead(found)) {
      breakLock(folder, found)
    } else {
      return { owner: found.owner }
    }
  }
}

/** Whether a lock, or the draft of one, belongs to a process that still runs, or may do so. */
export function isLockAlive(folder: string): boolean {
  const found = readHolder(folder)
  return found !== undefined && !new SilenceWatch().isDead(found)
}

/** Tells the dead from those who are only slow to give signs. */
export class SilenceWatch {
  #id = ''
  #beat = 0
  #since = 0

  isDead(holder: Holder): boolean {
    if (!holder.owner) return true
    const runs = isRunning(holder.owner)
    if (runs !== undefined) return !runs
    const now = performance.now()
    if (holder.id !== this.#id || holder.beat !== this.#beat) {
      this.#id = holder.id
      this.#beat = holder.beat
      this.#since = now
    }
    if (now - this.#since > SILENCE) return true
    // Long enough that neither a busy machine nor one that slept explains it.
    return sharesClock(holder.owner) && Date.now() - holder.beat > 15 * SILENCE
  }
}

/** Puts the owner's name there in one step, so that no lock is ever seen without it. */
function claim(folder: string, owner: LockOwner, mayFail: boolean): boolean {
  const draft = `${folder}-${owner.id}`
  makeFolder(dirname(folder))
  try {
    mkdirSync(draft)
    writeFile(join(draft, `${owner.id}.json`), JSON.stringify(owner))
    renameSync(draft, folder)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Taken in this moment, or the draft was cleaned away: systems name it differently.
    const { code = '' } = error as NodeJS.ErrnoException
    const isTaken = ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(code)
    if (mayFail && (isTaken || existsSync(folder))) return false
    throw error
  }
}

function hold(folder: string, owner: LockOwner): BuildLock {
  const file = join(folder, `${owner.id}.json`)
  const timer = setInterval(() => {
    try {
      const now = new Date()
      utimesSync(file, now, now)
    } catch {
      // Taken by another build; `isHeld` says so.
    }
  }, BEAT).unref()
  const release = () => {
    clearInterval(timer)
    process.off('exit', release)
    if (existsSync(file)) remove(folder, owner.id)
  }
  // Others may end the process in the middle of a build, as Vike does after its own.
  process.on('exit', release)
  return { owner, isHeld: () => existsSync(file), release }
}

/**
 * Removes the lock of a dead owner. Of several that find it dead, only the one that holds a lock
 * named after the dead one may do so: else a slow one would remove the next owner's lock.
 */
function breakLock(folder: string, { id }: Holder): void {
  const taken = tryLock(`${folder}-${id}-break`)
  if (!('lock' in taken)) return
  try {
    if (readHolder(folder)?.id === id) remove(folder, id)
  } finally {
    taken.lock.release()
  }
}

/** In one step: what is half removed would look like a lock without an owner. */
function remove(folder: string, id: string): void {
  const gone = `${folder}-${id}-gone`
  try {
    renamePatiently(folder, gone)
    rmSync(gone, { recursive: true, force: true })
  } catch {
    // Removed by another process, or left to the next build, which finds this one dead.
  }
}

function readHolder(folder: string): Holder | undefined {
  try {
    const [name] = readdirSync(folder)
    if (name === undefined) return { id: 'nobody', beat: 0 }
    const file = join(folder, name)
    const owner = parseOwner(readFileSync(file, 'utf8'))
    const id = name.replace(/\.json$/, '')
    return { ...(owner && { owner }), id, beat: statSync(file).mtimeMs }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
