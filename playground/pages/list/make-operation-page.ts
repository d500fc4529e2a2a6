import { slugTitle } from '../../../runtime/kit/slug-title.ts'
import type { Frontmatter, PageMode } from '../../../runtime/types/pages.ts'
import type { Api, Operation } from '../../document/api-model.ts'
import type { Channel } from '../../document/channel-model.ts'
import { operationRef } from '../../document/model/operation-ref.ts'
import type { ApiBinding } from './bind-page.ts'
import { channelRef } from './find-channel.ts'
import { operationSlug } from './operation-slug.ts'
import { plainTitle } from './plain-title.ts'
import type { BoundPage, GeneratedPage, AuthoredPage } from './described-site.ts'

const PLAYGROUNDS: Readonly<Record<string, Frontmatter['playground']>> = {
  interactive: 'interactive',
  show: 'interactive',
  auth: 'interactive',
  simple: 'simple',
  none: 'none',
  hide: 'none',
}
const MODES = new Set<string>(['default', 'wide', 'center', 'frame', 'custom'])
/** A longer description is shown in the content instead of below the title. */
const MAX_DESCRIPTION = 300

/** The name of a meta tag: `og:title`, `twitter:card`. */
const META_TAG = /^[\w-]+(?::[\w-]+)+$/
/** HTML, entities and autolinks, which can't be shown as plain text. */
const MARKUP = /<[a-z/!?]|&(?:#\w+|\w+);/i

/** True for a description that fits below the title: one short paragraph without markup. */
function isHeaderDescription(text: string): boolean {
  return (
    text.length <= MAX_DESCRIPTION &&
    !MARKUP.test(text) &&
    !/\n\s*\n|^\s*(?:[-*+>#|]|\d+\.)\s|```|!\[/m.test(text)
  )
}

/**
 * Generates the page of an operation. Title, description and flags come from the operation; valid
 * values of `x-mint.metadata` override them.
 */
export function makeOperationPage(
  api: Api,
  operation: Operation,
  path: string,
): GeneratedPage {
  const { hidden, mint } = operation
  const metadata = readMetadata(mint?.metadata ?? {})
  const summary = operation.summary && plainTitle(operation.summary)
  const title = metadata.title ?? summary ?? pathTitle(api, operation, path)
  return {
    path,
    source: api.source,
    title,
    frontmatter: {
      title,
      ...operationFrontmatter(operation),
      ...(hidden && { hidden }),
      ...metadata,
    },
    operation: operationRef(api, operation),
  }
}

/**
 * The title of an operation without summary: from its slug or, if the slug was changed to make it
 * unique, its path. The title of a webhook is its name, which receivers look for: `order.created`,
 * with the method if it has several.
 */
function pathTitle({ webhooks }: Api, operation: Operation, path: string): string {
  if (operation.kind === 'webhook') {
    const others = webhooks.filter((other) => other.path === operation.path)
    return others.length > 1 ? `${operation.path} (${operation.method})` : operation.path
  }
  const title = slugTitle(path)
  return title === slugTitle(operationSlug(operation, '').path) ? title : operation.path
}

/** Generates the page of a channel. */
export function makeChannelPage(api: Api, channel: Channel, path: string): GeneratedPage {
  const title = channelTitle(api, channel)
  return {
    path,
    source: api.source,
    title,
    frontmatter: { title, ...channelFrontmatter(channel) },
    operation: channelRef(api, channel),
  }
}

/**
 * The title of a channel: its title, else its name or, if that has no letters (`/`), the title or
 * summary of its first operation.
 */
function channelTitle(api: Api, { title, name, operations }: Channel): string {
  if (title !== undefined) return plainTitle(title)
  if (/\p{L}/u.test(name)) return name
  const [operation] = operations
  return plainTitle(operation?.title ?? operation?.summary ?? api.title)
}

function channelFrontmatter({ description, summary }: Channel): Frontmatter {
  const about = [description, summary].find((text) => text && isHeaderDescription(text))
  return about === undefined ? {} : { description: about }
}

/**
 * Completes an authored page with values of the description it is bound to. `undefined` if there
 * are none.
 */
export function completePage(
  page: AuthoredPage,
  binding: ApiBinding,
): BoundPage | undefined {
  const { frontmatter } = page
  switch (binding.kind) {
    case 'schema':
      return { frontmatter, operation: binding.ref, title: titleOf(page, binding.name) }
    case 'channel': {
      const { api, channel, ref } = binding
      const title = titleOf(page, channelTitle(api, channel))
      return {
        frontmatter: { ...channelFrontmatter(channel), ...frontmatter },
        operation: ref,
        title,
      }
    }
    case 'operation': {
      const { operation, ref } = binding
      return {
        frontmatter: { ...operationFrontmatter(operation), ...frontmatter },
        operation: ref,
        title: titleOf(page, operation.summary && plainTitle(operation.summary)),
      }
    }
    default:
      return undefined
  }
}

function operationFrontmatter({
  description,
  label,
  deprecated,
}: Operation): Frontmatter {
  return {
    ...(description && isHeaderDescription(description) && { description }),
    ...(label && { tag: label }),
    ...(deprecated && { deprecated }),
  }
}

/**
 * The page's own title (frontmatter or first heading), else the summary, else the title from its
 * slug.
 */
function titleOf(
  { title, frontmatter, path }: AuthoredPage,
  summary: string | undefined,
): string {
  const hasOwn = frontmatter.title || title !== slugTitle(path)
  return hasOwn ? title : (summary ?? title)
}

/**
 * Reads `x-mint.metadata`: only frontmatter keys with valid primitive values, since descriptions
 * are untrusted.
 */
function readMetadata(raw: Record<string, unknown>): Frontmatter {
  const found: Frontmatter = {}
  for (const key of [
    'title',
    'description',
    'sidebarTitle',
    'tag',
    'version',
    'contentType',
    'robots',
  ] as const) {
    const value = raw[key]
    if (typeof value === 'string' && value.trim() !== '') found[key] = value.trim()
  }
  for (const key of [
    'hidden',
    'noindex',
    'searchable',
    'deprecated',
    'hideApiMarker',
    'hideFooterPagination',
  ] as const) {
    if (typeof raw[key] === 'boolean') found[key] = raw[key]
  }
  const { icon, mode, playground, keywords, canonical, boost } = raw
  if (typeof icon === 'string' && /^[\w-]+$/.test(icon))
    found.icon = { name: icon.replace(/^fa-/, '') }
  if (typeof mode === 'string' && MODES.has(mode)) found.mode = mode as PageMode
  const display =
    typeof playground === 'string' && Object.hasOwn(PLAYGROUNDS, playground)
      ? PLAYGROUNDS[playground]
      : undefined
  if (display) found.playground = display
  if (typeof canonical === 'string' && /^(?:https?:\/\/|\/)[^\s]+$/.test(canonical))
    found.canonical = canonical
  if (typeof boost === 'number' && boost >= 0) found.boost = boost
  if (Array.isArray(keywords))
    found.keywords = keywords.filter((word) => typeof word === 'string')
  for (const [name, value] of Object.entries(raw))
    if (META_TAG.test(name) && typeof value === 'string') found[name] = value
  return found
}
