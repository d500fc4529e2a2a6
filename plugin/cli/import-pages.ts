import { readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { overwriteFiles } from '../kit/overwrite-file.ts'
import { toPosix } from '../kit/package-files.ts'
import { readIgnoreRules } from '../site/ignore-rules.ts'
import { walkFiles } from '../site/walk-files.ts'
import { convertPage } from './convert-page.ts'
import type { ConversionKind } from './conversion.ts'
import { readGitFiles } from './git-files.ts'
import { FolderError } from './require-site.ts'

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
  problems: Diagnostic[]
}

/** The most files to name in an error. */
const MAX_NAMED = 10

/**
 * Converts the pages of a content folder, without writing them. Files outside of it, and those
 * that git or Skerry ignores, are left out.
 *
 * @param root Absolute path of the content folder.
 * @param readmes Pages named README that are in the navigation, relative to the folder.
 * @param isForced Whether pages may change that git can't restore.
 * @throws FolderError if such a page would change.
 */
export async function planPages(
  root: string,
  readmes: ReadonlySet<string>,
  isForced: boolean,
): Promise<PagePlan> {
  const folder = realpathSync(root)
  const isIgnored = readIgnoreRules(folder)
  const { files } = await walkFiles(
    folder,
    (path) => isIgnored(path) && !readmes.has(path),
  )
  const pages = files.filter((file) => PAGE_FILE.test(file))
  // Several names may be links to one file.
  const real = [...new Set(pages.map((file) => realPathIn(folder, file)))].sort(
    byCodeUnit,
  )
  const git = readGitFiles(folder, real)
  const wanted = real.filter((file) => !git?.ignored.has(file))
  const problems: Diagnostic[] = []
  const changed = wanted.flatMap((file) => planPage(folder, file, problems))
  const unsafe = changed.filter(({ file }) => !git || git.isChanged(file))
  if (unsafe.length > 0 && !isForced) throw refusal(root, unsafe, git !== undefined)
  return { folder, changed, total: wanted.length, problems }
}

/** Writes the pages of a plan: all or none. */
export function writePages({ folder, changed }: PagePlan): void {
  overwriteFiles(new Map(changed.map(({ file, text }) => [join(folder, file), text])))
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

function planPage(folder: string, file: string, problems: Diagnostic[]): PlannedPage[] {
  const text = decode(readFileSync(join(folder, file)))
  // Reported by `skerry check`.
  if (text === undefined) return []
  const format = file.toLowerCase().endsWith('.mdx') ? 'mdx' : 'md'
  const converted = convertPage(text, format)
  if (converted.isUnreadable)
    problems.push({
      severity: 'warning',
      code: 'import/unread-page',
      message: 'the page is left as it is, because its tags do not match',
      hint: 'Correct what `skerry check` reports, and run the command again.',
      file,
    })
  return converted.text === text ? [] : [{ file, ...converted }]
}

/** The text of a file with its byte order mark. Undefined if it isn't UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function refusal(
  root: string,
  unsafe: readonly PlannedPage[],
  isRepository: boolean,
): FolderError {
  if (!isRepository)
    return new FolderError(
      `\`${root}\` is not in a git repository, so converted pages could not be restored; nothing was written\n  Commit the pages first (git init), or use --force.`,
    )
  const named = unsafe.slice(0, MAX_NAMED).map(({ file }) => `  ${file}`)
  const rest = unsafe.length - named.length
  return new FolderError(
    [
      'these pages have changes that are not committed, so nothing was written:',
      ...named,
      ...(rest > 0 ? [`  and ${rest} more`] : []),
      '  Commit them first, or use --force.',
    ].join('\n'),
  )
}
