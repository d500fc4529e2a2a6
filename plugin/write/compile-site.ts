import { mapConcurrently } from '../kit/map-concurrently.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { PageCompiler } from '../render/page-compiler.ts'
import type { Project } from '../site/project.ts'
import type { Progress } from './progress.ts'

/**
 * Compiles pages of the site, or takes them from the store.
 *
 * @param wanted Paths of the pages to compile. Defaults to all.
 */
export function compileSite(
  compiler: PageCompiler,
  { site }: Project,
  progress: Progress,
  wanted?: ReadonlySet<string>,
): Promise<PageCompilation[]> {
  const pages = [...site.pages.values()].filter(({ path }) => wanted?.has(path) ?? true)
  const counted = progress.count('compile', pages.length)
  return mapConcurrently(pages, async (page) => {
    const compilation = await compiler.compile(page)
    counted.next()
    return compilation
  })
}
