import * as v from 'valibot'
import { object } from './object.ts'

export const ErrorsSetting = v.pipe(
  object({
    404: v.optional(
      object({
        redirect: v.pipe(
          v.optional(v.boolean(), true),
          v.description('Unknown addresses lead home.'),
        ),
        title: v.pipe(
          v.optional(v.string()),
          v.description('The title of the page for unknown addresses.'),
        ),
        description: v.pipe(v.optional(v.string()), v.description('Its text.')),
      }),
      {},
    ),
  }),
  v.description('What readers see at addresses that do not exist.'),
)
