import { resolve } from 'node:path'
import { packageFile, toPosix } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'

/** Code of `virtual:skerry/search`, which exports the engine chosen by the option `search`. */
export function searchModule({
  options,
  root,
}: Pick<Project, 'options' | 'root'>): string {
  const { search } = options
  const from = (name: string) => JSON.stringify(packageFile(`theme/search/${name}`))
  if (typeof search !== 'object')
    return `export { localEngine as default } from ${from('local-engine')}`
  if ('module' in search) {
    const file = JSON.stringify(toPosix(resolve(root, search.module)))
    return `
import { moduleEngine } from ${from('providers/module-engine')}
import find from ${file}
export default moduleEngine(find)`
  }
  const [name, service] =
    'algolia' in search
      ? (['algolia', search.algolia] as const)
      : (['typesense', search.typesense] as const)
  return `
import { ${name}Engine } from ${from(`providers/${name}`)}
export default ${name}Engine(${JSON.stringify(service)})`
}
