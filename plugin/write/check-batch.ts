import type { SplitIndex } from './index-batch.ts'
import { mergeIndex } from './merge-index.ts'
import { UnknownIndexError } from './pagefind-format.ts'
import type { SearchFile } from './search-file.ts'

/**
 * Reassembles a batch on its own and compares the result with what Pagefind wrote. Comparing
 * names suffices, because files of words and texts are named by their content.
 *
 * @throws UnknownIndexError if they differ, which means that the format has changed.
 */
export async function checkBatch(
  { batch }: SplitIndex,
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
    throw new UnknownIndexError('the reassembled index differs')
}

/** The file with the text of a page. */
export function fragmentPath(name: string): string {
  return `fragment/${name}.pf_fragment`
}
