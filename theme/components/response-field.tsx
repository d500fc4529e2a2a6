import { useTitledId } from '../../runtime/use-titled-id.ts'
import { Field } from './field.tsx'
import { readFlag } from './read-flag.ts'
import type { ResponseFieldProps } from './response-field.about.ts'

export type { ResponseFieldProps } from './response-field.about.ts'

/** A response field. Unlike a parameter it has no location. */
export function ResponseField({ hidden, ...props }: ResponseFieldProps) {
  const { id, mark } = useTitledId(props.id, props.name, 'field')
  if (readFlag(hidden)) return null
  return mark(<Field {...props} id={id} location={undefined} />)
}
