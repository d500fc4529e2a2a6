import type { PageCompilation } from '../render/page-compilation.ts'
import type { PageCompiler } from '../render/compile-pages.ts'
import type { Project } from '../site/project.ts'
import type { Progress } from './progress.ts'

/** Compiles every page of the site, or takes it from the store. */
export function compileSite(
  compiler: PageCompiler,
  { site }: Project,
  progress: Progress,
): Promise<PageCompilation[]> {
  const counted = progress.count('compile', site.pages.size)
  return Promise.all(
    [...site.pages.values()].map(async (page) => {
      const compilation = await compiler.compile(page)
      counted.next()
      return compilation
    }),
  )
}
