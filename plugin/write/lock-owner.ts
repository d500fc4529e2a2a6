import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * The process that holds a lock. In containers every build may be process 1, so a pid isn't
 * enough.
 */
export interface LockOwner {
  /** Unique id of the lock, part of the names of temporary files made under it. */
  id: string
  host: string
  pid: number
  /** The kernel's boot id, if available: after a reboot, pids start over. */
  boot?: string
  /** The pid namespace that `pid` belongs to. Each container has its own. */
  namespace?: string
  /** Start time of the process in clock ticks since boot. */
  started?: string
}

/** Describes this process as the owner of a new lock. */
export function currentOwner(): LockOwner {
  const { boot, namespace } = system()
  const started = startOf(process.pid)
  return {
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    ...(boot !== undefined && { boot }),
    ...(namespace !== undefined && { namespace }),
    ...(started !== undefined && { started }),
  }
}

/**
 * Whether the owner of a lock is still running. Undefined if that can't be determined: it is on
 * another host or in another container, or the system doesn't report start times.
 */
export function isRunning(owner: LockOwner): boolean | undefined {
  const { boot, namespace } = system()
  if (owner.host !== hostname() && owner.boot === undefined) return undefined
  if (owner.boot !== boot || owner.namespace !== namespace) return undefined
  if (!hasProcess(owner.pid)) return false
  const started = startOf(owner.pid)
  if (owner.started === undefined) return undefined
  return started === owner.started
}

/** Whether the owner uses the same system clock. */
export function sharesClock(owner: LockOwner): boolean {
  const { boot } = system()
  return owner.host === hostname() || (boot !== undefined && owner.boot === boot)
}

/** Parses an owner. Returns undefined if it is invalid. */
export function parseOwner(text: string): LockOwner | undefined {
  try {
    const owner = JSON.parse(text) as LockOwner
    return Number.isInteger(owner.pid) && typeof owner.id === 'string' ? owner : undefined
  } catch {
    return undefined
  }
}

let known: { boot: string | undefined; namespace: string | undefined } | undefined

function system() {
  return (known ??= {
    boot: attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: attempt(() => readlinkSync('/proc/self/ns/pid')),
  })
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is running as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * When a process started. Undefined if there is no `/proc`, and for zombies, which `kill` still
 * finds. Fields as in proc_pid_stat(5).
 */
function startOf(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The process name in parentheses may contain anything.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && !/^[ZX]$/.test(fields[0] ?? '') ? fields[19] : undefined
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
