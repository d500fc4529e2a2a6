import * as v from 'valibot'
import {
  cardPresets,
  cardSurfaces,
  eyebrowSources,
  eyebrowStyles,
} from '../../runtime/kit/thumbnail.ts'
import { object } from './object-schema.ts'
import { Hex, ImagePath, Name } from './values-schema.ts'

export const ThumbnailsSetting = v.pipe(
  object({
    appearance: v.pipe(
      v.optional(v.picklist(['light', 'dark'])),
      v.description('Light or dark images.'),
    ),
    background: v.pipe(v.optional(ImagePath), v.description('Background image.')),
    fonts: v.optional(
      object({ family: v.pipe(Name, v.description('Name of the font.')) }),
    ),
    preset: v.pipe(
      v.optional(v.picklist(cardPresets)),
      v.description(
        'Where logo and text are: both at the top, the logo at the bottom right, or centred text above the logo.',
      ),
    ),
    surface: v.pipe(
      v.optional(v.picklist(cardSurfaces)),
      v.description(
        'Background of a preset: tinted with the primary colour, or that of the site.',
      ),
    ),
    eyebrow: v.optional(
      object({
        source: v.pipe(
          v.optional(v.picklist(eyebrowSources)),
          v.description(
            'What the label above the title names. By default, the tab and all groups.',
          ),
        ),
        style: v.pipe(
          v.optional(v.picklist(eyebrowStyles)),
          v.description('Look of the label, with a preset.'),
        ),
        color: v.pipe(
          v.optional(Hex),
          v.description('Colour of the label, with a preset.'),
        ),
      }),
    ),
  }),
  v.description('Social cards.'),
)
