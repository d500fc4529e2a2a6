import { componentModules } from '../../theme/component-modules.ts'
import type { Live } from '../live.ts'
import { packageFile } from '../package-files.ts'
import type { Compilation } from '../pages/compile-pages.ts'

/** What Vite is asked for, for an id that a page imports. */
export function importTarget(live: Live, id: string): string {
  return id.startsWith('/') ? `${live.project.root}${id}` : id
}

/** Server modules whose styles a page needs: its components', those it imports, and the API reference's. */
export function styleOwners(live: Live, { page, facts }: Compilation): string[] {
  const { overrides } = live.project
  const components = facts.components.flatMap((name) => {
    const module = componentModules[name as keyof typeof componentModules]
    return (
      overrides.components.get(name) ?? (module ? packageFile(`theme/${module}`) : [])
    )
  })
  const api = live.project.operations.bindings.has(page.path)
    ? [packageFile('playground/pages/api-module')]
    : []
  return [...components, ...api, ...facts.imports.map(({ id }) => importTarget(live, id))]
}
