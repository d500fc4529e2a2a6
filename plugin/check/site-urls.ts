import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Api, Operation } from '../../playground/index.ts'
import { isFile } from '../kit/is-file.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { isGeneratedFile } from '../site/is-generated-file.ts'
import { ignoredFile, ignoredFileText, ignoredPage } from '../site/ignored-file.ts'
import { foldersOf } from '../render/output-files.ts'
import type { Project } from '../site/project.ts'
import type { Page } from '../site/site.ts'
import { nearestPath } from './nearest-path.ts'
import { decodePath, normalizePageUrl, PAGE_FILE } from '../../runtime/kit/page-url.ts'
import { RedirectTable } from '../site/redirect-table.ts'
import { effectiveRedirects } from '../site/redirects.ts'
import { RenderedIds } from './rendered-ids.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/** What a URL leads to. */
type UrlTarget =
  { kind: 'page'; compilation: PageCompilation } | { kind: 'file' | 'redirect' }

/**
 * All URLs of a published site: pages (including API pages), files, redirects including
 * wildcards, and folders that redirect to their first page.
 */
export class SiteUrls {
  readonly #pages = new Map<string, PageCompilation>()
  readonly #files: ReadonlySet<string>
  readonly #redirects: RedirectTable
  readonly #folders: ReadonlySet<string>
  readonly #apis: Project['apis']
  readonly #root: string
  /** Files that are only published if `files` lists them. */
  readonly #onRequest: ReadonlySet<string>
  /** Ids of the site's components, which only their code shows. */
  readonly renderedIds: RenderedIds
  readonly #suggested = new Map<string, string | undefined>()

  constructor(
    { root, site, navigation, apis, unpublished }: Project,
    compilations: readonly PageCompilation[],
  ) {
    this.#apis = apis
    this.#root = site.root
    const sources = site.snippets.filter((file) => !PAGE_FILE.test(file))
    this.#onRequest = new Set([...unpublished.leftOut, ...sources])
    this.renderedIds = new RenderedIds(root)
    for (const compilation of compilations) {
      this.#pages.set(normalizePageUrl(compilation.page.url), compilation)
    }
    this.#files = new Set([...site.assets, ...site.scripts, ...site.specs])
    this.#redirects = new RedirectTable(effectiveRedirects(site))
    const listed = navigation.order.flatMap((path) => site.pages.get(path)?.url ?? [])
    this.#folders = foldersOf(listed)
  }

