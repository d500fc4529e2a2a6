import type { Project } from '../project.ts'
import { openPagePool, PageCompiler, type Compilation } from './compile-pages.ts'

/** Compiles every page of a project, for commands that want their facts only. */
export async function compileAll(project: Project): Promise<Compilation[]> {
  const pool = openPagePool(project)
  try {
    const compiler = new PageCompiler(project, pool, '/')
    const pages = [...project.site.pages.values()]
    return await Promise.all(pages.map((page) => compiler.compile(page)))
  } finally {
    await pool.close()
  }
}
