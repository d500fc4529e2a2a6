import * as v from 'valibot'
import { object } from './object.ts'
import { AssetPath, Name } from './values.ts'

export const FontFields = {
  family: v.pipe(Name, v.description('The name of the font.')),
  weight: v.pipe(
    v.optional(
      v.pipe(
        v.number(),
        v.minValue(1, 'must be from 1 to 1000'),
        v.maxValue(1000, 'must be from 1 to 1000'),
      ),
    ),
    v.description('Its weight, such as 400.'),
  ),
  source: v.pipe(
    v.optional(AssetPath),
    v.description('A file of the project, or its address.'),
  ),
  format: v.pipe(
    v.optional(v.picklist(['woff', 'woff2'])),
    v.description('The format of `source`.'),
  ),
}

const Font = object(FontFields)

export const FontsSetting = v.pipe(
  object({
    ...FontFields,
    family: v.optional(FontFields.family),
    heading: v.pipe(v.optional(Font), v.description('The font of headings.')),
    body: v.pipe(v.optional(Font), v.description('The font of text.')),
  }),
  v.description(
    'Fonts of the site. Nothing is loaded from others unless `source` says so.',
  ),
)
