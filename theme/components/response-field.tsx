import type { ComponentChildren } from 'preact'
import { Field } from './field.tsx'
import type { Flag } from './read-flag.ts'

export interface ResponseFieldProps {
  name?: string
  /** Free text: `string`, `User | null`, `enum<string>`. */
  type?: string
  default?: unknown
  required?: Flag
  deprecated?: Flag
  /** Labels before the name. */
  pre?: string | string[]
  /** Labels after everything else. */
  post?: string | string[]
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

/** A field of a response (behaviour 4.9). */
export function ResponseField(props: ResponseFieldProps) {
  return (
    <Field
      name={props.name}
      type={props.type}
      default={props.default}
      required={props.required}
      deprecated={props.deprecated}
      pre={props.pre}
      post={props.post}
      id={props.id}
      class={props.class}
      className={props.className}
    >
      {props.children}
    </Field>
  )
}
