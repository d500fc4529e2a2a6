/**
 * A title from a page path: the last segment (of `guides/index` the folder's), `-` and `_` as
 * spaces, the first letter upper case and no other: `getting-started` is "Getting started".
 */
export function slugTitle(path: string): string {
  const segments = path.split('/')
  const last =
    segments.at(-1) === 'index' ? (segments.at(-2) ?? 'index') : segments.at(-1)!
  const words = last.replace(/[-_]+/g, ' ').trim()
  const [first = '', ...rest] = words
  return first.toUpperCase() + rest.join('')
}
