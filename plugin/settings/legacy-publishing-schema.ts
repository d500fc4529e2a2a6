import * as v from 'valibot'
import { AuthMethod, Servers } from './api-schema.ts'
import { object } from './object-schema.ts'
import { Metatags, Services } from './publishing-schema.ts'
import { SpecPath } from './values-schema.ts'

const LegacyApiSetting = v.pipe(
  object({
    baseUrl: v.pipe(
      v.optional(Servers),
      v.description('Server for `api` pages. Readers can choose between several.'),
    ),
    auth: v.pipe(
      v.optional(
        object({
          method: v.pipe(v.optional(AuthMethod), v.description('Authentication method.')),
          name: v.pipe(
            v.optional(v.string()),
            v.description('Name of the parameter. For `basic`: `<user>:<password>`.'),
          ),
          inputPrefix: v.pipe(
            v.optional(v.string()),
            v.description('Prefix of the value that the reader enters.'),
          ),
        }),
      ),
      v.description('Authentication of requests.'),
    ),
    playground: v.optional(
      object({
        mode: v.pipe(
          v.optional(v.picklist(['show', 'simple', 'hide'])),
          v.description('What is shown above an operation.'),
        ),
        disableProxy: v.pipe(
          v.optional(v.boolean()),
          v.description('No effect: requests are sent directly.'),
        ),
      }),
    ),
    request: v.optional(
      object({
        example: v.optional(
          object({
            languages: v.pipe(
              v.optional(v.array(v.string())),
              v.description('Languages of request samples, in this order.'),
            ),
            showOptionalParams: v.pipe(
              v.optional(v.boolean()),
              v.description('`false` only shows required parameters in samples.'),
            ),
          }),
        ),
      }),
    ),
    paramFields: v.optional(
      object({
        expanded: v.pipe(
          v.optional(v.picklist(['all', 'topLevel', 'topLevelOneOfs', 'none'])),
          v.description('Nested fields that are expanded by default.'),
        ),
      }),
    ),
    maintainOrder: v.pipe(
      v.optional(v.boolean()),
      v.description('Keeps the order of keys in the API description.'),
    ),
  }),
  v.description('API pages and the playground.'),
)

const OpenapiSetting = v.pipe(
  v.union([SpecPath, v.array(SpecPath)], 'must be a path or a list of paths'),
  v.description('OpenAPI descriptions that pages can refer to.'),
)

const LegacyMetadataSetting = v.pipe(Metatags, v.description('Meta tags of every page.'))

const LegacySeoSetting = v.pipe(
  object({
    indexHiddenPages: v.pipe(
      v.optional(v.boolean(), false),
      v.description(
        "Also lets search engines index pages that aren't in the navigation.",
      ),
    ),
  }),
  v.description('Search engine optimization.'),
)

const AnalyticsSetting = v.pipe(
  Services,
  v.description('Analytics services. Off by default.'),
)

/** API pages, and what is written in addition to the pages. */
export const legacyPublishingKeys = {
  api: LegacyApiSetting,
  openapi: OpenapiSetting,
  metadata: LegacyMetadataSetting,
  seo: LegacySeoSetting,
  analytics: AnalyticsSetting,
}
