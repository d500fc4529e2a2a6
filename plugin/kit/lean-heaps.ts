import { setFlagsFromString } from 'node:v8'

/**
 * Percent of what is in use that a heap may grow by before it is swept again; V8's own is about
 * 100. Most of what a page leaves behind is garbage, and each worker would otherwise hold as much
 * of it as it has in use.
 */
const GROWTH = '--heap-growing-percent=30'

/**
 * V8 assumes that one thread works and the other cores are idle. In a build each core has a
 * worker: helper threads that collect garbage beside it take its time, and wait for each other.
 */
const BUSY_CORES = [
  '--no-parallel-scavenge',
  '--no-concurrent-marking',
  // Bytes of bytecode that a function has run before it is optimized: nine times V8's own. Each
  // worker optimizes for itself, on the same cores.
  '--interrupt-budget=600000',
]

/** V8 of Node 20 and 22. Another one may not know a flag, and says so on the terminal. */
const KNOWN = /^1[12]\./

/** Readies this process and its threads for work that keeps all cores busy, in little memory. */
export function keepHeapsLean(): void {
  setFlagsFromString(GROWTH)
  if (!KNOWN.test(process.versions.v8)) return
  for (const flag of BUSY_CORES) setFlagsFromString(flag)
}
