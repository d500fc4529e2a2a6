import { posix } from 'node:path'

/**
 * Converts a root-relative URL to one relative to a file's folder, in the style of the old URL:
 * with `./` and the file extension if it had them.
 *
 * @param file Path of the file, relative to the content folder, with forward slashes.
 * @param url Root-relative URL with query and fragment.
 * @param old The relative URL that it replaces.
 */
export function relativeUrl(file: string, url: string, old: string): string {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(url)!
  const relative = posix.relative(posix.join('/', posix.dirname(file)), path) || '.'
  const dotted =
    old.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative
  const ending = /\.mdx?(?=[?#]|$)/i.exec(old)?.[0] ?? ''
  return dotted + (path.endsWith(ending) ? '' : ending) + tail
}
