import type { Compilation } from './compilation.ts'
import { isTag, type Tag } from './tag.ts'

/** Prefix of tags that are the author's own component with the name of a theme component. */
export const AUTHOR_PREFIX = 'Own$'

/** Prefix of theme components on pages that declare a component with the same name. */
export const THEME_PREFIX = 'Theme$'

/** A node of either tree. */
interface AnyNode {
  type: string
  children?: AnyNode[]
}

type OwnTag = Tag & { data?: { isOwn?: boolean } }

/**
 * Marks tags whose component the page or snippet itself declares under the name of a theme
 * component: an author's `<Image>` isn't the theme's, but Markdown images still are.
 */
export function markOwnTags(
  parent: AnyNode,
  own: ReadonlySet<string>,
  page: Compilation,
): void {
  for (const child of parent.children ?? []) {
    if (isTag(child) && own.has(child.name?.split('.')[0] ?? '')) markOwnTag(child, page)
    markOwnTags(child, own, page)
  }
}

/** Marks one tag of an author's component that has the name of a theme component. */
export function markOwnTag(tag: OwnTag, page: Compilation): void {
  ;(tag.data ??= {}).isOwn = true
  page.hasOwn = true
}

/** Prefixes marked tags, so that our steps don't mistake them for theme components. */
export function hideOwnTags(parent: AnyNode): void {
  visitOwn(parent, (tag) => {
    if (!tag.name!.startsWith(AUTHOR_PREFIX)) tag.name = `${AUTHOR_PREFIX}${tag.name}`
  })
}

/** Restores the names of marked tags, for authors' plugins. */
export function showOwnTags(parent: AnyNode): void {
  visitOwn(parent, (tag) => {
    if (tag.name!.startsWith(AUTHOR_PREFIX))
      tag.name = tag.name!.slice(AUTHOR_PREFIX.length)
  })
}

function visitOwn(parent: AnyNode, rename: (tag: OwnTag) => void): void {
  for (const child of parent.children ?? []) {
    if (isTag(child) && (child as OwnTag).data?.isOwn) rename(child)
    visitOwn(child, rename)
  }
}
