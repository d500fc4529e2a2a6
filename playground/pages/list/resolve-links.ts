import { isUrl } from '../../../runtime/kit/is-url.ts'
import { shortened } from '../../../runtime/kit/shortened.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { decodePath } from '../../../runtime/kit/page-url.ts'
import type { Api, RelativeLink, ResolvedLinks } from '../../document/api-model.ts'
import { schemaName } from '../../document/schema/schema-name.ts'
import { anchorOf } from '../../document/create-anchors.ts'
import { FENCED_CODE } from '../../document/fenced-code.ts'
import type { ApiBinding } from './bind-page.ts'
import { splitUrl } from '../../../runtime/kit/split-url.ts'

interface TargetPage {
  url: string
  binding: ApiBinding
}

/** Possible targets of links in descriptions. */
interface LinkTargets {
  /** Pages that show part of a description, with their root-relative URLs. */
  pages: readonly TargetPage[]
  /** Those of other languages, if the description has several sets of pages. */
  others?: readonly TargetPage[]
  /** Resolves a path of the site, following redirects; `undefined` if nothing is there. */
  resolve(path: string): string | undefined
}

/**
 * Resolves the relative links in the texts of a description. Like in pages, paths are relative to
 * the file's folder and lead to a page or file of the site. If nothing is there, they are relative
 * to the pages that the description generates: Mintlify leaves them to the browser. Otherwise they
 * are resolved against the description's `externalDocs`, or its own URL if it was fetched (OpenAPI
 * 3.1, "Relative References in URLs"). Links that still lead nowhere are reported.
 *
 * `#tag/…`, `#operation/…`, `#section/…` and JSON pointers are resolved as Redoc, Scalar and
 * Swagger UI do.
 * Other hashes refer to the page that contains the link; they aren't checked.
 */
export function resolveLinks(
  api: Api,
  targets: LinkTargets,
): { links: ResolvedLinks; diagnostics: Diagnostic[] } {
  const links = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  const parts = new PageIndex(api, [...targets.pages, ...(targets.others ?? [])])
  const folders = foldersOf(api, targets.pages)
  for (const link of api.relativeLinks ?? []) {
    const { href } = link
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) {
      diagnostics.push(foreignScheme(link))
      continue
    }
    const isPlace = /^#[^/]*$/.test(href)
    const to = href.startsWith('#')
      ? parts.find(decodePath(href.slice(1)))
      : (resolveInSite(link, targets) ??
        resolveFromPages(link, folders, targets) ??
        resolveExternal(link, api))
    if (to === undefined && !isPlace) diagnostics.push(unresolved(link))
    // A root-relative path may be served by another application on the same host.
    const shown = to ?? (isRootPath(href) ? href : undefined)
    if (shown !== undefined) links.set(decodePath(href), shown)
  }
  return { links: Object.fromEntries(links), diagnostics }
}

function resolveInSite(
  { href, file }: RelativeLink,
  targets: LinkTargets,
): string | undefined {
  // In a fetched description, only root-relative paths can refer to the site.
  if (isUrl(file) && !href.startsWith('/')) return undefined
  return resolveFrom(`/${isUrl(file) ? '' : encodeURI(file)}`, href, targets)
}

/** Resolves a link against the pages' folders. They must not lead to different places. */
function resolveFromPages(
  { href }: RelativeLink,
  folders: ReadonlySet<string>,
  targets: LinkTargets,
): string | undefined {
  if (href.startsWith('/')) return undefined
  const found = new Set<string>()
  for (const folder of folders) {
    const to = resolveFrom(folder, href, targets)
    if (to !== undefined) found.add(to)
  }
  return found.size === 1 ? [...found][0] : undefined
}

/** Resolves a link against a base path, keeping its query and its hash. */
function resolveFrom(
  base: string,
  href: string,
  targets: LinkTargets,
): string | undefined {
  const [path, tail] = splitUrl(href)
  if (path === '') return undefined
  const { pathname } = new URL(path, `https://a.invalid${base}`)
  const found = targets.resolve(decodePath(pathname))
  return found === undefined ? undefined : found + tail
}

