import type { Parents, RootContent } from 'mdast'
import { isTag, readText } from '../mdx/tag.ts'

/**
 * Resolves `<Visibility for="…">`: keeps the content for one audience, removes the other's.
 * Humans read the page, agents its Markdown.
 *
 * @returns Whether there was any, so that page and Markdown differ.
 */
export function chooseAudience(parent: Parents, audience: 'humans' | 'agents'): boolean {
  let found = false
  parent.children = (parent.children as RootContent[]).flatMap((child) => {
    if (!isTag(child) || child.name !== 'Visibility') return [child]
    found = true
    const shown = readText(child, 'for') === audience
    // The theme's component renders only content for humans, so unwrap the content for agents.
    if (shown && audience === 'agents') return child.children as RootContent[]
    return shown ? [child] : []
  }) as typeof parent.children
  for (const child of parent.children as RootContent[])
    if ('children' in child) found = chooseAudience(child, audience) || found
  return found
}
