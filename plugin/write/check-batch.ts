import type { TakenApart } from './index-batch.ts'
import { mergeIndex } from './merge-index.ts'
import { UnknownIndexError } from './pagefind-format.ts'
import type { SearchFile } from './search-file.ts'

/**
 * Puts a batch together again, alone, and compares it with what Pagefind gave: files of words and
 * texts are named by what they hold.
 *
 * @throws UnknownIndexError where it is not the same: then we do not know the format.
 */
export async function checkBatch(
  { batch }: TakenApart,
  files: readonly SearchFile[],
): Promise<void> {
  const merged = await mergeIndex([batch], (content) => Promise.resolve(content))
  const own = [
    ...merged.files.map(({ path }) => path),
    ...merged.names.flat(2).map(fragmentPath),
  ]
  const isNamed = (path: string) => /^(?:index|fragment)\//.test(path)
  const given = files.map(({ path }) => path).filter(isNamed)
  const found = new Set(own.filter(isNamed))
  if (found.size !== given.length || given.some((path) => !found.has(path)))
    throw new UnknownIndexError('the index is not what its parts make')
}

/** The file of a page's text. */
export function fragmentPath(name: string): string {
  return `fragment/${name}.pf_fragment`
}
