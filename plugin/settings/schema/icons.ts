import * as v from 'valibot'
import { object } from './object.ts'
import { IconLibrary } from './values.ts'

export const IconsSetting = v.pipe(
  object({
    library: v.pipe(
      v.optional(IconLibrary, 'fontawesome'),
      v.description('Where bare icon names are looked up.'),
    ),
  }),
  v.description('Icons of the whole site.'),
)
