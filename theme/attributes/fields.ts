import type { ParamFieldProps } from '../components/param-field.tsx'
import type { ResponseFieldProps } from '../components/response-field.tsx'
import type { Attributes, Of } from './attribute.ts'

const response: Of<ResponseFieldProps> = {
  name: { type: 'text', description: 'The name of the field.', required: true },
  type: { type: 'text', description: 'Its type, in any words: `string`, `User | null`.' },
  default: {
    type: 'any',
    description: 'What it is when it is not given. Long and nested values are not shown.',
  },
  required: { type: 'flag', description: 'Marks it as required.' },
  deprecated: { type: 'flag', description: 'Marks it as deprecated.' },
  pre: { type: 'list', description: 'Labels before the name.' },
  post: { type: 'list', description: 'Labels after everything else.' },
  id: { type: 'text', description: 'Its anchor; `param-` and the name by default.' },
}

/** Attributes of parameters and fields. */
export const fields = {
  ParamField: {
    path: { type: 'text', description: 'The name of a path parameter.' },
    query: { type: 'text', description: 'The name of a query parameter.' },
    body: { type: 'text', description: 'The name of a body field.' },
    header: { type: 'text', description: 'The name of a header.' },
    cookie: { type: 'text', description: 'The name of a cookie.' },
    type: response.type,
    required: response.required,
    optional: {
      type: 'flag',
      description: 'Without effect: what is not required is optional.',
      tolerated: true,
    },
    deprecated: response.deprecated,
    default: response.default,
    placeholder: { type: 'text', description: "In the playground's empty input." },
    initialValue: { type: 'any', description: "In the playground's input at first." },
    hidden: { type: 'flag', description: 'Not on the page.' },
    pre: response.pre,
    post: response.post,
    id: response.id,
  } satisfies Of<ParamFieldProps>,
  ResponseField: response,
} satisfies Record<string, Attributes>
