/**
 * Derives a title from a page path: takes the last segment (for `guides/index`, the folder),
 * replaces `-` and `_` with spaces and capitalizes the first letter only: `getting-started`
 * becomes "Getting started".
 */
export function slugTitle(path: string): string {
  const segments = path.split('/')
  const last =
    segments.at(-1) === 'index' ? (segments.at(-2) ?? 'index') : segments.at(-1)!
  const words = last.replace(/[-_]+/g, ' ').trim()
  const [first = '', ...rest] = words
  return first.toUpperCase() + rest.join('')
}
