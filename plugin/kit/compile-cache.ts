import module from 'node:module'

/** Functions that Node 20 lacks. */
interface CompileCache {
  enableCompileCache?(): unknown
  flushCompileCache?(): unknown
}

/** Time after which the code that a long-running command has loaded is written, in ms. */
const FLUSH_DELAY = 10_000

/**
 * Caches the compiled code of the modules that are imported from now on, where Node can.
 * `NODE_DISABLE_COMPILE_CACHE` turns it off.
 *
 * @param cache Node's module API.
 * @see https://nodejs.org/api/module.html#module-compile-cache
 */
export function cacheCompiledCode(cache: typeof module & CompileCache = module): void {
  cache.enableCompileCache?.()
  // Node writes the cache when the process ends normally. `dev` is ended by a signal.
  setTimeout(() => cache.flushCompileCache?.(), FLUSH_DELAY).unref()
}
