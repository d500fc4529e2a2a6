import {
  type Api,
  type ApiPages,
  type ResolvedLinks,
  resolveHeader,
  resolveLinks,
} from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { normalizePageUrl } from '../../runtime/kit/page-url.ts'
import { RedirectTable } from './redirect-table.ts'
import type { Site } from './site.ts'

/** The resolved relative links in the texts of API descriptions. */
export interface ApiLinks {
  /** By the description's location. */
  links: ReadonlyMap<string, ResolvedLinks>
  diagnostics: Diagnostic[]
}

/** Resolves relative links of API descriptions like those of pages. Needs the site's pages. */
export function resolveApiLinks(
  site: Pick<Site, 'pages' | 'assets' | 'specs' | 'redirects'>,
  { bindings }: ApiPages,
  apis: ReadonlyMap<string, Api>,
): ApiLinks {
  const open = [...apis].filter(([, api]) => api.relativeLinks?.length)
  if (open.length === 0) return { links: new Map(), diagnostics: [] }
  const urls = new Map(
    [...site.pages.values()].map(({ url }) => [normalizePageUrl(url), url]),
  )
  const files = new Set([...site.assets, ...site.specs].map((file) => `/${file}`))
  const redirects = new RedirectTable(site.redirects)
  const targets = {
    pages: [...bindings].flatMap(([path, binding]) => {
      const url = site.pages.get(path)?.url
      return url === undefined ? [] : [{ url, binding }]
    }),
    resolve: (path: string) =>
      urls.get(normalizePageUrl(path)) ??
      (files.has(path) ? encodeURI(path) : redirects.follow(path)?.destination),
  }
  const resolved = open.map(([source, api]) => ({
    source,
    ...resolveLinks(api, targets),
  }))
  return {
    links: new Map(resolved.map(({ source, links }) => [source, links])),
    diagnostics: resolved.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** Resolves the links in the descriptions of pages, which come from API descriptions. */
export function resolveHeaders(
  pages: Site['pages'],
  { bindings }: ApiPages,
  { links }: ApiLinks,
): Site['pages'] {
  if (links.size === 0) return pages
  const resolved = new Map(pages)
  for (const [path, binding] of bindings) {
    const page = pages.get(path)
    const known = 'api' in binding ? links.get(binding.api.source) : undefined
    const text = page?.frontmatter.description
    if (!page || !known || text === undefined) continue
    const description = resolveHeader(text, binding, known)
    if (description !== text)
      resolved.set(path, { ...page, frontmatter: { ...page.frontmatter, description } })
  }
  return resolved
}
