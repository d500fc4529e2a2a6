import { Field } from './field.tsx'
import { readFlag } from './read-flag.ts'
import type { ResponseFieldProps } from './response-field.about.ts'

export type { ResponseFieldProps } from './response-field.about.ts'

/** A response field. Unlike a parameter it has no location. */
export function ResponseField({ hidden, ...props }: ResponseFieldProps) {
  if (readFlag(hidden)) return null
  return <Field {...props} location={undefined} />
}
