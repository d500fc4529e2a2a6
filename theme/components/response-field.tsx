import { Field } from './field.tsx'
import type { ResponseFieldProps } from './response-field.about.ts'

export type { ResponseFieldProps } from './response-field.about.ts'

/** A field of a response: one that goes nowhere. */
export function ResponseField(props: ResponseFieldProps) {
  return <Field {...props} location={undefined} />
}
