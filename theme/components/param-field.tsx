import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { readFlag } from './read-flag.ts'
import type { Flag } from './read-flag.ts'

export interface ParamFieldProps extends Omit<FieldProps, 'name' | 'location'> {
  /** The parameter's name, under the place it goes to: exactly one of the five. */
  path?: string
  query?: string
  body?: string
  header?: string
  cookie?: string
  /** Accepted and without effect: what is not required is optional. */
  optional?: Flag
  /** For the playground's input. */
  placeholder?: string
  /** What the playground's input holds at first. */
  initialValue?: unknown
  /** Not shown. */
  hidden?: Flag
}

const locations = ['path', 'query', 'body', 'header', 'cookie'] as const

/** A parameter of a request (behaviour 4.9). */
export function ParamField({ hidden, ...props }: ParamFieldProps) {
  if (readFlag(hidden)) return null
  const location = locations.find((place) => props[place] !== undefined)
  return (
    <Field {...props} name={location && String(props[location])} location={location} />
  )
}