  /**
   * What a root-relative URL leads to, ignoring query and fragment. Undefined if nothing
   * matches.
   */
  find(href: string): UrlTarget | undefined {
    const path = cleanUrl(href)
    const url = normalizePageUrl(path)
    const compilation = this.#pages.get(url)
    if (compilation) return { kind: 'page', compilation }
    if (this.hasFile(path) || isGeneratedFile(path)) return { kind: 'file' }
    if (url === '/' || this.#folders.has(url)) return { kind: 'redirect' }
    const isRedirected = [path, decodePath(path)].some((form) =>
      this.#redirects.follow(form),
    )
    return isRedirected ? { kind: 'redirect' } : undefined
  }

  /**
   * Whether a page, a file or a redirect is in a folder.
   *
   * @param folder Root-relative, with slashes at both ends.
   */
  hasBelow(folder: string): boolean {
    const url = normalizePageUrl(folder)
    if (url === '/' || this.#folders.has(url)) return true
    const isBelow = (path: string) => path === url || path.startsWith(`${url}/`)
    return (
      [...this.#pages.keys()].some(isBelow) ||
      [...this.#files].some((file) => isBelow(`/${file}`)) ||
      this.#redirects.hasBelow(url)
    )
  }

  /** Whether a file of the content folder is published at a root-relative URL. */
  hasFile(url: string): boolean {
    const path = cleanUrl(url).replace(/^\/+/, '')
    return this.#files.has(path) || this.#files.has(decodePath(path))
  }

  /** Whether the published file at a root-relative URL has no content. */
  isEmptyFile(url: string): boolean {
    if (!this.hasFile(url)) return false
    const path = cleanUrl(url).replace(/^\/+/, '')
    const file = join(this.#root, this.#files.has(path) ? path : decodePath(path))
    return statSync(file, { throwIfNoEntry: false })?.size === 0
  }

  /**
   * Why a file or page of the content folder isn't published at a root-relative URL: a message that
   * starts as given, and the way out. Undefined if there is none.
   */
  explainUnpublished(
    url: string,
    start: string,
  ): { message: string; hint: string } | undefined {
    const path = decodePath(cleanUrl(url).replace(/^\/+/, ''))
    const ignored = ignoredFile(this.#root, [path]) ?? ignoredPage(this.#root, path)
    if (ignored) return ignoredFileText(start, ignored)
    if (path.split('/').includes('..')) return undefined
    const file = [path, `${path}.md`].find((name) => isFile(join(this.#root, name)))
    if (file === undefined || this.#hasIgnoringCase(file)) return undefined
    return this.#onRequest.has(file)
      ? {
          message: `${start} \`${file}\` is only published if \`files\` lists it`,
          hint: `If it is meant for readers, add \`"${file}"\` to \`files\` in the settings.`,
        }
      : {
          message: `${start} \`${file}\` is never published`,
          hint: 'Link to it in your repository, or publish a copy under another name.',
        }
  }

  /** Whether a published file has this name on a disk that ignores case. */
  #hasIgnoringCase(file: string): boolean {
    const pages = [...this.#pages.values()].map(({ page }) => page.file)
    const name = file.toLowerCase()
    return [...this.#files, ...pages].some((other) => other.toLowerCase() === name)
  }

  /** The operation or webhook that a page documents, with its description. */
  operationOf({ operation: ref }: Page): { api: Api; operation: Operation } | undefined {
    const api = ref && this.#apis.get(ref.spec)
    const all = ref?.kind === 'webhook' ? api?.webhooks : api?.operations
    const operation = all?.find(
      ({ kind, method, path }) =>
        path === ref?.path && (kind === 'webhook' || method === ref.method),
    )
    return api && operation && { api, operation }
  }

  /**
   * URL of the page that was most likely meant.
   *
   * @param from File of the page with the link, which is never meant.
   */
  suggestPage(href: string, from?: string): string | undefined {
    const url = normalizePageUrl(href)
    if (!this.#suggested.has(url)) this.#suggested.set(url, this.#nearestPage(url))
    const meant = this.#suggested.get(url)
    if (meant === undefined || this.#pages.get(meant)?.page.file !== from) return meant
    return this.#nearestPage(url, meant)
  }

  /** The file that was most likely meant, with a leading slash. */
  suggestFile(url: string): string | undefined {
    const path = decodePath(cleanUrl(url).replace(/^\/+/, ''))
    const meant = nearestPath(path, this.#files) ?? onlyOne(this.#files, path)
    return meant === undefined ? undefined : `/${meant}`
  }

  /**
   * A folder that the site is published in is no part of its URLs. A moved page usually keeps its
   * last segment. So a unique page with that segment wins over the closest URL.
   */
  #nearestPage(url: string, except?: string): string | undefined {
    const inner = url.replace(/^\/[^/]+(?=\/)/, '')
    if (inner !== except && this.#pages.has(inner)) return inner
    const pages = [...this.#pages.keys()].filter((page) => page !== except)
    return onlyOne(pages, url) ?? nearestPath(url, pages)
  }
}

/** The only path with the same last segment. */
function onlyOne(paths: Iterable<string>, path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  if (name === '') return undefined
  const same = [...paths].filter(
    (other) => other.slice(other.lastIndexOf('/') + 1).toLowerCase() === name,
  )
  return same.length === 1 ? same[0] : undefined
}
