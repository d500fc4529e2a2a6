import * as v from 'valibot'
import { object } from '../object.ts'
import { LightDarkColors, Paint } from '../values.ts'
import { ColorsSetting } from '../colors.ts'

export const LegacyColorsSetting = v.pipe(
  object({
    ...ColorsSetting.entries,
    background: v.pipe(
      v.optional(LightDarkColors),
      v.description('The ground of pages in each mode.'),
    ),
    anchors: v.pipe(
      v.optional(Paint),
      v.description('The colour of anchors that have none of their own.'),
    ),
    ultraLight: v.optional(v.string()),
    ultraDark: v.optional(v.string()),
  }),
  v.description('The colours of the theme, as hex of three or six digits.'),
)
