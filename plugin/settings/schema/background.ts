import * as v from 'valibot'
import { object } from './object.ts'
import { AssetPath, LightDarkAssets, LightDarkColors } from './values.ts'

export const decorations = ['gradient', 'grid', 'windows'] as const

export const BackgroundSetting = v.pipe(
  object({
    image: v.pipe(
      v.optional(
        v.union(
          [AssetPath, LightDarkAssets],
          'must be a path, or an object with `light` and `dark`',
        ),
      ),
      v.description('An image behind every page.'),
    ),
    decoration: v.pipe(
      v.optional(v.picklist(decorations)),
      v.description('A drawn ornament behind every page.'),
    ),
    color: v.pipe(
      v.optional(LightDarkColors),
      v.description('The ground of pages in each mode.'),
    ),
  }),
  v.description('What lies behind every page.'),
)
