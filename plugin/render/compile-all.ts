import { mapConcurrently } from '../kit/map-concurrently.ts'
import type { Project } from '../site/project.ts'
import { PageCompiler } from './page-compiler.ts'
import { openPagePool } from './page-pool.ts'
import type { PageCompilation } from './page-compilation.ts'

/** Compiles every page of a project, for commands that only need the facts. Closes the store. */
export async function compileAll(project: Project): Promise<PageCompilation[]> {
  const pool = openPagePool(project)
  try {
    const compiler = new PageCompiler(project, pool, '/')
    const pages = [...project.site.pages.values()]
    return await mapConcurrently(pages, (page) => compiler.compile(page))
  } finally {
    await pool.close()
    project.store.close()
  }
}