/** The folders of the pages that show part of a description, each with a slash at its end. */
function foldersOf(api: Api, pages: LinkTargets['pages']): Set<string> {
  return new Set(
    pages.flatMap(({ url, binding }) =>
      'api' in binding && binding.api === api ? [url.replace(/[^/]*$/, '')] : [],
    ),
  )
}

function resolveExternal(
  { href, file }: RelativeLink,
  { info }: Api,
): string | undefined {
  const docs = info.externalDocs?.url
  const base = docs !== undefined && isUrl(docs) ? docs : isUrl(file) ? file : undefined
  return base !== undefined && URL.canParse(href, base)
    ? new URL(href, base).href
    : undefined
}

function unresolved({ href, ...place }: RelativeLink): Diagnostic {
  const without = isRootPath(href) ? '' : ': its text is shown without the link'
  return {
    severity: 'warning',
    code: 'api/unresolved-link',
    message: `The link to \`${href}\` does not lead to a page or file of the site${without}`,
    hint: 'Use a path from the root of the site (`/guide`) or relative to the description (`../guide`), or a full URL.',
    ...place,
  }
}

function foreignScheme({ href, ...place }: RelativeLink): Diagnostic {
  return {
    severity: 'warning',
    code: 'api/unresolved-link',
    message: `The link to \`${shortened(href, 60)}\` is dropped: its text is shown without the link`,
    hint: 'Links in descriptions can use `https:`, `http:`, `mailto:`, `tel:`, or no scheme.',
    ...place,
  }
}

/** True for a root-relative path, as opposed to `//example.com`. */
function isRootPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href)
}

const METHOD = /^(?:get|put|post|delete|options|head|patch|trace|query)$/i

/** The URLs of pages by the names that links use for operations, schemas and tags. */
class PageIndex {
  readonly #operations = new Map<string, string>()
  readonly #schemas = new Map<string, string>()
  readonly #tags = new Map<string, string>()
  /** Headings of `info.description`. */
  readonly #sections = new Map<string, string>()

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
        for (const title of headingsIn(api.description ?? ''))
          setFirst(this.#sections, anchorOf(title), `${url}#${anchorOf(title)}`)
        for (const { name, tag } of binding.groups)
          for (const title of [tag, name])
            if (title)
              setFirst(this.#tags, slugOf(title), `${url}#${anchorOf(`tag-${name}`)}`)
      }
    }
  }

  /** Resolves a hash, decoded and without `#`. */
  find(hash: string): string | undefined {
    const pieces = hash.replace(/^\/+/, '').split('/')
    const pointer = pieces.map((piece) =>
      piece.replaceAll('~1', '/').replaceAll('~0', '~'),
    )
    const [first = '', second = '', ...rest] = pointer
    const last = pointer.at(-1) ?? ''
    if (pieces.length === 1)
      return this.#tags.get(slugOf(first)) ?? this.#sections.get(anchorOf(first))
    if (first === 'section' || first === 'description')
      return this.#sections.get(anchorOf(last))
    if (first === 'paths') return this.#operations.get(`${last.toUpperCase()} ${second}`)
    if (/^(?:components|definitions|schemas?|models?)$/i.test(first))
      return this.#schemas.get(last)
    if (first === 'tag' && rest.length === 0) return this.#tags.get(slugOf(second))
    const [method = '', ...path] = rest
    if (first === 'tag' && METHOD.test(method))
      return this.#operations.get(`${method.toUpperCase()} /${path.join('/')}`)
    return this.#operations.get(last)
  }
}

const FENCE_OR_HEADING = new RegExp(
  String.raw`${FENCED_CODE}|^ {0,3}#{1,6}[ \t]+(.+)$`,
  'gm',
)

/** The texts of the headings (`## …`) of a description. Comments in code are none. */
function headingsIn(text: string): string[] {
  return [...text.matchAll(FENCE_OR_HEADING)].flatMap(([, , title]) =>
    // The lookbehind keeps it linear.
    title === undefined ? [] : [title.replace(/(?<![ \t#])[ \t#]+$/, '')],
  )
}

function setFirst(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value)
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
}
