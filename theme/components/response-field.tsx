import { Field } from './field.tsx'
import type { ResponseFieldProps } from './response-field.about.ts'

export type { ResponseFieldProps } from './response-field.about.ts'

/** A response field. Unlike a parameter it has no location. */
export function ResponseField(props: ResponseFieldProps) {
  return <Field {...props} location={undefined} />
}
