import { slugTitle } from '../../../runtime/kit/slug-title.ts'
import type { Frontmatter, PageMode } from '../../../runtime/types/pages.ts'
import type { Api, Operation } from '../../document/api-model.ts'
import type { Channel } from '../../document/channel-model.ts'
import { operationRef } from '../../document/model/operation-ref.ts'
import type { ApiBinding } from './bind-page.ts'
import { channelRef } from './find-channel.ts'
import { operationSlug } from './operation-slug.ts'
import { plainTitle } from './plain-title.ts'
import type { BoundPage, MadePage, WrittenPage } from './described-site.ts'

const MODES = new Set<string>(['default', 'wide', 'center', 'frame', 'custom'])
/** Longer descriptions, and those with blocks, are shown as text instead of under the title. */
const LONGEST_DESCRIPTION = 300

/** HTML, entities and addresses in angle brackets, which are no text. */
const MARKUP = /<[a-z/!?]|&(?:#\w+|\w+);/i

/** Whether a description is one short paragraph of text, fit to stand under a title. */
function isHeaderDescription(text: string): boolean {
  return (
    text.length <= LONGEST_DESCRIPTION &&
    !MARKUP.test(text) &&
    !/\n\s*\n|^\s*(?:[-*+>#|]|\d+\.)\s|```|!\[/m.test(text)
  )
}

/**
 * The page of an operation that has no file of its own: title, description and marks of the
 * operation, then what `x-mint.metadata` says, as far as it is well formed.
 */
export function makeOperationPage(
  api: Api,
  operation: Operation,
  path: string,
): MadePage {
  const { hidden, mint } = operation
  const metadata = readMetadata(mint?.metadata ?? {})
  const summary = operation.summary && plainTitle(operation.summary)
  const title = metadata.title ?? summary ?? pathTitle(operation, path)
  return {
    path,
    source: api.source,
    title,
    frontmatter: {
      title,
      ...marksOf(operation),
      ...(hidden && { hidden }),
      ...metadata,
    },
    operation: operationRef(api, operation),
  }
}

/** The title of an operation without summary: its slug, but for one that has a hash or number in it. */
function pathTitle(operation: Operation, path: string): string {
  const title = slugTitle(path)
  return title === slugTitle(operationSlug(operation, '').path) ? title : operation.path
}

/** The page of a channel that has no file of its own: its title, or its name, and its description. */
export function makeChannelPage(api: Api, channel: Channel, path: string): MadePage {
  const title = channelTitle(api, channel)
  return {
    path,
    source: api.source,
    title,
    frontmatter: { title, ...aboutOf(channel) },
    operation: channelRef(api, channel),
  }
}

/** A name without letters, such as `/`, tells nobody anything: then what an operation says is better. */
function channelTitle(api: Api, { title, name, operations }: Channel): string {
  if (title !== undefined) return plainTitle(title)
  if (/\p{L}/u.test(name)) return name
  const [operation] = operations
  return plainTitle(operation?.title ?? operation?.summary ?? api.title)
}

function aboutOf({ description, summary }: Channel): Frontmatter {
  const about = [description, summary].find((text) => text && isHeaderDescription(text))
  return about === undefined ? {} : { description: about }
}

/** What a page takes from what its frontmatter binds it to; undefined where that is nothing. */
export function completePage(
  page: WrittenPage,
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
        frontmatter: { ...aboutOf(channel), ...frontmatter },
        operation: ref,
        title,
      }
    }
    case 'operation': {
      const { operation, ref } = binding
      return {
        frontmatter: { ...marksOf(operation), ...frontmatter },
        operation: ref,
        title: titleOf(page, operation.summary && plainTitle(operation.summary)),
      }
    }
    default:
      return undefined
  }
}

function marksOf({ description, deprecated }: Operation): Frontmatter {
  return {
    ...(description && isHeaderDescription(description) && { description }),
    ...(deprecated && { deprecated }),
  }
}

/** Frontmatter and first heading go before the operation's summary, the summary before the slug. */
function titleOf(
  { title, frontmatter, path }: WrittenPage,
  summary: string | undefined,
): string {
  const hasOwn = frontmatter.title || title !== slugTitle(path)
  return hasOwn ? title : (summary ?? title)
}

/** Of a description's metadata, only plain values that pages know: the rest is not trusted. */
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
