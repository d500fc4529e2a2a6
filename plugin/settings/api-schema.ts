import * as v from 'valibot'
import { object } from './object-schema.ts'
import { SpecPath, WebUrl } from './values-schema.ts'

const Source = object({
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

type ApiSource = v.InferOutput<typeof Source>

/** One or several API descriptions, in one shape; paths lose their leading slash. */
export const ApiSources = v.pipe(
  v.union(
    [
      SpecPath,
      v.array(v.union([SpecPath, Source], 'must be a path, or an object with `source`')),
      Source,
    ],
    'must be a path, a list of paths, or an object with `source`',
  ),
  v.transform((written) =>
    (Array.isArray(written) ? written : [written]).map((item): ApiSource => {
      const { source, ...rest } = typeof item === 'string' ? { source: item } : item
      return { source: source.replace(/^(?:\.?\/)+/, ''), ...rest }
    }),
  ),
)

/** One address, or several. */
export const Servers = v.pipe(
  v.union([WebUrl, v.array(WebUrl)], 'must be an address or a list of addresses'),
  v.transform((servers) => (typeof servers === 'string' ? [servers] : servers)),
)

export const AuthMethod = v.picklist(['bearer', 'basic', 'key', 'cobo'])

const ManualApi = object({
  server: v.pipe(
    v.optional(Servers, []),
    v.description('Put before an address that is only a path.'),
  ),
  auth: v.optional(
    object({
      method: v.pipe(v.optional(AuthMethod), v.description('How requests are signed.')),
      name: v.pipe(
        v.optional(v.string()),
        v.description('The header of the key, or the words for name and password.'),
      ),
      inputPrefix: v.pipe(
        v.optional(v.string()),
        v.description('Put before what the reader types.'),
      ),
    }),
  ),
})

const Params = object({
  expanded: v.pipe(
    v.optional(v.picklist(['all', 'topLevel', 'topLevelOneOfs', 'closed']), 'closed'),
    v.description('Which nested fields are open at first.'),
  ),
  post: v.pipe(
    v.optional(v.array(v.string()), []),
    v.description('Keys of the description to show as small labels.'),
  ),
})

const Playground = object({
  display: v.pipe(
    v.optional(
      v.pipe(
        v.picklist(['interactive', 'simple', 'none', 'auth']),
        // Sign-in to see the playground needs a server; without one, everybody sees it.
        v.transform((display) => (display === 'auth' ? 'interactive' : display)),
      ),
      'interactive',
    ),
    v.description('What stands above an operation.'),
  ),
  proxy: v.pipe(
    v.optional(
      v.pipe(
        v.union(
          [v.boolean(), WebUrl],
          'must be true, false, or the address of your proxy',
        ),
        v.transform((proxy) => (typeof proxy === 'string' ? proxy : undefined)),
      ),
    ),
    v.description('The address of a proxy that you run.'),
  ),
  credentials: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Requests carry cookies.'),
  ),
})

const Examples = object({
  languages: v.pipe(
    v.optional(v.array(v.string())),
    v.description('Languages of request samples, in your order.'),
  ),
  defaults: v.pipe(
    v.optional(v.picklist(['all', 'required']), 'all'),
    v.description('Which parameters samples hold.'),
  ),
  prefill: v.pipe(
    v.optional(v.boolean(), false),
    v.description('The playground starts with the example values.'),
  ),
  autogenerate: v.pipe(
    v.optional(v.boolean(), true),
    v.description('Samples are made where the description has none.'),
  ),
})

const ApiSetting = v.pipe(
  object({
    openapi: v.pipe(
      v.optional(ApiSources, []),
      v.description('OpenAPI descriptions that pages may name.'),
    ),
    asyncapi: v.pipe(
      v.optional(ApiSources, []),
      v.description('AsyncAPI descriptions that pages may name.'),
    ),
    params: v.optional(Params, {}),
    playground: v.optional(Playground, {}),
    examples: v.optional(Examples, {}),
    url: v.pipe(
      v.optional(v.picklist(['full', 'path']), 'path'),
      v.description('`full` shows the server in the line of an operation.'),
    ),
    mdx: v.pipe(
      v.optional(ManualApi, {}),
      v.description('For pages with `api: METHOD /path`.'),
    ),
  }),
  v.description('API pages and the playground.'),
  v.transform(({ url, mdx: { server, auth }, ...rest }) => ({
    ...rest,
    /** Base URLs of manual pages (`api: METHOD /path`). */
    servers: server,
    ...(auth?.method && { auth: { ...auth, method: auth.method } }),
    /** Show the full base URL in the endpoint line. */
    fullUrl: url === 'full',
  })),
)

export const apiKeys = { api: v.optional(ApiSetting, {}) }
