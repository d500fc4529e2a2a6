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
 * @param pageOf Returns a page by its path.
 */
export function linkedPages(
  api: Api,
  bindings: Bindings,
  pageOf: (path: string) => BoundPage | undefined,
): LinkedPage[] {
  return [...bindings].flatMap(([path, binding]): LinkedPage[] => {
    const page = pageOf(path)
    const link = { title: page?.title ?? path, url: pageUrl(`${path}.mdx`) }
    const hidden = page?.frontmatter.hidden === true
    if (binding.kind === 'operation' && binding.api === api) {
      const { operation } = binding
      const method = operation.kind === 'webhook' ? 'WEBHOOK' : operation.method
      const { tags, deprecated } = operation
      return [
        {
          link: { ...link, method, ...(deprecated && { deprecated }) },
          tags,
          hidden,
          schemas: schemasOfOperation(operation, api),
        },
      ]
    }
    if (binding.kind === 'channel' && binding.api === api) {
      const { channel, ref } = binding
      const { tags } = channel
      return [
        {
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
  const urls = new Map<string, string>()
  const keyOf = (api: Api, name: string) => JSON.stringify([api.source, name])
  for (const [path, binding] of bindings) {
    if (binding.kind !== 'channel') continue
    const key = keyOf(binding.api, binding.channel.name)
    if (!urls.has(key)) urls.set(key, pageUrl(`${path}.mdx`))
  }
  for (const binding of bindings.values()) {
    if (binding.kind !== 'channel') continue
    const { api, channel } = binding
    const names = new Set(channel.operations.flatMap(({ reply }) => reply?.channel ?? []))
    for (const name of names) {
      const url = urls.get(keyOf(api, name))
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
  const urls = new Map<Operation, string>()
  for (const [path, binding] of bindings)
    if (
      binding.kind === 'operation' &&
      !urls.has(binding.operation) &&
      pageOf(path)?.frontmatter.hidden !== true
    )
      urls.set(binding.operation, pageUrl(`${path}.mdx`))
  for (const binding of bindings.values()) {
    if (binding.kind !== 'operation') continue
    const found = new Map<string, string>()
    for (const link of allLinks(binding.operation)) {
      const linked = findLinked(binding.api, link)
      const url = linked && urls.get(linked)
      if (url !== undefined) found.set(link.target, url)
    }
    if (found.size > 0)
      binding.followUps = [...found].map(([target, url]) => ({ target, url }))
  }
}
