import { Field } from './field.tsx'
import type { ParamFieldProps } from './param-field.about.ts'
import { readFlag } from './read-flag.ts'

export type { ParamFieldProps } from './param-field.about.ts'

const locations = ['path', 'query', 'body', 'header', 'cookie'] as const

/** A request parameter. */
export function ParamField({ hidden, ...props }: ParamFieldProps) {
  if (readFlag(hidden)) return null
  const location = locations.find((place) => props[place] !== undefined)
  return <Field {...props} {...(location && { name: props[location], location })} />
}
