import * as v from 'valibot'
import { AuthMethod, Servers } from './api-schema.ts'
import { object } from './object-schema.ts'
import { Metatags, Services } from './publishing-schema.ts'
import { SpecPath } from './values-schema.ts'

const LegacyApiSetting = v.pipe(
  object({
    baseUrl: v.pipe(
      v.optional(Servers),
      v.description('The server of manual pages; of several, readers choose.'),
    ),
    auth: v.pipe(
      v.optional(
        object({
          method: v.optional(AuthMethod),
          name: v.pipe(
            v.optional(v.string()),
            v.description('The name of the parameter; for `basic`, `<user>:<password>`.'),
          ),
          inputPrefix: v.pipe(
            v.optional(v.string()),
            v.description('What the input starts with.'),
          ),
        }),
      ),
      v.description('How readers sign in to the API.'),
    ),
    playground: v.optional(
      object({
        mode: v.pipe(
          v.optional(v.picklist(['show', 'simple', 'hide'])),
          v.description('What stands above an operation.'),
        ),
        disableProxy: v.optional(v.boolean()),
      }),
    ),
    request: v.optional(
      object({
        example: v.optional(
          object({
            languages: v.optional(v.array(v.string())),
            showOptionalParams: v.optional(v.boolean()),
          }),
        ),
      }),
    ),
    paramFields: v.optional(
      object({
        expanded: v.optional(v.picklist(['all', 'topLevel', 'topLevelOneOfs', 'none'])),
      }),
    ),
    maintainOrder: v.pipe(
      v.optional(v.boolean()),
      v.description('Keeps the order of keys in the description.'),
    ),
  }),
  v.description('API pages and the playground.'),
)

const OpenapiSetting = v.pipe(
  v.union([SpecPath, v.array(SpecPath)], 'must be a path or a list of paths'),
  v.description('OpenAPI descriptions that pages may name.'),
)

const LegacyMetadataSetting = v.pipe(Metatags, v.description('Meta tags of every page.'))

const LegacySeoSetting = v.pipe(
  object({
    indexHiddenPages: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Search engines also get pages outside the navigation.'),
    ),
  }),
  v.description('What search engines read.'),
)

const AnalyticsSetting = v.pipe(
  Services,
  v.description('Scripts that count readers. Off unless named here.'),
)

/** API pages, and what is written beside the pages. */
export const legacyPublishingKeys = {
  api: LegacyApiSetting,
  openapi: OpenapiSetting,
  metadata: LegacyMetadataSetting,
  seo: LegacySeoSetting,
  analytics: AnalyticsSetting,
}
