import { isUrl } from '../../runtime/kit/is-url.ts'
import { labelKeys } from './division-kinds.ts'

/** Names for the same thing: in the other schema, and in what other generators read. */
const synonyms = [
  ['label', 'name', 'title', 'text'],
  ['header', 'title', 'heading', 'name'],
  ['href', 'url', 'link', 'path'],
  ['items', 'links'],
  ['source', 'from'],
  ['destination', 'to'],
]

/** Names under which authors write the label of a group, tab or other division. */
const labels = ['name', 'title', 'label', 'text']

/** Whether entries of `pages` with this key are meant as a page or a link. Groups have none. */
export function isPageKey(key: string): boolean {
  return /^(?:page|path|slug|file|href|url|link)$/.test(key)
}

/**
 * What to write in `pages` instead of an object for a page or a link.
 *
 * @param target The value of a key that {@link isPageKey} accepts.
 */
export function pageHint(target: unknown): string {
  return isUrl(String(target))
    ? 'For a link, list a page that has `url: https://…` in its frontmatter, or add an anchor.'
    : 'Instead of an object, write the path of the page as text. Its title is in its frontmatter.'
}

/**
 * The key that has another name for the same thing, `href` for `url`, or the label of a division,
 * such as `tab`, for `name`. Undefined if there is none.
 *
 * @param keys Keys to choose from.
 */
export function synonymOf(key: string, keys: readonly string[]): string | undefined {
  if (labels.includes(key)) {
    const label = keys.find((name) => labelKeys.has(name))
    if (label !== undefined) return label
  }
  if (labelKeys.has(key)) return keys.find((name) => labels.includes(name))
  return synonyms
    .filter((names) => names.includes(key))
    .flatMap((names) => names.filter((name) => keys.includes(name)))[0]
}
