/**
 * The name of a schema, taken from its id: `Pet` for `#/components/schemas/Pet`, `pet` for
 * `models/pet.yaml#`.
 */
export function schemaName(id: string): string {
  const [file = '', fragment = ''] = id.split('#')
  const last = fragment.split('/').at(-1)
  if (last) return last.replaceAll('~1', '/').replaceAll('~0', '~')
  const name = file.split('/').at(-1)!
  return name.replace(/\.[^.]*$/, '') || id
}
