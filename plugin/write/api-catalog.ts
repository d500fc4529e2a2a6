import type { OutputFile } from '../site/extensions.ts'
import type { OutputContext } from './output-file.ts'
import { publicPageUrl, publicUrl } from './public-url.ts'
import { specsOf, specUrl } from './published-specs.ts'
import { defaultPages } from './visible-pages.ts'

/** Where agents look for a site's APIs (RFC 9727). */
export const API_CATALOG = '.well-known/api-catalog'

/** The media type of the file, which its name doesn't tell. */
export const API_CATALOG_TYPE = 'application/linkset+json'

/**
 * Writes the API catalog: the OpenAPI descriptions that readers may download, each with the first
 * page about it. Only with the option `download-spec`, as on Mintlify.
 */
export function writeApiCatalog(context: OutputContext): OutputFile[] {
  const { project, site } = context
  const { api, contextual } = project.settings
  if (!contextual?.options.includes('download-spec')) return []
  const pages = defaultPages(project)
  const listed = [...api.openapi, ...specsOf(pages, ['operation', 'webhook'])]
  const sources = new Set(listed.map(({ source }) => source))
  if (sources.size === 0) return []
  const linkset = [...sources].map((source) => {
    const page = pages.find(({ operation }) => operation?.spec === source)
    return {
      anchor: apiUrl(context, source) ?? publicUrl(site, '/'),
      'service-desc': [{ href: specUrl(context, source), type: typeOf(source) }],
      ...(page && {
        'service-doc': [{ href: publicPageUrl(site, page), type: 'text/html' }],
      }),
    }
  })
  return [
    { path: API_CATALOG, content: `${JSON.stringify({ linkset }, undefined, 2)}\n` },
  ]
}

/** The URL of an API's first server, unless it depends on variables or on where the site is. */
function apiUrl({ project }: OutputContext, source: string): string | undefined {
  const url = project.apis.get(source)?.servers[0]?.url
  return url !== undefined && /^https?:\/\/[^{}]*$/i.test(url) ? url : undefined
}

function typeOf(source: string): string {
  return /\.ya?ml$/i.test(source) ? 'application/yaml' : 'application/json'
}
