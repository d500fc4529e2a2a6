import type { Parents, RootContent } from 'mdast'
import { isTag, readText } from '../tag.ts'

/** `<Visibility for="agents">` is for the Markdown of a page, not for people (behaviour 4.10). */
export function dropAgentContent(parent: Parents): void {
  parent.children = (parent.children as RootContent[]).filter((child) => {
    if (isTag(child) && child.name === 'Visibility')
      return readText(child, 'for') === 'humans'
    return true
  }) as typeof parent.children
  for (const child of parent.children as RootContent[])
    if ('children' in child) dropAgentContent(child)
}
