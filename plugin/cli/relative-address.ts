import { posix } from 'node:path'

/**
 * A root address as seen from the folder of a file, written as the author wrote the old one: with
 * `./` in front, and with the ending of the file, where that had them.
 *
 * @param file Root-relative, posix.
 * @param address Root address with query and hash.
 * @param old The relative address that it replaces.
 */
export function relativeAddress(file: string, address: string, old: string): string {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(address)!
  const relative = posix.relative(posix.join('/', posix.dirname(file)), path) || '.'
  const dotted =
    old.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative
  const ending = /\.mdx?(?=[?#]|$)/i.exec(old)?.[0] ?? ''
  return dotted + (path.endsWith(ending) ? '' : ending) + tail
}
