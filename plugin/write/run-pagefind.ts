import { searchDocument } from './search-document.ts'
import type { SearchFile } from './search-file.ts'
import type { SearchPage } from './search-page.ts'

/** Elements to exclude from the index, in addition to Pagefind's defaults. */
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

/**
 * Files of Pagefind that we don't load. We only use its worker, whose messages may change in a
 * minor version.
 */
const UNUSED = /^pagefind(?!-worker\.js$).*\.(js|css)$/

/** Number of pages passed to Pagefind at once. */
const CONCURRENCY = 16

/**
 * Indexes pages with Pagefind.
 *
 * @param pages Read in batches, so that they don't have to be in memory at once.
 * @param hasVersions Whether some pages belong to a version, which limits searches to it.
 * @returns The files that we use.
 * @throws Error with Pagefind's message, or if it has no binary for this platform.
 */
export async function runPagefind(
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
    for await (const batch of batches(pages, CONCURRENCY)) {
      const answers = await Promise.all(
        batch.map((page) =>
          index.addHTMLFile({
            url: page.url,
            // The service rejects half of a character, which JSON may have: `"\ud83d"`.
            content: searchDocument(page, hasVersions).toWellFormed(),
          }),
        ),
      )
      const failed = answers.flatMap((answer) => answer.errors)
      if (failed.length > 0) throw new Error(failed.join('\n'))
    }
    const built = await index.getFiles()
    if (built.errors.length > 0) throw new Error(built.errors.join('\n'))
    return built.files.filter(({ path }) => !UNUSED.test(path))
  } finally {
    await index.deleteIndex()
  }
}

/** Makes the index files of pages, as Pagefind does. */
export type Indexer = typeof runPagefind

/** Stops Pagefind's process. Building another index starts it again. */
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
