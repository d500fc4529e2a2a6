import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

export type ResponseFieldProps = Omit<FieldProps, 'location'>

/** A field of a response (behaviour 4.9): one that goes nowhere. */
export function ResponseField(props: ResponseFieldProps) {
  return <Field {...props} location={undefined} />
}
