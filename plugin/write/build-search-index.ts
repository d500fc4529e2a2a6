import { minify } from 'vite'
import { searchDocument } from './search-document.ts'
import { IndexOutline } from './index-outline.ts'
import type { SearchFile } from './search-file.ts'
import type { SearchPage } from './search-page.ts'
import { writeRecords } from './write-records.ts'

/** The folder of the index in the output. */
export const SEARCH_FOLDER = 'pagefind'

/** Parts of the page that are no content, beside what Pagefind leaves out by itself. */
const NO_CONTENT = [
  'svg',
  'button',
  'select',
  'math annotation',
  '.tabs-bar',
  '.code-group-bar',
  '.code-block-fold',
  '.heading-alias',
  '.heading-anchor-after',
  '.tag-filter',
  '.prompt-toggle',
  '.api-facts',
  'skerry-island[name="console"]',
]

/** Of Pagefind's code only the worker is loaded; its messages may change with a minor version. */
const UNUSED = /^pagefind(?!-worker\.js$).*\.(js|css)$/

/**
 * Builds the search index with Pagefind: chunks of words and one record for each page,
 * with its sections, so that a reader loads little however many pages there are.
 *
 * @param pages Taken a few at a time, in their order, so that they need not be in memory
 *   together, and may still be in the making.
 * @param hasVersions Some pages belong to a version: the search is scoped by it.
 * @throws Error with what Pagefind complains of; also where there is no binary of it for
 *   this system.
 */
export async function buildSearchIndex(
  pages: Iterable<SearchPage> | AsyncIterable<SearchPage>,
  hasVersions: boolean,
): Promise<SearchFile[]> {
  const { createIndex } = await import('pagefind')
  const { index, errors } = await createIndex({
    excludeSelectors: NO_CONTENT,
    includeCharacters: '_',
    keepIndexUrl: true,
  })
  if (!index) throw new Error(errors.join('\n') || 'Pagefind does not start')
  try {
    const outline = new IndexOutline()
    for await (const batch of batches(pages, 16)) {
      for (const page of batch) outline.add(page)
      const answers = await Promise.all(
        batch.map((page) =>
          index.addHTMLFile({
            url: page.url,
            content: searchDocument(page, hasVersions),
          }),
        ),
      )
      const failed = answers.flatMap((answer) => answer.errors)
      if (failed.length > 0) throw new Error(failed.join('\n'))
    }
    const built = await index.getFiles()
    if (built.errors.length > 0) throw new Error(built.errors.join('\n'))
    const files = built.files.filter(({ path }) => !UNUSED.test(path))
    return [...(await Promise.all(files.map(shorten))), ...writeRecords(files, outline)]
  } finally {
    await index.deleteIndex()
  }
}

/** Pagefind's code comes with long names, which every reader would load. */
async function shorten(file: SearchFile): Promise<SearchFile> {
  if (!file.path.endsWith('.js')) return file
  const { code, errors } = await minify(file.path, Buffer.from(file.content).toString())
  return errors.length > 0 ? file : { ...file, content: Buffer.from(code) }
}

/** Ends Pagefind's process. An index that is built later starts it again. */
export async function closeSearch(): Promise<void> {
  const { close } = await import('pagefind')
  await close()
}

async function* batches<T>(
  items: Iterable<T> | AsyncIterable<T>,
  size: number,
): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    if (batch.push(item) < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
