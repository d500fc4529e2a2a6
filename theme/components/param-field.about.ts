import type { AboutOf } from './component-about.ts'
import type { FieldProps } from './field.about.ts'
import { fieldMarkdown } from './field.about.ts'
import type { Flag } from './read-flag.ts'
import { ResponseField } from './response-field.about.ts'

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

const { type, required, deprecated, pre, post, id, ...shared } = ResponseField.attributes

export const ParamField = {
  module: 'components/param-field',
  attributes: {
    path: { type: 'text', description: 'The name of a path parameter.' },
    query: { type: 'text', description: 'The name of a query parameter.' },
    body: { type: 'text', description: 'The name of a body field.' },
    header: { type: 'text', description: 'The name of a header.' },
    cookie: { type: 'text', description: 'The name of a cookie.' },
    type,
    required,
    optional: {
      type: 'flag',
      description: 'Without effect: what is not required is optional.',
      tolerated: true,
    },
    deprecated,
    default: shared.default,
    placeholder: { type: 'text', description: "In the playground's empty input." },
    initialValue: { type: 'any', description: "In the playground's input at first." },
    hidden: { type: 'flag', description: 'Not on the page.' },
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
  children: 'html',
  roles: [],
} satisfies AboutOf<ParamFieldProps>
