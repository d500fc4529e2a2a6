import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Bytecode budget (in bytes) after which a function is optimized. Nine times V8's default:
 * optimizing rarely pays off in a second, and in a build each worker optimizes on its own, on
 * the same cores.
 */
const LATE_OPTIMIZATION = '--interrupt-budget=600000'

/** Initial heap sizes in MB, for threads that are started from now on. */
const LARGE_INITIAL_HEAPS = ['--min-semi-space-size=16', '--initial-old-space-size=256']

/**
 * Percentage by which a heap may grow before it is collected again. V8's default is about 100.
 * Most of what rendering a page allocates is garbage, and otherwise each worker would hold as
 * much garbage as live data.
 */
const SLOW_HEAP_GROWTH = '--heap-growing-percent=30'

/**
 * V8 assumes that one thread is busy while other cores are idle. In a build, each core has a
 * busy worker: helper threads for garbage collection compete with it, and wait for each other.
 */
const FEWER_HELPER_THREADS = ['--no-parallel-scavenge', '--no-concurrent-marking']

/** V8 versions of Node 20 and 22. Others may not know a flag and would print a warning. */
const KNOWN_VERSIONS = /^1[12]\./

/** Tunes this process, and the threads it will start, for a run of about a second. */
export function tuneForShortRun(): void {
  setKnownFlags([LATE_OPTIMIZATION, ...LARGE_INITIAL_HEAPS])
}

/** Tunes this process and its threads for work that keeps all cores busy, in little memory. */
export function tuneForBusyCores(): void {
  setFlagsFromString(SLOW_HEAP_GROWTH)
  setKnownFlags([...FEWER_HELPER_THREADS, LATE_OPTIMIZATION])
}

function setKnownFlags(flags: readonly string[]): void {
  if (!KNOWN_VERSIONS.test(process.versions.v8)) return
  for (const flag of flags) setFlagsFromString(flag)
}

let collect: ((options: { type: 'minor' }) => void) | undefined

/**
 * Collects objects that have just been dropped. V8 doesn't count what they hold outside of its
 * heap, such as decoded images, and would keep gigabytes of it.
 */
export function collectYoungGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as NonNullable<typeof collect>
  }
  collect({ type: 'minor' })
}
