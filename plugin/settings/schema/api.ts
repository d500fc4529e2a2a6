import * as v from 'valibot'
import { object } from './object.ts'
import { SpecPath, WebUrl } from './values.ts'

const ApiSource = object({
  source: v.pipe(SpecPath, v.description('A file of the project, or its address.')),
  directory: v.pipe(
    v.optional(v.string()),
    v.description('The folder of the pages made from it.'),
  ),
  overlays: v.pipe(
    v.optional(v.array(SpecPath)),
    v.description('OpenAPI overlays to apply, in order.'),
  ),
})

/** One or several API descriptions. */
export const ApiSources = v.union(
  [
    SpecPath,
    v.array(v.union([SpecPath, ApiSource], 'must be a path, or an object with `source`')),
    ApiSource,
  ],
  'must be a path, a list of paths, or an object with `source`',
)

export const Servers = v.union(
  [WebUrl, v.array(WebUrl)],
  'must be an address or a list of addresses',
)

export const AuthMethod = v.picklist(['bearer', 'basic', 'key', 'cobo'])

export const ApiSetting = v.pipe(
  object({
    openapi: v.pipe(
      v.optional(ApiSources),
      v.description('OpenAPI descriptions that pages may name.'),
    ),
    asyncapi: v.pipe(
      v.optional(ApiSources),
      v.description('AsyncAPI descriptions that pages may name.'),
    ),
    params: v.optional(
      object({
        expanded: v.pipe(
          v.optional(v.picklist(['all', 'topLevel', 'topLevelOneOfs', 'closed'])),
          v.description('Which nested fields are open at first.'),
        ),
        post: v.pipe(
          v.optional(v.array(v.string())),
          v.description('Keys of the description to show as small labels.'),
        ),
      }),
    ),
    playground: v.optional(
      object({
        display: v.pipe(
          v.optional(v.picklist(['interactive', 'simple', 'none', 'auth'])),
          v.description('What stands above an operation.'),
        ),
        proxy: v.pipe(
          v.optional(
            v.union(
              [v.boolean(), WebUrl],
              'must be true, false, or the address of your proxy',
            ),
          ),
          v.description('The address of a proxy that you run.'),
        ),
        credentials: v.pipe(
          v.optional(v.boolean()),
          v.description('Requests carry cookies.'),
        ),
      }),
    ),
    examples: v.optional(
      object({
        languages: v.pipe(
          v.optional(v.array(v.string())),
          v.description('Languages of request samples, in your order.'),
        ),
        defaults: v.pipe(
          v.optional(v.picklist(['all', 'required'])),
          v.description('Which parameters samples hold.'),
        ),
        prefill: v.pipe(
          v.optional(v.boolean()),
          v.description('The playground starts with the example values.'),
        ),
        autogenerate: v.pipe(
          v.optional(v.boolean()),
          v.description('Samples are made where the description has none.'),
        ),
      }),
    ),
    url: v.pipe(
      v.optional(v.picklist(['full', 'path'])),
      v.description('`full` shows the server in the line of an operation.'),
    ),
    mdx: v.pipe(
      v.optional(
        object({
          server: v.pipe(
            v.optional(Servers),
            v.description('Put before an address that is only a path.'),
          ),
          auth: v.optional(
            object({
              method: v.pipe(
                v.optional(AuthMethod),
                v.description('How requests are signed.'),
              ),
              name: v.pipe(
                v.optional(v.string()),
                v.description(
                  'The header of the key, or the words for name and password.',
                ),
              ),
              inputPrefix: v.pipe(
                v.optional(v.string()),
                v.description('Put before what the reader types.'),
              ),
            }),
          ),
        }),
      ),
      v.description('For pages with `api: METHOD /path`.'),
    ),
  }),
  v.description('API pages and the playground.'),
)
