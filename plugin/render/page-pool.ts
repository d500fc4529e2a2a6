import { availableParallelism } from 'node:os'
import { nodeEntry } from '../kit/package-files.ts'
import { WorkerPool } from '../kit/worker-pool.ts'
import type { Project } from '../site/project.ts'
import type { PageCompilation } from './page-compilation.ts'
import type { StoreSetup } from './page-tasks.ts'

/**
 * Milliseconds that a page may take before it fails, to guard against inputs that keep the
 * compiler busy much longer (three are known). Tests use a lower limit.
 */
export const PAGE_LIMIT = Number(process.env['SKERRY_PAGE_LIMIT']) || 20_000

/**
 * Young generation heap in megabytes while parsing Markdown, which produces much short-lived
 * garbage: with more space, less is copied by scavenges. 1,000 pages then take 12% less CPU
 * time and 90 MB more per worker.
 */
const YOUNG_FOR_PARSING = 192

/**
 * Stack size in megabytes. The native parser is recursive, and is only given texts that can use
 * at most half of the stack. With 16 MB, that excludes no page of eleven real sites. Unused
 * stack takes up no memory.
 */
const STACK_FOR_PARSING = 16

/** Up to this many pages are compiled by one worker in less time than another takes to start. */
const FEW_PAGES = 16
/** Milliseconds that a page waits before a second worker is spawned. */
const SPAWN_DELAY = 2_000

/** Whether building the site takes little longer than starting up. */
export function hasFewPages({ site }: Project): boolean {
  return site.pages.size <= FEW_PAGES
}

/** As above, for rendering: it allocates less, and touching new memory costs page faults. */
const YOUNG_FOR_RENDERING = 64

/**
 * Resident memory in bytes from which workers are replaced between the passes over the pages:
 * highlighted lines, grammars and API descriptions aren't needed in the next one.
 */
const HIGH_MEMORY = 600 * 2 ** 20

/** Ends the workers between two passes over the pages, if the process has grown large. */
export async function freeMemory(pool: WorkerPool): Promise<boolean> {
  const isLarge = process.memoryUsage.rss() > HIGH_MEMORY
  if (isLarge) await pool.terminateIdle()
  return isLarge
}

/** Sizes the heap of workers for the work left after compiling. */
export async function sizeForRendering(
  pool: WorkerPool,
  compilations: readonly PageCompilation[],
): Promise<void> {
  if ((await freeMemory(pool)) || compilations.every(({ cached }) => cached))
    pool.setYoungGeneration(YOUNG_FOR_RENDERING)
}

/** Opens the pool that compiles and renders pages. */
export function openPagePool(project: Project): WorkerPool {
  const size = project.options.workers ?? Math.min(availableParallelism(), 8)
  const pool = new WorkerPool(nodeEntry('page-worker'), size, PAGE_LIMIT, {
    sendsAhead: true,
    ...(isMostlyWritten(project) && { young: YOUNG_FOR_PARSING }),
    ...(hasFewPages(project) && { spawnDelay: SPAWN_DELAY }),
    stack: STACK_FOR_PARSING,
  })
  sendStore(pool, project)
  return pool
}

/**
 * Tells the workers of a pool where the store is.
 *
 * @param options.parsesInScript Don't parse with native code, which could crash the process.
 */
export function sendStore(
  pool: WorkerPool,
  { store }: Project,
  { parsesInScript = false } = {},
): void {
  const setup: StoreSetup = { type: 'store-setup', store: store.handle, parsesInScript }
  pool.broadcast(setup)
}

/** Whether most pages are Markdown files rather than generated from API descriptions. */
function isMostlyWritten({ site }: Project): boolean {
  let written = 0
  for (const { file } of site.pages.values())
    if (file.endsWith('.mdx') || file.endsWith('.md')) written++
  return written * 2 > site.pages.size
}
