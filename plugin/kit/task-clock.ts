import type { Worker } from 'node:worker_threads'

/**
 * A task is over its limit after this many times the limit in wall time, however busy the
 * machine is.
 */
const MAX_SLOWDOWN = 20

/**
 * Measures the time that a worker has spent on a task, in milliseconds, corrected for load:
 * waiting counts in full, computing by the CPU time that the worker got. On a busy machine a
 * page takes longer, which is not the page's fault.
 *
 * Node 20 can't report the CPU time of a thread. Threads of a process are scheduled fairly, so
 * the CPU time of the process is divided by the number of busy workers.
 *
 * @returns A function that returns the time so far, given the number of busy workers.
 */
export function startTaskClock(worker: Worker): (busy: number) => number {
  const started = performance.now()
  const cpu = recentCpuUsage(started)
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

/** Milliseconds for which a sample is used. Small beside the limit of a task. */
const SAMPLE_AGE = 50
let sample: { at: number; usage: NodeJS.CpuUsage } | undefined

/** The CPU time of the process. Cached, because the system adds up the times of all threads. */
function recentCpuUsage(now: number): NodeJS.CpuUsage {
  if (!sample || now - sample.at > SAMPLE_AGE)
    sample = { at: now, usage: process.cpuUsage() }
  return sample.usage
}

/** Combines, in milliseconds, wall time, idle time and the CPU time of the whole process. */
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
  return Math.max(Math.min(clock, waited) + own, clock / MAX_SLOWDOWN)
}
