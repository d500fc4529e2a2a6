import * as v from 'valibot'
import { object } from './object.ts'
import { AssetPath, Href } from './values.ts'

export const LogoSetting = v.pipe(
  v.union(
    [
      AssetPath,
      object({
        light: v.pipe(AssetPath, v.description('The logo in light mode.')),
        dark: v.pipe(AssetPath, v.description('The logo in dark mode.')),
        href: v.pipe(
          v.optional(Href, '/'),
          v.description('Where a click on the logo leads.'),
        ),
      }),
    ],
    'must be a path, or an object with `light` and `dark`',
  ),
  v.description('The logo: one image for both modes, or one for each.'),
)
