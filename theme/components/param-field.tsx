import type { ComponentChildren } from 'preact'
import { Field } from './field.tsx'
import { readFlag } from './read-flag.ts'
import type { Flag } from './read-flag.ts'

export interface ParamFieldProps {
  /** The parameter's name, under the place it goes to: exactly one of the five. */
  path?: string
  query?: string
  body?: string
  header?: string
  cookie?: string
  /** Free text: `string`, `User | null`, `enum<string>`. */
  type?: string
  required?: Flag
  /** Accepted and without effect: what is not required is optional. */
  optional?: Flag
  deprecated?: Flag
  default?: unknown
  /** For the playground's input. */
  placeholder?: string
  /** What the playground's input holds at first. */
  initialValue?: unknown
  /** Not shown. */
  hidden?: Flag
  /** Labels before the name. */
  pre?: string | string[]
  /** Labels after everything else. */
  post?: string | string[]
  id?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

const locations = ['path', 'query', 'body', 'header', 'cookie'] as const

/** A parameter of a request (behaviour 4.9). */
export function ParamField({ hidden, ...props }: ParamFieldProps) {
  if (readFlag(hidden)) return null
  const location = locations.find((place) => props[place] !== undefined)
  return (
    <Field
      name={location && String(props[location])}
      location={location}
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
