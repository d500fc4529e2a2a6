import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A flag, and the versions of V8 that know it: others would print an error. */
interface Flag {
  text: string
  /** Node 20 has V8 11.3, Node 22 has 12.4. */
  known: RegExp
}

/**
 * Bytecode budget (in bytes) after which a function is optimized. Nine times V8's default:
 * optimizing rarely pays off in a second, and in a build each worker optimizes on its own, on
 * the same cores.
 */
const LATE_OPTIMIZATION: Flag = { text: '--interrupt-budget=600000', known: /^11\./ }

/** Initial heap sizes in MB, for threads that are started from now on. */
const LARGE_INITIAL_HEAPS: readonly Flag[] = [
  { text: '--min-semi-space-size=16', known: /^1[12]\./ },
  { text: '--initial-old-space-size=256', known: /^1[12]\./ },
]

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
const FEWER_HELPER_THREADS: readonly Flag[] = [
  { text: '--no-parallel-scavenge', known: /^1[12]\./ },
  { text: '--no-concurrent-marking', known: /^1[12]\./ },
]

/** Tunes this process, and the threads it will start, for a run of about a second. */
export function tuneForShortRun(): void {
  setFlags(shortRunFlags(process.versions.v8))
}

/** Tunes this process and its threads for work that keeps all cores busy, in little memory. */
export function tuneForBusyCores(): void {
  setFlags(busyCoresFlags(process.versions.v8))
}

/** The flags of `tuneForShortRun` that a version of V8 knows. */
export function shortRunFlags(v8: string): string[] {
  return knownFlags([LATE_OPTIMIZATION, ...LARGE_INITIAL_HEAPS], v8)
}

/** The flags of `tuneForBusyCores` that a version of V8 knows. */
export function busyCoresFlags(v8: string): string[] {
  return [
    SLOW_HEAP_GROWTH,
    ...knownFlags([...FEWER_HELPER_THREADS, LATE_OPTIMIZATION], v8),
  ]
}

function knownFlags(flags: readonly Flag[], v8: string): string[] {
  return flags.filter(({ known }) => known.test(v8)).map(({ text }) => text)
}

function setFlags(flags: readonly string[]): void {
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
