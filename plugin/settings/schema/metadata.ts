import * as v from 'valibot'
import { object } from './object.ts'

export const MetadataSetting = v.pipe(
  object({
    timestamp: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Shows when a page was last changed.'),
    ),
  }),
  v.description('Facts under every page.'),
)
