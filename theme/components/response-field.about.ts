import type { AboutOf } from './component-about.ts'
import type { FieldProps } from './field.about.ts'
import { fieldMarkdown } from './field.about.ts'
import type { Flag } from './read-flag.ts'

export interface ResponseFieldProps extends Omit<FieldProps, 'location'> {
  /** Ignored: fields are optional unless `required`. */
  optional?: Flag
  /** Hide the field. */
  hidden?: Flag
}

export const ResponseField = {
  module: 'components/response-field',
  attributes: {
    name: { type: 'text', description: 'The name of the field.', required: true },
    type: {
      type: 'text',
      description: 'The type, as free text: `string`, `User | null`.',
    },
    default: {
      type: 'any',
      description: 'The default value. Long and nested values are not shown.',
    },
    required: { type: 'flag', description: 'Marks it as required.' },
    optional: {
      type: 'flag',
      description: 'Has no effect: fields are optional unless `required`.',
      tolerated: true,
    },
    deprecated: { type: 'flag', description: 'Marks it as deprecated.' },
    hidden: { type: 'flag', description: 'Hides the field.' },
    pre: { type: 'list', description: 'Labels before the name.' },
    post: { type: 'list', description: 'Labels after everything else.' },
    id: { type: 'text', description: 'Its anchor. Defaults to `param-` and the name.' },
  },
  markdown: fieldMarkdown,
  outline: { anchor: { kind: 'field', text: ['name'] }, headings: 'listed' },
  children: 'html',
  roles: [],
} satisfies AboutOf<ResponseFieldProps, 'alias'>
