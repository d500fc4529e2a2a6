import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Who holds a lock. In containers every build may be process 1, so an id alone says little. */
export interface LockOwner {
  /** Names this lock, and all that is made under it. */
  id: string
  host: string
  pid: number
  /** Since when the kernel runs, where it says so: after a restart, ids start over. */
  boot?: string
  /** The numbering that `pid` belongs to: containers on one kernel have one each. */
  namespace?: string
  /** When the process started, in ticks since the kernel did. */
  started?: string
}

/** This process, as the owner of a new lock. */
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
 * Whether the owner of a lock still runs; undefined where this process cannot see it: on another
 * host, in another container, or where systems do not say when a process started.
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

/** Whether the owner's clock is this system's own. */
export function sharesClock(owner: LockOwner): boolean {
  const { boot } = system()
  return owner.host === hostname() || (boot !== undefined && owner.boot === boot)
}

/** The owner as JSON; undefined for what is none. */
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
    // It runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * When a process started; undefined where there is no `/proc` and for what has ended but was not
 * waited for, which `kill` still finds. Fields as in proc_pid_stat(5).
 */
function startOf(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The name, in parentheses, may hold anything.
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
