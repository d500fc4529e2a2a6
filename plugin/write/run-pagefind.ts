import { searchDocument } from './search-document.ts'
import type { SearchFile } from './search-file.ts'
import type { SearchPage } from './search-page.ts'

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

/** Pages that Pagefind is given before its answers are waited for. */
const AT_ONCE = 16

/**
 * Has Pagefind index pages.
 *
 * @param pages Taken a few at a time, in their order, so that they need not be in memory together.
 * @param hasVersions Some pages of the site belong to a version: the search is scoped by it.
 * @returns The files that are of use.
 * @throws Error with what Pagefind complains of; also where there is no binary of it for
 *   this system.
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
    for await (const batch of batches(pages, AT_ONCE)) {
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
    return built.files.filter(({ path }) => !UNUSED.test(path))
  } finally {
    await index.deleteIndex()
  }
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
