import { posix } from 'node:path'
import { decodePath, encodePath } from '../../runtime/kit/page-url.ts'
import { splitUrl } from '../../runtime/kit/split-url.ts'

/**
 * Converts a root-relative URL to one relative to a file's folder, in the style of the old URL:
 * with `./` and the file extension if it had them. A URL that ends in `..` has no extension.
 *
 * @param file Path of the file, relative to the content folder, with forward slashes.
 * @param url Root-relative URL with query and fragment.
 * @param old The relative URL that it replaces.
 */
export function relativeUrl(file: string, url: string, old: string): string {
  const [path, tail] = splitUrl(url)
  const folder = encodePath(posix.join('/', posix.dirname(file)))
  const relative = posix.relative(folder, encodePath(decodePath(path))) || '.'
  const dotted =
    old.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative
  const ending = /\.mdx?(?=[?#]|$)/i.exec(old)?.[0] ?? ''
  const isComplete = path.endsWith(ending) || /(?:^|\/)\.\.?$/.test(dotted)
  const moved = dotted + (isComplete ? '' : ending) + tail
  return decodePath(moved) === decodePath(old) ? old : moved
}
