import type { Worker } from 'node:worker_threads'

/** Times as long as the limit that a task may take on the clock, however busy the machine is. */
const MOST_PATIENCE = 20

/**
 * How long a worker has been at a task, in milliseconds of its own: what it waited counts
 * as it is, what it computed by the share of a processor that it was given. A machine with
 * much else to do takes longer for a page, and the page is not to blame.
 *
 * Node 20 does not tell what one thread computed. The threads of a process are served
 * alike: of what the process computed, each busy worker had its part.
 *
 * @returns What the task has taken so far; `busy` is the number of workers with a task.
 */
export function startTaskClock(worker: Worker): (busy: number) => number {
  const started = performance.now()
  const cpu = process.cpuUsage()
  const loop = worker.performance.eventLoopUtilization()
  return (busy) => {
    const { user, system } = process.cpuUsage(cpu)
    const { idle } = worker.performance.eventLoopUtilization(loop)
    return ownTime({
      clock: performance.now() - started,
      waited: idle,
      computed: (user + system) / 1000,
      busy,
    })
  }
}

/** The sum, from milliseconds: on the clock, without anything to do, and computed by the whole process. */
export function ownTime({
  clock,
  waited,
  computed,
  busy,
}: {
  clock: number
  waited: number
  computed: number
  busy: number
}): number {
  const active = Math.max(0, clock - waited)
  const own = Math.min(active, computed / Math.max(1, busy))
  return Math.max(Math.min(clock, waited) + own, clock / MOST_PATIENCE)
}
