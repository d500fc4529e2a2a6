import type { Replacement } from '../check/replace-texts.ts'
import { PAGE_FILE, pageUrl } from '../../runtime/kit/page-url.ts'

/** A move of a page, or of a folder with all that is in it. */
export interface Move {
  kind: 'page' | 'folder'
  /** Root-relative paths of the file or folder, posix. */
  from: string
  to: string
}

/** A replacement in a file, by its path before the move. */
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

/** An address after the move: of a page, or of a file in a folder that moves; query and hash stay. */
export function movedAddress(move: Move, address: string): string {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(address)!
  const { kind, from, to } = move
  if (kind === 'page') {
    const same = decode(path).replace(PAGE_FILE, '') === decode(pageUrl(from))
    return same ? pageUrl(to) + tail : address
  }
  const plain = decode(path)
  return plain === `/${from}` || plain.startsWith(`/${from}/`)
    ? encodeURI(`/${to}${plain.slice(from.length + 1)}`) + tail
    : address
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
