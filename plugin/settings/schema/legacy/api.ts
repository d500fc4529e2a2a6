import * as v from 'valibot'
import { object } from '../object.ts'
import { SpecPath } from '../values.ts'
import { AuthMethod, Servers } from '../api.ts'

export const LegacyApiSetting = v.pipe(
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

export const OpenapiSetting = v.pipe(
  v.union([SpecPath, v.array(SpecPath)], 'must be a path or a list of paths'),
  v.description('OpenAPI descriptions that pages may name.'),
)
