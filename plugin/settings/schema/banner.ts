import * as v from 'valibot'
import { object } from './object.ts'
import { LightDarkColors } from './values.ts'

export const BannerSetting = v.pipe(
  object({
    content: v.pipe(
      v.string(),
      v.nonEmpty('is empty; remove `banner` to show none'),
      v.description('Inline Markdown above every page.'),
    ),
    dismissible: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Readers may close it.'),
    ),
    type: v.pipe(
      v.optional(v.picklist(['info', 'warning', 'critical']), 'info'),
      v.description('How urgent it is.'),
    ),
    color: v.pipe(v.optional(LightDarkColors), v.description('Its ground in each mode.')),
  }),
  v.description('A strip above every page.'),
)
