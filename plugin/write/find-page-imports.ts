import type { PageCompilation } from '../render/page-compilation.ts'
import { viteImportId } from '../render/vite-import-id.ts'
import type { Project } from '../site/project.ts'

/** Modules that pages import, for the server bundle: id to the id that Vite resolves. */
export function findPageImports(
  { root }: Project,
  compilations: readonly PageCompilation[],
): Map<string, string> {
  const ids = compilations.flatMap(({ facts }) => facts.imports.map(({ id }) => id))
  return new Map(ids.map((id) => [id, viteImportId(root, id)]))
}
