import * as v from 'valibot'
import { object, record } from './object-schema.ts'
import { Text, WebUrl, isAssetPath, isHref } from './values-schema.ts'

export const Metatags = record(Text)

const SeoSetting = v.pipe(
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
      v.description('Addresses of pages end with a slash, in links too.'),
    ),
  }),
  v.description('What search engines read.'),
)

const Source = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

const Destination = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is empty'),
  v.check(
    (path) => isHref(path) || isAssetPath(path),
    'must be a path, or start with https://',
  ),
  // Paths start at the root, also where the author left its slash out.
  v.transform((path) => (isHref(path) ? path : `/${path.replace(/^(?:\.?\/)+/, '')}`)),
)

const RedirectsSetting = v.pipe(
  v.array(
    object({
      source: v.pipe(
        Source,
        v.description('A path; `:slug*` and `*` stand for the rest.'),
      ),
      destination: v.pipe(
        Destination,
        v.description('A path or an address; may use what `source` matched.'),
      ),
      permanent: v.optional(v.boolean(), true),
    }),
  ),
  v.description('Old addresses and where they lead now.'),
)

const ErrorsSetting = v.pipe(
  object({
    404: v.optional(
      object({
        redirect: v.pipe(
          v.optional(v.boolean(), true),
          v.description('Unknown addresses lead home.'),
        ),
        title: v.pipe(
          v.optional(v.string()),
          v.description('The title of the page for unknown addresses.'),
        ),
        description: v.pipe(v.optional(v.string()), v.description('Its text.')),
      }),
      {},
    ),
  }),
  v.description('What readers see at addresses that do not exist.'),
)

const MarkdownSetting = v.pipe(
  object({
    schema: v.pipe(
      v.optional(v.boolean(), true),
      v.description('The Markdown of API pages holds their description.'),
    ),
    instructions: v.pipe(
      v.optional(
        v.pipe(
          v.union([v.string(), v.array(v.string())], 'must be text, or a list of texts'),
          v.transform((texts) => (typeof texts === 'string' ? [texts] : texts)),
        ),
        [],
      ),
      v.description('What language models should know before they read on.'),
    ),
  }),
  v.description('The Markdown twin of every page.'),
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

/** The older schema names some services by their id alone, as text. */
const Service = v.union(
  [record(v.unknown()), v.string()],
  'must be an object, or the id as text',
)

/** Scripts that are loaded from other servers. */
const CustomScripts = v.pipe(
  v.array(
    object({
      src: v.pipe(WebUrl, v.description('The address of the script.')),
      strategy: v.pipe(
        v.optional(v.picklist(['afterInteractive', 'lazyOnload']), 'afterInteractive'),
        v.description('`lazyOnload`: after more important files.'),
      ),
    }),
  ),
  v.description('Scripts of other servers, on every page.'),
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
  v.description('Scripts of others. Off unless named here.'),
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
    'Files that are published though no page and no setting links to them, as patterns of `.mintignore`: `downloads/**`.',
  ),
)

/** What is written beside the pages, for hosts, search engines, language models and services. */
export const publishingKeys = {
  seo: v.optional(SeoSetting, {}),
  redirects: v.optional(RedirectsSetting, []),
  errors: v.optional(ErrorsSetting, {}),
  markdown: v.optional(MarkdownSetting, {}),
  integrations: v.optional(IntegrationsSetting, {}),
  files: v.optional(FilesSetting, []),
}
