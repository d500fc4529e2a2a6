import type { Compilation } from './compilation.ts'
import { isTag, type Tag } from './tag.ts'

/** Stands before the name of a tag that is the author's own though the theme has one of that name. */
export const OWN = 'Own$'

/** Stands before the name of the theme's component where the page declares one of that name. */
export const THEME = 'Theme$'

/** Nodes of either tree, as far as it matters here. */
interface AnyNode {
  type: string
  children?: AnyNode[]
}

type OwnTag = Tag & { data?: { isOwn?: boolean } }

/**
 * Marks tags whose component the page (or snippet) itself imports or declares under a name of
 * the theme: `<Image>` of an author is not the theme's image, which Markdown's images stay.
 */
export function markOwnTags(
  parent: AnyNode,
  own: ReadonlySet<string>,
  page: Compilation,
): void {
  for (const child of parent.children ?? []) {
    if (isTag(child) && own.has(child.name?.split('.')[0] ?? '')) {
      ;((child as OwnTag).data ??= {}).isOwn = true
      page.hasOwn = true
    }
    markOwnTags(child, own, page)
  }
}

/** Gives marked tags a name that no step of ours takes for the theme's. */
export function hideOwnTags(parent: AnyNode): void {
  visitOwn(parent, (tag) => {
    if (!tag.name!.startsWith(OWN)) tag.name = `${OWN}${tag.name}`
  })
}

/** Gives marked tags the name that their author wrote: authors' plugins see that. */
export function showOwnTags(parent: AnyNode): void {
  visitOwn(parent, (tag) => {
    if (tag.name!.startsWith(OWN)) tag.name = tag.name!.slice(OWN.length)
  })
}

function visitOwn(parent: AnyNode, rename: (tag: OwnTag) => void): void {
  for (const child of parent.children ?? []) {
    if (isTag(child) && (child as OwnTag).data?.isOwn) rename(child)
    visitOwn(child, rename)
  }
}
