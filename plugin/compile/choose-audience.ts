import type { Parents, RootContent } from 'mdast'
import type { Compilation } from '../mdx/compilation.ts'
import { findAttribute, isTag, readText, type Tag } from '../mdx/tag.ts'

/**
 * Resolves `<Visibility for="…">`: keeps the content for one audience, removes the other's.
 * Humans read the page, agents its Markdown.
 * Content for anyone else is reported and removed.
 *
 * @returns Whether there was any, so that page and Markdown differ.
 */
export function chooseAudience(
  parent: Parents,
  audience: 'humans' | 'agents',
  page: Compilation,
): boolean {
  let found = false
  parent.children = (parent.children as RootContent[]).flatMap((child) => {
    if (!isTag(child) || child.name !== 'Visibility') return [child]
    found = true
    const reader = readText(child, 'for')?.trim().toLowerCase()
    if (reader !== 'humans' && reader !== 'agents') reportReader(child, reader, page)
    const shown = reader === audience
    // The theme's component renders only content for humans, so unwrap the content for agents.
    if (shown && audience === 'agents') return child.children as RootContent[]
    return shown ? [child] : []
  }) as typeof parent.children
  for (const child of parent.children as RootContent[])
    if ('children' in child) found = chooseAudience(child, audience, page) || found
  return found
}

function reportReader(tag: Tag, reader: string | undefined, page: Compilation): void {
  const unreadable = findAttribute(tag, 'for') ? 'not text in quotes' : 'missing'
  page.report(tag, {
    code: 'components/visibility-for',
    message: `<Visibility> is shown to nobody: \`for\` is ${reader === undefined ? unreadable : `"${reader}"`}`,
    hint: 'Write for="humans" or for="agents".',
  })
}
