import { posix } from 'node:path'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { movedFile, type FileReplacement, type Move } from './move.ts'
import { relativeUrl } from './relative-url.ts'

const IMPORT =
  /^[ \t]*(?:import|export)\b[^'"`]*?from[ \t]*(['"])(\.{0,2}\/[^'"]+)\1|^[ \t]*import[ \t]*(['"])(\.{0,2}\/[^'"]+)\3/gm

/** The path of a code block with the code of a file: ` ```ts file="./a.ts#part" `. */
const CODE_FILE = /^[ \t>]*(?:`{3,}|~{3,})(?:[^\n]*\s)?file=["']?([^\s"'#]+)/gm

/**
 * The imports of a page, and the files of its code blocks, to update when a file is moved: those of
 * the file, and relative ones of the page if it moves itself.
 */
export function importReplacements(
  text: string,
  file: string,
  move: Move,
): FileReplacement[] {
  const found = [...text.matchAll(IMPORT), ...text.matchAll(CODE_FILE)]
  return found.flatMap((match) => {
    const from = match[4] ?? match[2] ?? match[1]!
    const target = posix.resolve('/', posix.dirname(file), from).slice(1)
    const moved = movedFile(move, target)
    const home = movedFile(move, file)
    const to = from.startsWith('/') ? `/${moved}` : relativeUrl(home, `/${moved}`, from)
    const written = !from.startsWith('/') && !to.startsWith('.') ? `./${to}` : to
    if (written === from) return []
    const place = placeAt(text, match.index + match[0].lastIndexOf(from))
    return [{ file, ...place, from, to: written }]
  })
}
