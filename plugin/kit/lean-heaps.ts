import { setFlagsFromString } from 'node:v8'

/**
 * Percentage by which a heap may grow before it is collected again. V8's default is about 100.
 * Most of what rendering a page allocates is garbage, and otherwise each worker would hold as
 * much garbage as live data.
 */
const GROWTH = '--heap-growing-percent=30'

/**
 * V8 assumes that one thread is busy while other cores are idle. In a build, each core has a
 * busy worker: helper threads for garbage collection compete with it, and wait for each other.
 */
const BUSY_CORES = [
  '--no-parallel-scavenge',
  '--no-concurrent-marking',
  // Bytecode budget (in bytes) after which a function is optimized. Nine times V8's default,
  // because each worker optimizes on its own, on the same cores.
  '--interrupt-budget=600000',
]

/** V8 versions of Node 20 and 22. Others may not know a flag and would print a warning. */
const KNOWN = /^1[12]\./

/** Tunes this process and its threads for work that keeps all cores busy, in little memory. */
export function keepHeapsLean(): void {
  setFlagsFromString(GROWTH)
  if (!KNOWN.test(process.versions.v8)) return
  for (const flag of BUSY_CORES) setFlagsFromString(flag)
}
