import type { Parents, RootContent } from 'mdast'
import { isTag, readText } from '../mdx/tag.ts'

/**
 * Decides `<Visibility for="…">`: the page has what is for humans, its Markdown
 * what is for agents. True where there was any, so that the two are not the same.
 */
export function chooseAudience(parent: Parents, audience: 'humans' | 'agents'): boolean {
  let found = false
  parent.children = (parent.children as RootContent[]).flatMap((child) => {
    if (!isTag(child) || child.name !== 'Visibility') return [child]
    found = true
    const shown = readText(child, 'for') === audience
    // The theme's component renders what is for humans and nothing else.
    if (shown && audience === 'agents') return child.children as RootContent[]
    return shown ? [child] : []
  }) as typeof parent.children
  for (const child of parent.children as RootContent[])
    if ('children' in child) found = chooseAudience(child, audience) || found
  return found
}
