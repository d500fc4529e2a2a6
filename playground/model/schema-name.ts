import type { Api } from '../api.ts'

/** The name that a schema's id ends in: `Pet` for `#/components/schemas/Pet`, `pet` for `models/pet.yaml#`. */
export function schemaName(api: Api, id: string): string {
  const component = api.components.find((candidate) => candidate.id === id)
  if (component) return component.name
  const [file = '', fragment = ''] = id.split('#')
  const last = fragment.split('/').at(-1)
  if (last) return last.replaceAll('~1', '/').replaceAll('~0', '~')
  return (
    file
      .split('/')
      .at(-1)!
      .replace(/\.[^.]*$/, '') || api.title
  )
}
