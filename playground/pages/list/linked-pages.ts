import { pageUrl } from '../../../runtime/kit/page-url.ts'
import type { Api, Operation } from '../../document/api-model.ts'
import { allLinks, findLinked } from '../../document/model/find-linked.ts'
import type { ApiBinding } from './bind-page.ts'
import type { BoundPage } from './described-site.ts'
import type { LinkedPage } from './overview-groups.ts'
import { schemasOfChannel, schemasOfOperation } from './row-budget.ts'

type Bindings = ReadonlyMap<string, ApiBinding>

/**
 * The pages of a description's operations and channels, in order, with their tags and schemas.
 *
 * @param schemaFolder Folder of the schema pages that they link to. Each language has its own.
 * @param pageOf Returns a page by its path.
 */
export function linkedPages(
  schemaFolder: string,
  bindings: Bindings,
  pageOf: (path: string) => BoundPage | undefined,
): LinkedPage[] {
  return [...bindings].flatMap(([path, binding]): LinkedPage[] => {
    const page = pageOf(path)
    const link = { title: page?.title ?? path, url: pageUrl(`${path}.mdx`) }
    const hidden = page?.frontmatter.hidden === true
    if (binding.kind === 'operation' && binding.schemaFolder === schemaFolder) {
      const { api, operation } = binding
      const method = operation.kind === 'webhook' ? 'WEBHOOK' : operation.method
      const { tags, deprecated } = operation
      return [
        {
          path,
          link: { ...link, method, ...(deprecated && { deprecated }) },
          tags,
          hidden,
          schemas: schemasOfOperation(operation, api),
        },
      ]
    }
    if (binding.kind === 'channel' && binding.schemaFolder === schemaFolder) {
      const { api, channel, ref } = binding
      const { tags } = channel
      return [
        {
          path,
          link: { ...link, method: ref.method },
          tags,
          hidden,
          schemas: schemasOfChannel(channel, api),
        },
      ]
    }
    return []
  })
}

/**
 * Adds links between pages: of channels to those that carry their replies, of operations to those
 * that use values of their responses. Mutates the bindings.
 *
 * @param pageOf Returns a page by its path.
 */
export function linkPages(
  bindings: Bindings,
  pageOf: (path: string) => BoundPage | undefined,
): void {
  linkChannels(bindings)
  linkFollowUps(bindings, pageOf)
}

/** Adds links to channel pages: to the channels that carry their replies. Mutates the bindings. */
function linkChannels(bindings: Bindings): void {
  const pages = new SharedPages<string>()
  const keyOf = (api: Api, name: string) => JSON.stringify([api.source, name])
  for (const [path, binding] of bindings)
    if (binding.kind === 'channel')
      pages.add(keyOf(binding.api, binding.channel.name), path, binding.schemaFolder)
  for (const binding of bindings.values()) {
    if (binding.kind !== 'channel') continue
    const { api, channel, schemaFolder } = binding
    const names = new Set(channel.operations.flatMap(({ reply }) => reply?.channel ?? []))
    for (const name of names) {
      const url = pages.urlOf(keyOf(api, name), schemaFolder)
      if (name !== channel.name && url !== undefined)
        binding.replies.push({ title: name, url })
    }
  }
}

/**
 * Adds links to the pages of operations that responses link to, except hidden ones. Mutates the
 * bindings.
 */
function linkFollowUps(
  bindings: Bindings,
  pageOf: (path: string) => BoundPage | undefined,
): void {
  const pages = new SharedPages<Operation>()
  for (const [path, binding] of bindings)
    if (binding.kind === 'operation' && pageOf(path)?.frontmatter.hidden !== true)
      pages.add(binding.operation, path, binding.schemaFolder)
  for (const binding of bindings.values()) {
    if (binding.kind !== 'operation') continue
    const found = new Map<string, string>()
    for (const link of allLinks(binding.operation)) {
      const linked = findLinked(binding.api, link)
      const url = linked && pages.urlOf(linked, binding.schemaFolder)
      if (url !== undefined) found.set(link.target, url)
    }
    if (found.size > 0)
      binding.followUps = [...found].map(([target, url]) => ({ target, url }))
  }
}

/** Pages by what they show. Each language and version may have its own. */
class SharedPages<Shown> {
  readonly #pages = new Map<Shown, { url: string; schemaFolder: string }[]>()

  add(shown: Shown, path: string, schemaFolder: string): void {
    const page = { url: pageUrl(`${path}.mdx`), schemaFolder }
    const pages = this.#pages.get(shown)
    if (pages) pages.push(page)
    else this.#pages.set(shown, [page])
  }

  /** The page in the language and version that a schema folder belongs to, else the first. */
  urlOf(shown: Shown, schemaFolder: string): string | undefined {
    const pages = this.#pages.get(shown)
    const own = pages?.find((page) => page.schemaFolder === schemaFolder)
    return (own ?? pages?.[0])?.url
  }
}
