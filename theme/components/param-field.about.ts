import type { AboutOf } from './component-about.ts'
import type { FieldProps } from './field.about.ts'
import { fieldMarkdown } from './field.about.ts'
import type { Flag } from './read-flag.ts'
import { ResponseField } from './response-field.about.ts'

export interface ParamFieldProps extends Omit<FieldProps, 'name' | 'location'> {
  /**
   * The parameter's name, as the value of the location it is sent in. Exactly one of the five
   * is set.
   */
  path?: string
  query?: string
  body?: string
  header?: string
  cookie?: string
  /** Ignored: parameters are optional unless `required`. */
  optional?: Flag
  /** Placeholder of the playground's input. */
  placeholder?: string
  /** Initial value of the playground's input. */
  initialValue?: unknown
  /** Hide the field. */
  hidden?: Flag
}

/** Fields of other kinds, and of other tools, have them. */
const misnomers = ['name', 'in', 'location']

const { type, required, optional, deprecated, hidden, pre, post, id, ...shared } =
  ResponseField.attributes

export const ParamField = {
  module: 'components/param-field',
  attributes: {
    path: { type: 'text', description: 'The name of a path parameter.', misnomers },
    query: { type: 'text', description: 'The name of a query parameter.', misnomers },
    body: { type: 'text', description: 'The name of a body field.', misnomers },
    header: { type: 'text', description: 'The name of a header.', misnomers },
    cookie: { type: 'text', description: 'The name of a cookie.', misnomers },
    type,
    required,
    optional,
    deprecated,
    default: shared.default,
    placeholder: { type: 'text', description: "Placeholder of the playground's input." },
    initialValue: {
      type: 'any',
      description: "Initial value of the playground's input.",
    },
    hidden,
    pre,
    post,
    id,
  },
  markdown: fieldMarkdown,
  outline: {
    anchor: {
      kind: 'field',
      text: ['name', 'path', 'query', 'body', 'header', 'cookie'],
    },
    headings: 'listed',
  },
  oneOf: ['path', 'query', 'body', 'header', 'cookie'],
  children: 'html',
  roles: [],
} satisfies AboutOf<ParamFieldProps, 'alias'>
