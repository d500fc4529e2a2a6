import * as v from 'valibot'
import { object } from '../object.ts'
import { Metatags } from '../seo.ts'

export const LegacyMetadataSetting = v.pipe(
  Metatags,
  v.description('Meta tags of every page.'),
)

export const LegacySeoSetting = v.pipe(
  object({
    indexHiddenPages: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Search engines also get pages outside the navigation.'),
    ),
  }),
  v.description('What search engines read.'),
)
