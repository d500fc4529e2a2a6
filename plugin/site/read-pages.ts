import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { contentHash } from '../kit/content-hash.ts'
import { ifExists } from '../kit/if-exists.ts'
import type { Store } from '../kit/store.ts'
import { hasShape, jsonKind, localKind } from '../kit/stored-kind.ts'
import { toolVersions } from '../kit/tool-versions.ts'
import { importedFiles } from './find-imported-pages.ts'
import { parsePage, type PageSettings, type ReadPage } from './read-page.ts'
import { readPageFile } from './read-page-text.ts'
import type { SourcePage } from './site.ts'

/** A page that was read from its file, with what the folder needs to know of it. */
interface PageFacts extends ReadPage {
  /** Markdown files that it imports, root-relative. */
  imports: readonly string[]
}

/** A page as it is stored. Its body is the end of the file's text. */
interface StoredPage {
  page: Omit<SourcePage, 'body'>
  /** In UTF-16 code units. */
  bodyLength: number
  diagnostics: readonly Diagnostic[]
  imports: readonly string[]
}

/** The text of a page file. */
interface PageFile {
  file: string
  text: string
  /** About its encoding. */
  diagnostics: readonly Diagnostic[]
}

/** Pages stored together: few entries to load, and few pages to parse again after an edit. */
const GROUP = 32
/** Milliseconds to read before yielding to the event loop. */
const TURN = 10

const isStored = hasShape<StoredPage>({
  page: 'record',
  bodyLength: 'number',
  diagnostics: 'array',
  imports: 'array',
})

/** Store entries of groups of pages, by their texts. Other machines parse as fast as they load. */
const pagesKind = localKind(
  jsonKind<StoredPage[]>(
    'pages',
    (value): value is StoredPage[] => Array.isArray(value) && value.every(isStored),
  ),
)

/**
 * Reads page files. What was read of unchanged ones is taken from the store, unless a function
 * of the site changes frontmatter.
 *
 * @param root Absolute path of the content folder.
 * @param files POSIX paths relative to it.
 * @returns By file, in the same order. Files that disappeared in the meantime are left out.
 * @throws Errors of the file system and of the site's `frontmatter` function.
 */
export async function readPages(
  root: string,
  files: readonly string[],
  settings: PageSettings,
  store?: Store,
): Promise<Map<string, PageFacts>> {
  const pages = new Map<string, PageFacts>()
  let turn = performance.now()
  for (let at = 0; at < files.length; at += GROUP) {
    const group = files.slice(at, at + GROUP).flatMap((file) => readFile(root, file))
    const facts =
      store && !settings.frontmatter
        ? loadGroup(group, settings, store)
        : group.map((file) => parseFile(file, settings))
    for (const [index, { file, diagnostics }] of group.entries()) {
      const read = facts[index]!
      pages.set(file, { ...read, diagnostics: [...diagnostics, ...read.diagnostics] })
    }
    if (performance.now() - turn < TURN) continue
    await nextTurn()
    turn = performance.now()
  }
  return pages
}

function readFile(root: string, file: string): PageFile | [] {
  const read = ifExists(() => readPageFile(root, file))
  return read === undefined ? [] : { file, ...read }
}

function parseFile({ text, file }: PageFile, settings: PageSettings): PageFacts {
  const { page, diagnostics } = parsePage(text, file, settings)
  return { page, diagnostics, imports: importedFiles(file, page.body) }
}

function loadGroup(
  group: readonly PageFile[],
  settings: PageSettings,
  store: Store,
): PageFacts[] {
  const texts = group.flatMap(({ file, text }) => [file, text])
  const key = contentHash(toolVersions(), settings.variables, ...texts)
  const stored = store.get(pagesKind, key)
  if (stored?.length === group.length)
    return stored.map((page, index) => restore(page, group[index]!.text))
  const parsed = group.map((file) => parseFile(file, settings))
  const toStore = parsed.map(({ page: { body, ...page }, diagnostics, imports }) => ({
    page,
    bodyLength: body.length,
    diagnostics,
    imports,
  }))
  // YAML has values that JSON hasn't, such as `.inf`.
  const copies = JSON.parse(JSON.stringify(toStore)) as StoredPage[]
  const restored = copies.map((copy, index) => restore(copy, group[index]!.text))
  if (isDeepStrictEqual(restored, parsed)) store.set(pagesKind, key, toStore)
  return parsed
}

function restore(stored: StoredPage, text: string): PageFacts {
  const { page, bodyLength, diagnostics, imports } = stored
  const body = text.slice(text.length - bodyLength)
  return { page: { ...page, body }, diagnostics: [...diagnostics], imports }
}
