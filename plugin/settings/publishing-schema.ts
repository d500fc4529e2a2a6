import * as v from 'valibot'
import { object, record } from './object-schema.ts'
import { Text, WebUrl, isAssetPath, isHref } from './values-schema.ts'

export const Metatags = record(Text)

const SeoSetting = v.pipe(
  object({
    metatags: v.pipe(
      v.optional(Metatags, {}),
      v.description(
        'Meta tags of every page. `canonical` is the public URL of the site.',
      ),
    ),
    paths: v.pipe(
      v.optional(
        v.array(
          object({
            path: v.pipe(v.string(), v.description('Prefix of the paths of pages.')),
            metatags: v.pipe(Metatags, v.description('Meta tags of these pages.')),
          }),
        ),
        [],
      ),
      v.description(
        'Meta tags of pages below a path. The longest matching path is used.',
      ),
    ),
    organization: v.pipe(
      v.optional(record(v.unknown())),
      v.description('Organization of the site, for search engines.'),
    ),
    indexing: v.pipe(
      v.optional(v.picklist(['navigable', 'all']), 'navigable'),
      v.description("`all` also includes pages that aren't in the navigation."),
    ),
    trailingSlash: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Adds a trailing slash to the URLs of pages.'),
    ),
  }),
  v.description('Search engine optimization.'),
)

const Source = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is empty; write `/` for the home page'),
)

const Destination = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is empty'),
  v.check(
    (path) => isHref(path) || isAssetPath(path),
    'must be a path, or start with https://',
  ),
  // Paths start at the root, even without a leading slash.
  v.transform((path) => (isHref(path) ? path : `/${path.replace(/^(?:\.?\/)+/, '')}`)),
)

const RedirectsSetting = v.pipe(
  v.array(
    object({
      source: v.pipe(
        Source,
        v.description('Path. `:slug*` and `*` match the rest of it.'),
      ),
      destination: v.pipe(
        Destination,
        v.description('Path or URL. Can contain `:slug*` or `*` of `source`.'),
      ),
      permanent: v.pipe(
        v.optional(v.boolean(), true),
        v.description('`false` for a temporary redirect.'),
      ),
    }),
  ),
  v.description('Redirects from old paths.'),
)

const ErrorsSetting = v.pipe(
  object({
    404: v.optional(
      object({
        redirect: v.pipe(
          v.optional(v.boolean(), true),
          v.description('No effect: unknown URLs show the 404 page.'),
        ),
        title: v.pipe(v.optional(v.string()), v.description('Title of the 404 page.')),
        description: v.pipe(
          v.optional(v.string()),
          v.description(
            'Text of the 404 page, in Markdown: links, emphasis, paragraphs, lists.',
          ),
        ),
      }),
      {},
    ),
  }),
  v.description('The 404 page.'),
)

const MarkdownSetting = v.pipe(
  object({
    schema: v.pipe(
      v.optional(v.boolean(), true),
      v.description(
        'No effect: the Markdown of API pages lists what the API description has.',
      ),
    ),
    instructions: v.pipe(
      v.optional(
        v.pipe(
          v.union([v.string(), v.array(v.string())], 'must be text, or a list of texts'),
          v.transform((texts) => (typeof texts === 'string' ? [texts] : texts)),
        ),
        [],
      ),
      v.description(
        'Instructions for language models, at the top of Markdown files, `llms.txt` and `llms-full.txt`.',
      ),
    ),
  }),
  v.description('Markdown output.'),
)

/** Third-party scripts. The keys inside are theirs, so only the names are checked. */
const integrationNames = [
  'adobe',
  'amplitude',
  'clarity',
  'clearbit',
  'cookies',
  'fathom',
  'frontchat',
  'ga4',
  'gtm',
  'heap',
  'hightouch',
  'hotjar',
  'intercom',
  'koala',
  'logrocket',
  'mixpanel',
  'onetrust',
  'osano',
  'pirsch',
  'plausible',
  'posthog',
  'segment',
  'telemetry',
  'transcend',
] as const

/** In the legacy schema, some services are just their id, a string. */
const Service = v.union(
  [record(v.unknown()), v.string()],
  'must be an object, or the id as text',
)

/** Scripts that are loaded from other servers. */
const CustomScripts = v.pipe(
  v.array(
    object({
      src: v.pipe(WebUrl, v.description('URL of the script.')),
      strategy: v.pipe(
        v.optional(v.picklist(['afterInteractive', 'lazyOnload']), 'afterInteractive'),
        v.description('`lazyOnload` loads the script with low priority.'),
      ),
    }),
  ),
  v.description('Scripts from other servers, loaded on every page.'),
)

export const Services = object({
  ...v.entriesFromList(integrationNames, v.optional(Service)),
  customScripts: v.optional(CustomScripts),
})

/** The key of the newer schema for a service that the older one names by its id alone. */
const serviceIds: Record<string, string> = {
  intercom: 'appId',
  frontchat: 'snippetId',
  osano: 'scriptSource',
}

const IntegrationsSetting = v.pipe(
  Services,
  v.description('Third-party services. Off by default.'),
  v.transform((services): Record<string, Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(services).flatMap(([name, service]) => {
        if (service === undefined) return []
        if (Array.isArray(service)) return [[name, { scripts: service }]]
        const values =
          typeof service === 'string' ? { [serviceIds[name] ?? 'id']: service } : service
        return [[name, values]]
      }),
    ),
  ),
)

const FilesSetting = v.pipe(
  v.array(
    v.pipe(v.string(), v.trim(), v.nonEmpty('is empty')),
    'must be a list of patterns',
  ),
  v.description(
    'Additional files to publish, as patterns like those in `.mintignore`: `downloads/**`.',
  ),
)

/** What is written besides pages, for hosts, search engines, language models and services. */
export const publishingKeys = {
  seo: v.optional(SeoSetting, {}),
  redirects: v.optional(RedirectsSetting, []),
  errors: v.optional(ErrorsSetting, {}),
  markdown: v.optional(MarkdownSetting, {}),
  integrations: v.optional(IntegrationsSetting, {}),
  files: v.optional(FilesSetting, []),
}
