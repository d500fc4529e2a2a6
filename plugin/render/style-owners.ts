import { componentModules } from '../../theme/components/about.ts'
import { packageFile } from '../kit/package-files.ts'
import { sheetsOfClasses } from './sheets-of-classes.ts'
import type { Project } from '../site/project.ts'
import { viteImportId } from './vite-import-id.ts'
import type { PageCompilation } from './page-compilation.ts'

/** The module of all API reference pages. */
export const REFERENCE_MODULE = packageFile('playground/pages/api-module')

/** Whether a page belongs to an API reference. */
export function isReferencePage(
  { operations }: Project,
  { page }: PageCompilation,
): boolean {
  return operations.bindings.has(page.path)
}

/**
 * Server modules whose styles a page needs: its components, its imports, and the API reference.
 */
export function styleOwners(project: Project, compilation: PageCompilation): string[] {
  const { root, overrides, fileFacts } = project
  const { facts } = compilation
  const components = facts.components.flatMap((name) => {
    const module = componentModules[name as keyof typeof componentModules]
    return (
      overrides.components.get(name) ?? (module ? packageFile(`theme/${module}`) : [])
    )
  })
  const api = isReferencePage(project, compilation) ? [REFERENCE_MODULE] : []
  const types = facts.hoverTypes ? [packageFile('theme/components/code-types.css')] : []
  return [
    ...components,
    ...types,
    ...sheetsOfClasses(fileFacts.classNames),
    ...api,
    ...facts.imports.map(({ id }) => viteImportId(root, id)),
  ]
}
