import * as v from 'valibot'
import { object } from './object.ts'

export const InteractionSetting = v.pipe(
  object({
    drilldown: v.pipe(
      v.optional(v.boolean()),
      v.description('A click on a group opens its first page.'),
    ),
  }),
  v.description('How the navigation behaves.'),
)
