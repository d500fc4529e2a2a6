import * as v from 'valibot'
import { object } from './object.ts'

export const SearchSetting = v.pipe(
  object({
    prompt: v.pipe(
      v.optional(v.string()),
      v.description('The text in the empty search box.'),
    ),
  }),
  v.description('The search.'),
)
