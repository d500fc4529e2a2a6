import { isUrl } from '../../../runtime/kit/is-url.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { decodePath } from '../../../runtime/kit/page-url.ts'
import type { Api, RelativeLink, ResolvedLinks } from '../../document/api-model.ts'
import { schemaName } from '../../document/schema/schema-name.ts'
import { anchorOf } from '../../document/create-anchors.ts'
import type { ApiBinding } from './bind-page.ts'

/** Where the links of descriptions may lead. */
export interface LinkTargets {
  /** Pages that show something of a description: root addresses, and what they show. */
  pages: readonly { url: string; binding: ApiBinding }[]
  /** What a path of the site leads to, its redirects followed; undefined where nothing is there. */
  resolve(path: string): string | undefined
}

/**
 * Resolves the relative links in the texts of a description. As in pages, a path starts in the folder of the file, and
 * leads to a page or file of the site. What is not there stands on the description's documentation or on the address
 * that it came from (OpenAPI Specification 3.1, "Relative References in URLs"). What then leads nowhere is reported.
 *
 * `#tag/…`, `#operation/…` and pointers are what Redoc, Scalar and Swagger UI give their parts; other hashes are
 * places of the page that they stand in, and not looked for.
 */
export function resolveLinks(
  api: Api,
  targets: LinkTargets,
): { links: ResolvedLinks; diagnostics: Diagnostic[] } {
  const links = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  const parts = new PartAddresses(api, targets.pages)
  for (const link of api.relativeLinks ?? []) {
    const { href } = link
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) {
      diagnostics.push(foreignScheme(link))
      continue
    }
    const isPlace = /^#[^/]*$/.test(href)
    const to = href.startsWith('#')
      ? parts.find(decodePath(href.slice(1)))
      : (inSite(link, targets) ?? elsewhere(link, api))
    if (to === undefined && !isPlace) diagnostics.push(unresolved(link))
    // Another application of the host may answer a path from the root.
    const shown = to ?? (isRootPath(href) ? href : undefined)
    if (shown !== undefined) links.set(decodePath(href), shown)
  }
  return { links: Object.fromEntries(links), diagnostics }
}

function inSite({ href, file }: RelativeLink, targets: LinkTargets): string | undefined {
  // Of a fetched description only what names a root can be meant.
  if (isUrl(file) && !href.startsWith('/')) return undefined
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href)!
  if (path === '') return undefined
  const { pathname } = new URL(
    path,
    `https://a.invalid/${isUrl(file) ? '' : encodeURI(file)}`,
  )
  const found = targets.resolve(decodePath(pathname))
  return found === undefined ? undefined : found + tail
}

function elsewhere({ href, file }: RelativeLink, { info }: Api): string | undefined {
  const docs = info.externalDocs?.url
  const base = docs !== undefined && isUrl(docs) ? docs : isUrl(file) ? file : undefined
  return base !== undefined && URL.canParse(href, base)
    ? new URL(href, base).href
    : undefined
}

function unresolved({ href, ...place }: RelativeLink): Diagnostic {
  const without = isRootPath(href) ? '' : ': its words are shown without it'
  return {
    severity: 'warning',
    code: 'api/unresolved-link',
    message: `The link to \`${href}\` leads to nothing of the site${without}`,
    hint: 'Write the address of a page, from the root of the site (`/guide`) or from the folder of the description (`../guide`), or a whole address',
    ...place,
  }
}

function foreignScheme({ href, ...place }: RelativeLink): Diagnostic {
  const shown = href.length > 60 ? `${href.slice(0, 60)}…` : href
  return {
    severity: 'warning',
    code: 'api/unresolved-link',
    message: `The link to \`${shown}\` is left out, and its words are shown without it`,
    hint: 'Links of descriptions have `https:`, `http:`, `mailto:` or `tel:`, or no scheme',
    ...place,
  }
}

/** From the root of the host, which `//example.com` is not. */
function isRootPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href)
}

const METHOD = /^(?:get|put|post|delete|options|head|patch|trace|query)$/i

/** Pages of the parts of a description, by the names that links have for them. */
class PartAddresses {
  readonly #operations = new Map<string, string>()
  readonly #schemas = new Map<string, string>()
  readonly #tags = new Map<string, string>()

  constructor(api: Api, pages: LinkTargets['pages']) {
    for (const { url, binding } of pages) {
      if (!('api' in binding) || binding.api !== api) continue
      if (binding.kind === 'operation') {
        const { operationId, method, path } = binding.operation
        setFirst(this.#operations, `${method} ${path}`, url)
        if (operationId !== undefined) setFirst(this.#operations, operationId, url)
      } else if (binding.kind === 'schema') {
        setFirst(this.#schemas, schemaName(binding.place.key), url)
      } else if (binding.kind === 'overview') {
        for (const { name, tag } of binding.groups)
          for (const title of [tag, name])
            if (title)
              setFirst(this.#tags, plain(title), `${url}#${anchorOf(`tag-${name}`)}`)
      }
    }
  }

  /** @param hash Decoded, without the sign. */
  find(hash: string): string | undefined {
    const pieces = hash.replace(/^\/+/, '').split('/')
    const pointer = pieces.map((piece) =>
      piece.replaceAll('~1', '/').replaceAll('~0', '~'),
    )
    const [first = '', second = '', ...rest] = pointer
    const last = pointer.at(-1) ?? ''
    if (pieces.length === 1) return this.#tags.get(plain(first))
    if (first === 'paths') return this.#operations.get(`${last.toUpperCase()} ${second}`)
    if (/^(?:components|definitions|schemas?|models?)$/i.test(first))
      return this.#schemas.get(last)
    if (first === 'tag' && rest.length === 0) return this.#tags.get(plain(second))
    const [method = '', ...path] = rest
    if (first === 'tag' && METHOD.test(method))
      return this.#operations.get(`${method.toUpperCase()} /${path.join('/')}`)
    return this.#operations.get(last)
  }
}

function setFirst(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value)
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
}
