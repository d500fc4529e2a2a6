import { existsSync, realpathSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { decodePath, encodePath } from '../../runtime/kit/page-url.ts'
import type { ForeignProject } from './foreign-project.ts'
import { readGitFiles } from './git-files.ts'
import { isReadme, listedFiles, type ImportedSite } from './imported-site.ts'

/** Files that have another place here. Paths are relative to the project. */
export interface MovePlan {
  /** New paths by old ones. */
  moves: Map<string, string>
  /** Files that git can't restore. */
  unsafe: string[]
  problems: Diagnostic[]
}

/**
 * Plans which files `skerry import --pages` moves: pages named README, which are `index` here, and
 * the files of `site.folders` that git doesn't ignore. Where there is another file already, both
 * stay.
 */
export function planMoves(
  { content, entries, folders }: Pick<ImportedSite, 'content' | 'entries' | 'folders'>,
  { root, files }: Pick<ForeignProject, 'root' | 'files'>,
): MovePlan {
  const moves = new Map<string, string>()
  const problems: Diagnostic[] = []
  const isTaken = (path: string) => existsSync(join(root, path))
  for (const file of [...listedFiles({ content, entries })].filter(isReadme)) {
    const from = posix.join(content, file)
    const folder = posix.dirname(from)
    const index = ['index.md', 'index.mdx'].map((name) => posix.join(folder, name))
    if (!index.some(isTaken))
      moves.set(from, posix.join(folder, `index${posix.extname(from)}`))
  }
  for (const { from: folder, to: target } of folders)
    for (const from of files) {
      if (!from.startsWith(`${folder}/`)) continue
      const to = posix.join(target, from.slice(folder.length + 1))
      if (!isTaken(to)) moves.set(from, to)
      else
        problems.push({
          severity: 'warning',
          code: 'import/left-out',
          message: `the file is not moved: \`${to}\` exists`,
          hint: 'Move it under another name, or delete it.',
          file: from,
        })
    }
  if (moves.size === 0) return { moves, unsafe: [], problems }
  const git = readGitFiles(realpathSync(root))
  for (const file of moves.keys()) if (git?.isIgnored(file)) moves.delete(file)
  const unsafe = [...moves.keys()].filter((file) => !git || git.isChanged(file))
  return { moves, unsafe, problems }
}

/** Names of folders in imports of Docusaurus and Astro. */
const ALIASES = [
  ['@site/', ''],
  ['~/', 'src/'],
  ['@/', 'src/'],
] as const

/**
 * The URL that a link, image or import has when files are moved. Undefined if it stays.
 *
 * @param page Path of the page that has it, relative to the project. Pages keep their folder.
 * @param content The content folder, to which root-relative URLs are relative.
 */
export function movedHref(
  href: string,
  { page, content, moves }: { page: string; content: string } & Pick<MovePlan, 'moves'>,
): string | undefined {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href)!
  if (path === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return undefined
  const plain = decodePath(path)
  const [alias, start] = ALIASES.find(([each]) => plain.startsWith(each)) ?? []
  const isRooted = plain.startsWith('/') || alias !== undefined
  const folder = isRooted ? content : posix.dirname(page)
  const from =
    alias === undefined ? posix.join(folder, plain) : start + plain.slice(alias.length)
  const to = moves.get(from)
  if (to === undefined) return undefined
  const relative = posix.relative(folder === '' ? '.' : folder, to)
  const isDotted = plain.startsWith('./') && !relative.startsWith('.')
  return `${isRooted ? '/' : isDotted ? './' : ''}${encodePath(relative)}${tail}`
}

/** Says what is moved: a phrase for each folder, and one for the pages named README. */
export function describeMoves(
  { moves }: Pick<MovePlan, 'moves'>,
  folders: ImportedSite['folders'],
  isDryRun: boolean,
): string {
  const files = [...moves.keys()]
  const phrases = folders.flatMap(({ from, to }) => {
    const count = files.filter((file) => file.startsWith(`${from}/`)).length
    return count === 0
      ? []
      : [`${countFiles(count)} from \`${from}/\` to \`${to || '.'}/\``]
  })
  const pages = files
    .filter(isReadme)
    .filter((file) => !folders.some(({ from }) => file.startsWith(`${from}/`)))
  if (pages.length > 0)
    phrases.push(
      `${pages.length} \`README\` ${pages.length === 1 ? 'page' : 'pages'} to \`index\``,
    )
  return `${isDryRun ? 'Would be moved' : 'Moved'}: ${phrases.join(', ')}.`
}

function countFiles(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`
}
