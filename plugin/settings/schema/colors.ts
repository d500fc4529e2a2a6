import * as v from 'valibot'
import { object } from './object.ts'
import { Hex } from './values.ts'

export const ColorsSetting = v.pipe(
  object({
    primary: v.pipe(Hex, v.description('Accents and links in light mode.')),
    light: v.pipe(
      v.optional(Hex),
      v.description('Accents and links in dark mode. `primary` where it is absent.'),
    ),
    dark: v.pipe(
      v.optional(Hex),
      v.description('The ground of solid buttons. `primary` where it is absent.'),
    ),
  }),
  v.description('The colours of the theme, as hex of three or six digits.'),
)
