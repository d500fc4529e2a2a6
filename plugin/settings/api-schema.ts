import * as v from 'valibot'
import { object } from './object-schema.ts'
import { SpecPath, WebUrl } from './values-schema.ts'

const Source = object({
  source: v.pipe(
    SpecPath,
    v.description('Path of a file in the content folder, or a URL.'),
  ),
  directory: v.pipe(
    v.optional(v.string()),
    v.description('Folder of the generated pages in their URLs.'),
  ),
  overlays: v.pipe(
    v.optional(v.array(SpecPath)),
    v.description('OpenAPI overlays that change the description, applied in this order.'),
  ),
})

type ApiSource = v.InferOutput<typeof Source>

/** One or several API descriptions, normalized to a list. Leading slashes of paths are removed. */
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

/** One URL, or several. */
export const Servers = v.pipe(
  v.union([WebUrl, v.array(WebUrl)], 'must be a URL or a list of URLs'),
  v.transform((servers) => (typeof servers === 'string' ? [servers] : servers)),
)

export const AuthMethod = v.picklist(['bearer', 'basic', 'key', 'cobo'])

const ManualApi = object({
  server: v.pipe(
    v.optional(Servers, []),
    v.description('Server for endpoints that are only a path.'),
  ),
  auth: v.optional(
    object({
      method: v.pipe(
        v.optional(AuthMethod),
        v.description(
          'Authentication method. Also for descriptions that declare no security schemes.',
        ),
      ),
      name: v.pipe(
        v.optional(v.string()),
        v.description(
          'Name of the header for `key`, or the labels of user name and password for `basic`: `user:key`.',
        ),
      ),
      inputPrefix: v.pipe(
        v.optional(v.string()),
        v.description('Prefix of the value that the reader enters.'),
      ),
    }),
  ),
})

const Params = object({
  expanded: v.pipe(
    v.optional(v.picklist(['all', 'topLevel', 'topLevelOneOfs', 'closed']), 'closed'),
    v.description('Nested fields that are expanded by default.'),
  ),
  post: v.pipe(
    v.optional(v.array(v.string()), []),
    v.description('Keys of the API description to show as labels.'),
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
    v.description('What is shown above an operation.'),
  ),
  proxy: v.pipe(
    v.optional(
      v.pipe(
        v.union([v.boolean(), WebUrl], 'must be true, false, or the URL of your proxy'),
        v.transform((proxy) => (typeof proxy === 'string' ? proxy : undefined)),
      ),
    ),
    v.description('URL of your own proxy.'),
  ),
  credentials: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Sends cookies with requests.'),
  ),
})

const Examples = object({
  languages: v.pipe(
    v.optional(v.array(v.string())),
    v.description('Languages of request samples, in this order.'),
  ),
  defaults: v.pipe(
    v.optional(v.picklist(['all', 'required']), 'all'),
    v.description('Parameters that samples include.'),
  ),
  prefill: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Prefills the playground with example values.'),
  ),
  autogenerate: v.pipe(
    v.optional(v.boolean(), true),
    v.description('Generates samples for operations without their own.'),
  ),
})

const ApiSetting = v.pipe(
  object({
    openapi: v.pipe(
      v.optional(ApiSources, []),
      v.description('OpenAPI descriptions that pages can refer to.'),
    ),
    asyncapi: v.pipe(
      v.optional(ApiSources, []),
      v.description('AsyncAPI descriptions that pages can refer to.'),
    ),
    params: v.optional(Params, {}),
    playground: v.optional(Playground, {}),
    examples: v.optional(Examples, {}),
    spec: v.optional(
      object({
        download: v.pipe(
          v.optional(v.boolean(), false),
          v.description('Adds the option `download-spec` to the page menu.'),
        ),
      }),
      {},
    ),
    url: v.pipe(
      v.optional(v.picklist(['full', 'path']), 'path'),
      v.description('`full` shows the server URL before the path of an operation.'),
    ),
    mdx: v.pipe(
      v.optional(ManualApi, {}),
      v.description('Settings for pages with `api: METHOD /path`.'),
    ),
  }),
  v.description('API pages and the playground.'),
  v.transform(({ url, spec, mdx: { server, auth }, ...rest }) => ({
    ...rest,
    /** API pages link to the file of their description. */
    downloadSpec: spec.download,
    /** Base URLs of manual pages (`api: METHOD /path`). */
    servers: server,
    ...(auth?.method && { auth: { ...auth, method: auth.method } }),
    /** Show the full base URL in the endpoint line. */
    fullUrl: url === 'full',
  })),
)

export const apiKeys = { api: v.optional(ApiSetting, {}) }
