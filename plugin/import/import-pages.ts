import { readFileSync, realpathSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { overwriteFiles } from '../kit/overwrite-file.ts'
import { toPosix } from '../kit/package-files.ts'
import { readIgnoreRules } from '../site/ignore-rules.ts'
import { walkFiles } from '../site/walk-files.ts'
import { convertPage } from './convert-page.ts'
import type { ConversionKind } from './conversion.ts'
import type { FindSnippet } from './convert-snippets.ts'
import type { ReferenceTarget } from './convert-references.ts'
import type { MovedUrls } from './convert-links.ts'
import { readGitFiles } from './git-files.ts'
import type { HeadingRule } from './heading-slugs.ts'
import { moveEntries } from '../kit/move-entry.ts'
import { FolderError } from '../kit/folder-error.ts'
import { writeLabel } from './write-label.ts'

type Counts = ReadonlyMap<ConversionKind, number>

/** A page whose text is converted. */
interface PlannedPage {
  /** POSIX path relative to the content folder, without symbolic links. */
  file: string
  text: string
  counts: Counts
}

/** Pages in another tool's syntax, converted but not written yet. */
export interface PagePlan {
  /** Absolute path of the content folder, without symbolic links. */
  folder: string
  /** Those that change, in order. */
  changed: PlannedPage[]
  /** How many pages were read. */
  total: number
  /** Files in which the label of the navigation is written. */
  labelled: ReadonlySet<string>
  /** Files that are moved. Absolute paths, old and new. */
  moves: (readonly [string, string])[]
  problems: Diagnostic[]
}

/** What the navigation says about pages. Files are relative to the content folder. */
export interface PageOptions {
  /** The content folder, relative to the project, as files in it are reported. */
  content: string
  /** Files of the other tool that aren't pages, such as its list of them. */
  sources: ReadonlySet<string>
  /** Pages in the navigation, which may have names that are ignored. */
  listed: ReadonlySet<string>
  /** Pages below which those of their group are listed. */
  withCards?: ReadonlySet<string>
  /** Labels that are written into pages. */
  labels: ReadonlyMap<string, { label: string }>
  /** Whether a heading of level 1 is shown instead of the title in the frontmatter. */
  hasTitlesInText?: boolean | undefined
  /** The ids of headings in the other tool, if they are others than ours. */
  headingIds?: HeadingRule | undefined
  /** What references in a page lead to that aren't defined in it. */
  referencesIn?: ((page: string) => ReferenceTarget) | undefined
  /** Finds what pages include. */
  findSnippet?: FindSnippet | undefined
  /** Definitions of links and abbreviations that pages have at their end. */
  appended?: readonly string[] | undefined
  /** What is moved, and what links become by it. */
  moved?: {
    moves: (readonly [string, string])[]
    /** Those that git can't restore, relative to the project. */
    unsafe: readonly string[]
    urlsIn(page: string): MovedUrls
    /** The new path of a page. */
    pathOf(page: string): string
  }
  /** Whether files may change that git can't restore. */
  isForced: boolean
}

/** The most files to name in an error. */
const MAX_NAMED = 10

/**
 * Converts the pages of a content folder, without writing them. Files outside of it, and those
 * that git or Skerry ignores, are left out.
 *
 * @param root Absolute path of the content folder.
 * @throws FolderError if git couldn't restore a page.
 */
export async function planPages(
  root: string,
  { content, sources, listed, labels, moved, isForced, ...options }: PageOptions,
): Promise<PagePlan> {
  const folder = realpathSync(root)
  const isIgnored = readIgnoreRules(folder)
  const { files } = await walkFiles(
    folder,
    (path) => sources.has(path) || (isIgnored(path) && !listed.has(path)),
  )
  const pages = files.filter((file) => PAGE_FILE.test(file))
  // Several names may be links to one file.
  const real = [...new Set(pages.map((file) => realPathIn(folder, file)))].sort(
    byCodeUnit,
  )
  const git = readGitFiles(folder)
  const wanted = real.filter((file) => !git?.isIgnored(file))
  const problems: Diagnostic[] = []
  const labelled = new Set<string>()
  const changed = wanted.flatMap((file) => {
    const before = readPage(join(folder, file))
    // Reported by `skerry check`.
    if (before === undefined) return []
    const label = labels.get(file)?.label
    const converted = convertPage(before, formatOf(moved?.pathOf(file) ?? file), {
      moved: moved?.urlsIn(file),
      hasCards: options.withCards?.has(file),
      hasTitleInText: options.hasTitlesInText,
      label,
      headingIds: options.headingIds,
      targetOf: options.referencesIn?.(file),
      findSnippet: options.findSnippet,
      appended: options.appended,
    })
    if (converted.isUnreadable) problems.push(unreadPage(posix.join(content, file)))
    const { counts } = converted
    const titled = label === undefined ? undefined : writeLabel(converted.text, label)
    if (titled !== undefined) labelled.add(file)
    const text = titled ?? converted.text
    if (text !== converted.text)
      counts.set('frontmatter key', (counts.get('frontmatter key') ?? 0) + 1)
    return text === before ? [] : [{ file, text, counts }]
  })
  const unsafe = changed
    .filter(({ file }) => !git || git.isChanged(file))
    .map(({ file }) => posix.join(content, file))
  // A page may be converted and moved.
  const all = new Set([...unsafe, ...(moved?.unsafe ?? [])])
  if (all.size > 0 && !isForced) throw refusal(root, [...all], git !== undefined)
  const moves = moved?.moves ?? []
  return { folder, changed, total: wanted.length, labelled, moves, problems }
}

/**
 * Writes the pages of a plan and moves its files: all or none.
 *
 * @param more Other files to write, by absolute path.
 */
export function writePages(
  { folder, changed, moves }: PagePlan,
  more: ReadonlyMap<string, string> = new Map(),
): void {
  const pages = changed.map(({ file, text }) => [join(folder, file), text] as const)
  overwriteFiles(new Map([...more, ...pages]), () => moveEntries(moves))
}

/** Says what is converted, with a line for each page if they are listed. */
export function describePages(plan: PagePlan, isListed: boolean): string {
  const { changed, total } = plan
  const of = `${changed.length} of ${total} ${total === 1 ? 'page' : 'pages'}`
  if (changed.length === 0) return `${of} converted: nothing to convert.`
  const all = new Map<ConversionKind, number>()
  for (const { counts } of changed)
    for (const [kind, count] of counts) all.set(kind, (all.get(kind) ?? 0) + count)
  const rows = changed.map(({ file, counts }) => `  ${file}  ${listCounts(counts)}`)
  return [
    ...(isListed ? rows : []),
    `${of} ${isListed ? 'would be ' : ''}converted: ${listCounts(all)}.`,
  ].join('\n')
}

function listCounts(counts: Counts): string {
  return [...counts]
    .map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`)
    .join(', ')
}

function realPathIn(folder: string, file: string): string {
  return toPosix(relative(folder, realpathSync(join(folder, file))))
}

function formatOf(file: string): 'md' | 'mdx' {
  return file.toLowerCase().endsWith('.mdx') ? 'mdx' : 'md'
}

function unreadPage(file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'import/unread-page',
    message: 'the page is left as it is, because its tags do not match',
    hint: 'Correct what `skerry check` reports, and run the command again.',
    file,
  }
}

/** The text of a file with its byte order mark. Undefined if it isn't UTF-8. */
function readPage(path: string): string | undefined {
  const bytes = readFileSync(path)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function refusal(
  root: string,
  unsafe: readonly string[],
  isRepository: boolean,
): FolderError {
  if (!isRepository)
    return new FolderError(
      `\`${root}\` is not in a git repository, so converted pages could not be restored; nothing was written\n  Commit the pages first (git init), or use --force.`,
    )
  const named = unsafe.slice(0, MAX_NAMED).map((file) => `  ${file}`)
  const rest = unsafe.length - named.length
  return new FolderError(
    [
      'these files have changes that are not committed, so nothing was written:',
      ...named,
      ...(rest > 0 ? [`  and ${rest} more`] : []),
      '  Commit them first, or use --force.',
    ].join('\n'),
  )
}
