import type { Replacement } from '../check/replace-texts.ts'
import { decodePath, encodePath, PAGE_FILE, pageUrl } from '../../runtime/kit/page-url.ts'
import { splitUrl } from '../../runtime/kit/split-url.ts'

/** Moves a page, or a folder with everything in it. */
export interface Move {
  kind: 'page' | 'folder'
  /** Paths of the file or folder, relative to the content folder, with forward slashes. */
  from: string
  to: string
}

/** A replacement in a file, which is identified by its path before the move. */
export interface FileReplacement extends Replacement {
  file: string
}

/** The path of a file after the move. */
export function movedFile({ kind, from, to }: Move, file: string): string {
  if (kind === 'page') return file === from ? to : file
  return file === from || file.startsWith(`${from}/`)
    ? to + file.slice(from.length)
    : file
}

/** The URL of a page or file after the move. Query and fragment are kept. */
export function movedUrl(move: Move, url: string): string {
  const [path, tail] = splitUrl(url)
  const { kind, from, to } = move
  if (kind === 'page') {
    const same = decodePath(path).replace(PAGE_FILE, '') === decodePath(pageUrl(from))
    return same ? pageUrl(to) + tail : url
  }
  const plain = decodePath(path)
  return plain === `/${from}` || plain.startsWith(`/${from}/`)
    ? encodePath(`/${to}${plain.slice(from.length + 1)}`) + tail
    : url
}
