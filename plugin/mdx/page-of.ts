import type { VFile } from 'vfile'
import type { Compilation } from './compilation.ts'

/** Pages being compiled, by the path of MDX's VFile. */
const compiling = new Map<string, Compilation>()
const pages = new WeakMap<VFile, Compilation>()

/**
 * Runs a task during which `joinPage` finds the page by path. Pages with the same path (a page and
 * its version for agents) run one after the other.
 */
export async function withPage<Result>(
  path: string,
  page: Compilation,
  task: () => Promise<Result>,
): Promise<Result> {
  while (compiling.has(path)) await new Promise((resolve) => setImmediate(resolve))
  compiling.set(path, page)
  try {
    return await task()
  } finally {
    compiling.delete(path)
  }
}

/** Associates the VFile that passes through the plugins with its page. Throws if there is none. */
export function joinPage(file: VFile): Compilation {
  const page = compiling.get(file.path)
  if (!page) throw new Error(`no page is being compiled under ${file.path}`)
  pages.set(file, page)
  page.file = file
  return page
}

/** The page of a VFile. */
export function pageOf(file: VFile): Compilation {
  return pages.get(file)!
}
