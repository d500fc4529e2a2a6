import { componentModules } from '../../theme/components/about.ts'
import { packageFile } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'
import { viteImportId } from './vite-import-id.ts'
import type { PageCompilation } from './page-compilation.ts'

/** Server modules whose styles a page needs: its components', those it imports, and the API reference's. */
export function styleOwners(
  { root, overrides, operations }: Project,
  { page, facts }: PageCompilation,
): string[] {
  const components = facts.components.flatMap((name) => {
    const module = componentModules[name as keyof typeof componentModules]
    return (
      overrides.components.get(name) ?? (module ? packageFile(`theme/${module}`) : [])
    )
  })
  const api = operations.bindings.has(page.path)
    ? [packageFile('playground/pages/api-module')]
    : []
  return [...components, ...api, ...facts.imports.map(({ id }) => viteImportId(root, id))]
}
