import { useTitledId } from '../../runtime/use-titled-id.ts'
import { Field } from './field.tsx'
import type { ParamFieldProps } from './param-field.about.ts'
import { readFlag } from './read-flag.ts'

export type { ParamFieldProps } from './param-field.about.ts'

const locations = ['path', 'query', 'body', 'header', 'cookie'] as const

/** A request parameter. */
export function ParamField({ hidden, ...props }: ParamFieldProps) {
  const location = locations.find((place) => props[place] !== undefined)
  const field = { ...props, ...(location && { name: props[location], location }) }
  const { id, mark } = useTitledId(props.id, field.name, 'field')
  if (readFlag(hidden)) return null
  return mark(<Field {...field} id={id} />)
}
