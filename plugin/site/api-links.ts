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
  /** By the description's location, then by the folder of its schema pages. */
  links: ReadonlyMap<string, Record<string, ResolvedLinks>>
  diagnostics: Diagnostic[]
}

/**
 * Resolves relative links of API descriptions like those of pages. Needs the site's pages. If
 * several languages have pages of a description, links stay in the language of the page.
 */
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
  const pages = [...bindings].flatMap(([path, binding]) => {
    const url = site.pages.get(path)?.url
    return url === undefined || !('api' in binding) ? [] : [{ url, binding }]
  })
  const resolve = (path: string) =>
    urls.get(normalizePageUrl(path)) ??
    (files.has(path) ? encodeURI(path) : redirects.follow(path)?.destination)
  const links = new Map<string, Record<string, ResolvedLinks>>()
  const diagnostics: Diagnostic[] = []
  for (const [source, api] of open) {
    const shown = pages.filter(({ binding }) => binding.api === api)
    const folders = new Set(shown.map(({ binding }) => binding.schemaFolder))
    const byFolder: Record<string, ResolvedLinks> = {}
    // Also without pages: dead links are reported.
    for (const folder of folders.size > 0 ? folders : ['']) {
      const isOwn = ({ binding }: (typeof shown)[number]) =>
        binding.schemaFolder === folder
      const resolved = resolveLinks(api, {
        pages: shown.filter(isOwn),
        others: shown.filter((page) => !isOwn(page)),
        resolve,
      })
      // The texts are the same, so the problems of the first are those of all.
      if (!links.has(source)) diagnostics.push(...resolved.diagnostics)
      byFolder[folder] = resolved.links
      links.set(source, byFolder)
    }
  }
  return { links, diagnostics }
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
    const known =
      'api' in binding ? links.get(binding.api.source)?.[binding.schemaFolder] : undefined
    const text = page?.frontmatter.description
    if (!page || !known || text === undefined) continue
    const description = resolveHeader(text, binding, known)
    if (description !== text)
      resolved.set(path, { ...page, frontmatter: { ...page.frontmatter, description } })
  }
  return resolved
}
