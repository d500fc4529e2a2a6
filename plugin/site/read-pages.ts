import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { contentHash } from '../kit/content-hash.ts'
import { ifExists } from '../kit/if-exists.ts'
import type { Store } from '../kit/store.ts'
import { hasShape, jsonKind, localKind } from '../kit/stored-kind.ts'
import { toolVersions } from '../kit/tool-versions.ts'
import { parsePage, type PageSettings, type ReadPage } from './read-page.ts'
import { readPageFile } from './read-page-text.ts'

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

const isStored = hasShape<ReadPage>({ page: 'record', diagnostics: 'array' })

/** Store entries of groups of pages, by their texts. Other machines parse as fast as they load. */
const pagesKind = localKind(
  jsonKind<ReadPage[]>(
    'pages',
    (value): value is ReadPage[] => Array.isArray(value) && value.every(isStored),
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
): Promise<Map<string, ReadPage>> {
  const pages = new Map<string, ReadPage>()
  let turn = performance.now()
  for (let at = 0; at < files.length; at += GROUP) {
    const group = files.slice(at, at + GROUP).flatMap((file) => readFile(root, file))
    const parsed =
      store && !settings.frontmatter
        ? loadGroup(group, settings, store)
        : group.map(({ text, file }) => parsePage(text, file, settings))
    for (const [index, { file, diagnostics }] of group.entries()) {
      const read = parsed[index]!
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

function loadGroup(
  group: readonly PageFile[],
  settings: PageSettings,
  store: Store,
): ReadPage[] {
  const texts = group.flatMap(({ file, text }) => [file, text])
  const { variables, origin } = settings
  const key = contentHash(toolVersions(), variables, origin ?? '', ...texts)
  const stored = store.get(pagesKind, key)
  if (stored?.length === group.length) return stored
  const parsed = group.map(({ text, file }) => parsePage(text, file, settings))
  // Parts of a string keep all of it in memory, so return copies.
  const copies = JSON.parse(JSON.stringify(parsed)) as ReadPage[]
  // YAML has values that JSON hasn't, such as `.inf`.
  if (!isDeepStrictEqual(copies, parsed)) return parsed
  store.set(pagesKind, key, parsed)
  return copies
}
