import * as v from 'valibot'
import { object } from '../object.ts'
import { AssetPath, Name } from '../values.ts'

const fields = {
  family: Name,
  weight: v.optional(v.number()),
  url: v.optional(AssetPath),
  format: v.optional(v.picklist(['woff', 'woff2'])),
}

const Font = object(fields)

export const FontSetting = v.pipe(
  object({
    ...fields,
    family: v.optional(Name),
    headings: v.pipe(v.optional(Font), v.description('The font of headings.')),
    body: v.pipe(v.optional(Font), v.description('The font of text.')),
  }),
  v.description('Fonts of the site: one for all, or one for headings and one for text.'),
)
