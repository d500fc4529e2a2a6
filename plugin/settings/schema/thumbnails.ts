import * as v from 'valibot'
import { object } from './object.ts'
import { AssetPath, Name } from './values.ts'

export const ThumbnailsSetting = v.pipe(
  object({
    appearance: v.pipe(
      v.optional(v.picklist(['light', 'dark'])),
      v.description('The mode of the images.'),
    ),
    background: v.pipe(
      v.optional(AssetPath),
      v.description('An image behind the title.'),
    ),
    fonts: v.optional(object({ family: Name })),
  }),
  v.description('Images for social networks.'),
)
