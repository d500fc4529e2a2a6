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
import { renameWithRetry } from '../kit/rename-with-retry.ts'
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
  /** False once another build has taken the lock over because this process seemed dead. */
  isHeld(): boolean
  release(): void
}

/** A lock as found on disk. */
interface Holder {
  /** Absent if the file is truncated, as after a power loss. */
  owner?: LockOwner
  id: string
  /** mtime of the lock's file, which the owner updates as a heartbeat. */
  beat: number
}

/** Heartbeat interval in milliseconds. */
const HEARTBEAT = 1000
/**
 * Milliseconds without a heartbeat after which an owner that can't be checked is considered
 * dead.
 */
const TIMEOUT = 20_000
/** Polling interval in milliseconds while another process holds the lock. */
const POLL_INTERVAL = 200
/** Maximum number of lost races before an error is thrown. */
const MAX_TRIES = 50

/**
 * Acquires a lock. Waits while its owner is running, and takes the lock over if its owner is
 * dead. An owner that this process can't check (in another container or on another host) is
 * alive as long as it sends heartbeats.
 *
 * @param folder Absolute path of the lock, a folder that exists while it is held.
 * @param onWait Called once, with the owner, before waiting.
 * @throws File system errors if the lock can't be written.
 */
export async function acquireLock(
  folder: string,
  onWait: (owner: LockOwner | undefined) => void,
): Promise<BuildLock> {
  const watch = new HeartbeatMonitor()
  for (let waits = false; ; waits = true) {
    const taken = tryLock(folder, watch)
    if ('lock' in taken) return taken.lock
    if (!waits) onWait(taken.owner)
    await delay(POLL_INTERVAL)
  }
}

/**
 * Acquires a lock if it is free or its owner is dead. Otherwise returns the owner. Doesn't
 * wait.
 */
export function tryLock(
  folder: string,
  watch = new HeartbeatMonitor(),
): { lock: BuildLock } | { owner: LockOwner | undefined } {
  for (let tries = 0; ; tries++) {
    const found = readHolder(folder)
    if (!found) {
      const owner = currentOwner()
      if (claim(folder, owner, tries < MAX_TRIES)) return { lock: hold(folder, owner) }
    } else if (tries < MAX_TRIES && watch.isDead(found)) {
      breakLock(folder, found)
    } else {
      return { owner: found.owner }
    }
  }
}

/** Whether a lock, or a draft of one, belongs to a process that is or may be running. */
export function isLockAlive(folder: string): boolean {
  const found = readHolder(folder)
  return found !== undefined && !new HeartbeatMonitor().isDead(found)
}

/** Detects dead owners by missing heartbeats. */
export class HeartbeatMonitor {
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
    if (now - this.#since > TIMEOUT) return true
    // Too long to be explained by a busy machine or one that was suspended.
    return sharesClock(holder.owner) && Date.now() - holder.beat > 15 * TIMEOUT
  }
}

/** Creates the lock atomically by a rename, so that it never exists without its owner's name. */
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
    // It was taken in the meantime, or the draft was cleaned up. Error codes vary between
    // systems.
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
      // Another build has taken it over. `isHeld` returns false.
    }
  }, HEARTBEAT).unref()
  const release = () => {
    clearInterval(timer)
    process.off('exit', release)
    if (existsSync(file)) remove(folder, owner.id)
  }
  // The process may be exited in the middle of a build, as Vike does after its own build.
  process.on('exit', release)
  return { owner, isHeld: () => existsSync(file), release }
}

/**
 * Removes the lock of a dead owner. Of several processes that consider it dead, only the one
 * that holds a second lock, named after the dead owner, may remove it. Otherwise a slow process
 * would remove the lock of the next owner.
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

/**
 * Removes a lock atomically by a rename: half removed, it would look like a lock without an
 * owner.
 */
function remove(folder: string, id: string): void {
  const gone = `${folder}-${id}-gone`
  try {
    renameWithRetry(folder, gone)
    rmSync(gone, { recursive: true, force: true })
  } catch {
    // Removed by another process, or the next build will find this owner dead.
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
