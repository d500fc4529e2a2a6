import type { VFile } from 'vfile'
import type { Compilation } from './compilation.ts'

/** Pages under way, by the path of the file that MDX's plugin makes for each. */
const underWay = new Map<string, Compilation>()
const pages = new WeakMap<VFile, Compilation>()

/**
 * Runs a task in which the page is found under a path. Two pages of one path (a page and its
 * version for agents) run one after the other.
 */
export async function withPage<Result>(
  path: string,
  page: Compilation,
  task: () => Promise<Result>,
): Promise<Result> {
  while (underWay.has(path)) await new Promise((resolve) => setImmediate(resolve))
  underWay.set(path, page)
  try {
    return await task()
  } finally {
    underWay.delete(path)
  }
}

/** Joins the file that goes through the plugins with its page. */
export function joinPage(file: VFile): Compilation {
  const page = underWay.get(file.path)
  if (!page) throw new Error(`no page is being compiled under ${file.path}`)
  pages.set(file, page)
  page.file = file
  return page
}

/** The page that a file stands for. */
export function pageOf(file: VFile): Compilation {
  return pages.get(file)!
}
