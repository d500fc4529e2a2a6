import * as v from 'valibot'
import { object } from './object.ts'

export const AppearanceSetting = v.pipe(
  object({
    default: v.pipe(
      v.optional(v.picklist(['system', 'light', 'dark']), 'system'),
      v.description('The mode of readers who have not chosen one.'),
    ),
    strict: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Hides the toggle: `default` is the only mode.'),
    ),
  }),
  v.description('Light and dark mode.'),
)
