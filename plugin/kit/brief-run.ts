import { setFlagsFromString } from 'node:v8'

/**
 * Tunes V8 for processes that live for about a second, where optimizing hot functions and
 * collecting small initial heaps costs more than it saves.
 */
const FLAGS = [
  // Bytecode budget (in bytes) after which a function is optimized. Nine times V8's default.
  '--interrupt-budget=600000',
  // Initial heap sizes in MB, for threads that are started from now on.
  '--min-semi-space-size=16',
  '--initial-old-space-size=256',
]

/** V8 versions of Node 20 and 22. Others may not know a flag and would print a warning. */
const KNOWN = /^1[12]\./

/** Tunes this process, and the threads it will start, for a short run. */
export function expectBriefRun(): void {
  if (!KNOWN.test(process.versions.v8)) return
  for (const flag of FLAGS) setFlagsFromString(flag)
}
