import { slugTitle } from '../../plugin/site/page-title.ts'
import { pageUrl } from '../../plugin/site/page-url.ts'
import type { OperationRef, Page } from '../../plugin/site/types.ts'
import type { Frontmatter, PageMode } from '../../runtime/types/pages.ts'
import type { Api, Operation } from '../api.ts'

const MODES = new Set<string>(['default', 'wide', 'center', 'frame', 'custom'])
/** Longer descriptions, and those with blocks, are shown as text instead of under the title. */
const LONGEST_DESCRIPTION = 300

/** Names an operation, for `Page.operation`. */
export function operationRef(api: Api, { kind, method, path }: Operation): OperationRef {
  return { spec: api.source, kind, method: kind === 'webhook' ? 'WEBHOOK' : method, path }
}

/** Whether a description is one short paragraph, fit to stand under a title. */
export function isHeaderDescription(text: string): boolean {
  return (
    text.length <= LONGEST_DESCRIPTION &&
    !/\n\s*\n|^\s*(?:[-*+>#|]|\d+\.)\s|```|!\[/m.test(text)
  )
}

/**
 * The page of an operation that has no file of its own: title, description and marks of the
 * operation (behaviour 5.2), then what `x-mint.metadata` says, as far as it is well formed.
 */
export function buildOperationPage(api: Api, operation: Operation, path: string): Page {
  const { summary, description, deprecated, hidden, mint } = operation
  const metadata = readMetadata(mint?.metadata ?? {})
  const title = metadata.title ?? summary ?? slugTitle(path)
  const frontmatter: Frontmatter = {
    title,
    ...(description && isHeaderDescription(description) && { description }),
    ...(deprecated && { deprecated }),
    ...(hidden && { hidden }),
    ...metadata,
  }
  return {
    path,
    url: pageUrl(`${path}.mdx`),
    file: api.source,
    format: 'api',
    frontmatter,
    title,
    label: metadata.sidebarTitle ?? title,
    mode: metadata.mode ?? 'default',
    firstHeading: 'keep',
    body: '',
    bodyLine: 1,
    listed: false,
    hidden: frontmatter.hidden ?? false,
    searchable: false,
    indexable: true,
    boost: 1,
    language: 'en',
    operation: operationRef(api, operation),
  }
}

/** Of a spec's metadata, only plain values that pages know: the rest of a spec is not trusted. */
function readMetadata(raw: Record<string, unknown>): Frontmatter {
  const found: Frontmatter = {}
  for (const key of [
    'title',
    'description',
    'sidebarTitle',
    'tag',
    'version',
    'contentType',
  ] as const) {
    const value = raw[key]
    if (typeof value === 'string' && value.trim() !== '') found[key] = value.trim()
  }
  for (const key of [
    'hidden',
    'noindex',
    'deprecated',
    'hideApiMarker',
    'hideFooterPagination',
  ] as const) {
    if (typeof raw[key] === 'boolean') found[key] = raw[key]
  }
  const { icon, mode, playground, keywords } = raw
  if (typeof icon === 'string' && /^[\w-]+$/.test(icon))
    found.icon = { name: icon.replace(/^fa-/, '') }
  if (typeof mode === 'string' && MODES.has(mode)) found.mode = mode as PageMode
  if (playground === 'interactive' || playground === 'simple' || playground === 'none')
    found.playground = playground
  if (Array.isArray(keywords))
    found.keywords = keywords.filter((word) => typeof word === 'string')
  return found
}
