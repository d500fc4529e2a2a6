import { componentModules } from '../../theme/component-modules.ts'
import type { Live } from '../live.ts'
import { packageFile } from '../package-files.ts'
import type { Compilation } from '../pages/compile-pages.ts'

/** What Vite is asked for, for an id that a page imports. */
export function importTarget(live: Live, id: string): string {
  return id.startsWith('/') ? `${live.project.root}${id}` : id
}

/** Server modules whose styles a page needs: its components' and those it imports. */
export function styleOwners(live: Live, { facts }: Compilation): string[] {
  const { overrides } = live.project
  const components = facts.components.flatMap((name) => {
    const module = componentModules[name as keyof typeof componentModules]
    return (
      overrides.components.get(name) ?? (module ? packageFile(`theme/${module}`) : [])
    )
  })
  return [...components, ...facts.imports.map(({ id }) => importTarget(live, id))]
}
