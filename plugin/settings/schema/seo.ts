import * as v from 'valibot'
import { object, record } from './object.ts'

/** Numbers and truth values are meant as their text. */
export const Metatags = record(
  v.union([v.string(), v.number(), v.boolean()], 'must be text'),
)

export const SeoSetting = v.pipe(
  object({
    metatags: v.pipe(
      v.optional(Metatags, {}),
      v.description('Meta tags of every page. `canonical` is the address of the site.'),
    ),
    paths: v.pipe(
      v.optional(
        v.array(
          object({
            path: v.pipe(v.string(), v.description('The start of the addresses.')),
            metatags: v.pipe(Metatags, v.description('Their meta tags.')),
          }),
        ),
        [],
      ),
      v.description('Meta tags of the pages below a path; the longest path wins.'),
    ),
    organization: v.pipe(
      v.optional(record(v.unknown())),
      v.description('The organisation behind the site, for search engines.'),
    ),
    indexing: v.pipe(
      v.optional(v.picklist(['navigable', 'all']), 'navigable'),
      v.description('`all`: also pages that the navigation does not list.'),
    ),
    trailingSlash: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Addresses of pages end with a slash.'),
    ),
  }),
  v.description('What search engines read.'),
)
