import { lstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { PAGE_FILE, pagePath } from '../../runtime/kit/page-url.ts'
import { toPosix } from '../kit/package-files.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { readIgnoreRules } from '../site/ignore-rules.ts'
import { pathAfter } from './path-after.ts'
import { scriptKind } from '../site/script-kind.ts'
import type { ForeignProject } from './foreign-project.ts'
import { readGitFilesAround } from './git-files.ts'
import { isReadme, listedFiles, type ImportedSite } from './imported-site.ts'
import { needsMdx } from './needs-mdx.ts'

/** Files that have another place here. Paths are relative to the project. */
export interface MovePlan {
  /** New paths by old ones. */
  moves: Map<string, string>
  /** Symbolic links that stay, to files that don't. */
  links: string[]
  /** Files that git can't restore. */
  unsafe: string[]
  problems: Diagnostic[]
}

type MovedSite = Pick<
  ImportedSite,
  'content' | 'entries' | 'folders' | 'pageFolders' | 'readsMdx'
>

/**
 * Plans which files `skerry import --pages` moves: pages named README, which are `index` here, `.md`
 * pages that need MDX, and the files of `site.folders` that git doesn't ignore. What can't have its
 * new place stays, and is reported.
 */
export function planMoves(
  site: MovedSite,
  { root, files }: Pick<ForeignProject, 'root' | 'files'>,
): MovePlan {
  const names = planPageNames(site, { root, files })
  const moves = withPageFolders(site.pageFolders ?? [], files, names)
  const problems = planFolders(site, { root, files }, moves)
  if (moves.size === 0) return { moves, links: [], unsafe: [], problems }
  const git = readGitFilesAround(realpathSync(root), site.content)
  for (const file of moves.keys()) if (git?.isIgnored(file)) moves.delete(file)
  const hidden = git?.ignoredPaths([...moves.values()])
  for (const [file, to] of moves) {
    if (!hidden?.has(to)) continue
    moves.delete(file)
    const hint = 'Change `.gitignore`, or move the file yourself.'
    problems.push(notMoved('file', file, `git ignores \`${to}\``, hint))
  }
  const links = [...files].filter((file) => {
    const target = moves.has(file) ? undefined : linkTarget(root, file)
    return target !== undefined && moves.has(target) && !git?.isIgnored(file)
  })
  problems.push(...[...moves].flatMap(([from, to]) => reportLoaded(root, from, to)))
  const unsafe = [...moves.keys(), ...links].filter((file) => !git || git.isChanged(file))
  return { moves, links, unsafe, problems }
}

/** The moves of the files in folders of pages, in the order of the folders, then the others. */
function withPageFolders(
  folders: NonNullable<ImportedSite['pageFolders']>,
  files: ReadonlySet<string>,
  names: ReadonlyMap<string, string>,
): Map<string, string> {
  const moves = new Map<string, string>()
  for (const folder of folders)
    for (const file of files)
      if (file.startsWith(`${folder.from}/`) && !moves.has(file))
        moves.set(file, pathAfter([folder], names.get(file) ?? file))
  for (const [file, to] of names) if (!moves.has(file)) moves.set(file, to)
  return moves
}

/** The pages named README in the navigation, in folders that have no index, and those that need MDX. */
function planPageNames(
  site: MovedSite,
  { root, files }: Pick<ForeignProject, 'root' | 'files'>,
): Map<string, string> {
  const moves = new Map<string, string>()
  const becomesMdx = (file: string) =>
    site.readsMdx === true &&
    file.endsWith('.md') &&
    needsMdx(readTextFile(join(root, file)) ?? '')
  const listed = [...listedFiles(site)].map((file) => posix.join(site.content, file))
  for (const from of listed.filter(isReadme)) {
    const folder = posix.dirname(from)
    const index = ['index.md', 'index.mdx'].map((name) => posix.join(folder, name))
    const taken = new Set(moves.values())
    if (index.some((path) => taken.has(path) || exists(join(root, path)))) continue
    if (linkedFolder(root, from) !== undefined) continue
    const extension = becomesMdx(from) ? '.mdx' : posix.extname(from)
    moves.set(from, posix.join(folder, `index${extension}`))
  }
  const start = site.content === '' ? '' : `${site.content}/`
  for (const file of files) {
    if (moves.has(file) || !file.startsWith(start) || !becomesMdx(file)) continue
    if (!isLinked(root, file) && !exists(join(root, `${file}x`)))
      moves.set(file, `${file}x`)
  }
  return moves
}

function isLinked(root: string, file: string): boolean {
  return linkTarget(root, file) !== undefined || linkedFolder(root, file) !== undefined
}

/** Adds the files of static folders. Returns what is left where it is. */
function planFolders(
  site: MovedSite,
  { root, files }: Pick<ForeignProject, 'root' | 'files'>,
  moves: Map<string, string>,
): Diagnostic[] {
  const { content, folders } = site
  const isIgnored = readIgnoreRules(
    join(root, content),
    [],
    [...listedFiles(site)].map(pagePath),
  )
  const written = ['docs.json', '.mintignore'].map((name) => posix.join(content, name))
  const taken = new Set([...moves.values(), ...written])
  const problems = new Map<string, Diagnostic>()
  const leave = (file: string, why: string, hint: string) =>
    problems.set(file, notMoved('file', file, why, hint))
  const leaveFolder = (folder: string, why: string) =>
    problems.set(
      folder,
      notMoved('folder', folder, why, 'Move its files, and change the links.'),
    )
  for (const { from: folder, to: target } of folders)
    for (const from of files) {
      if (!from.startsWith(`${folder}/`)) continue
      const to = posix.join(target, from.slice(folder.length + 1))
      const inside = posix.relative(content, to)
      const link = linkedFolder(root, from)
      if (link !== undefined) leaveFolder(link, 'it is a symbolic link')
      else if (repositoryOf(join(root, from)) !== repositoryOf(join(root, to)))
        leaveFolder(folder, `\`${target || '.'}\` is in another repository`)
      else if (taken.has(to) || exists(join(root, to)))
        leave(from, `\`${to}\` exists`, 'Move it under another name, or delete it.')
      else if (PAGE_FILE.test(from))
        leave(from, 'it would be a page', 'Move it next to the pages if it is one.')
      else if (isIgnored(inside) && !/(?:^|\/)\./.test(inside))
        leave(from, `\`${to}\` is not published`, 'Move it under another name.')
      else {
        moves.set(from, to)
        taken.add(to)
      }
    }
  return [...problems.values()]
}

function notMoved(
  what: 'file' | 'folder',
  file: string,
  why: string,
  hint: string,
): Diagnostic {
  const message = `the ${what} is not moved: ${why}`
  return { severity: 'warning', code: 'import/left-out', message, hint, file }
}

/** Reports a script or style sheet: next to pages, it is loaded on each of them. */
function reportLoaded(root: string, file: string, to: string): Diagnostic[] {
  if (!/\.(?:css|js)$/.test(file)) return []
  const text = file.endsWith('.js') ? readFileSync(join(root, file), 'utf8') : ''
  if (scriptKind(text) !== 'page') return []
  return [
    {
      severity: 'warning',
      code: 'import/loaded-file',
      message: `\`${to}\` is loaded on every page from now on`,
      hint: 'If only some pages need it, give a script the extension `.mjs`, and move a style sheet into a `<style>` element.',
      file,
    },
  ]
}

/** Whether there is a file, folder or link, also one that leads nowhere. */
function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    // A file is where a folder is needed.
    return false
  }
}

/** The outermost folder around a file that is a symbolic link. Paths are relative to `root`. */
function linkedFolder(root: string, file: string): string | undefined {
  const folder = posix.dirname(file)
  if (folder === '.') return undefined
  const outer = linkedFolder(root, folder)
  if (outer !== undefined) return outer
  return lstatSync(join(root, folder)).isSymbolicLink() ? folder : undefined
}

/** The innermost folder around a path that is a repository, such as a submodule, or the root. */
function repositoryOf(path: string): string {
  const folder = dirname(path)
  const isOutermost = folder === path
  return isOutermost || exists(join(folder, '.git')) ? folder : repositoryOf(folder)
}

/** What a symbolic link leads to, relative to `root`. Undefined for other files. */
function linkTarget(root: string, file: string): string | undefined {
  const path = join(root, file)
  if (!lstatSync(path).isSymbolicLink()) return undefined
  return toPosix(relative(root, resolve(dirname(path), readlinkSync(path))))
}

/** Says what is moved: a phrase for each folder, and one for the pages named README. */
export function describeMoves(
  { moves }: Pick<MovePlan, 'moves'>,
  { folders, pageFolders = [] }: Pick<ImportedSite, 'folders' | 'pageFolders'>,
  isDryRun: boolean,
): string {
  const files = [...moves.keys()]
  const phrases = [...pageFolders, ...folders].flatMap(({ from, to }) => {
    const count = files.filter((file) => file.startsWith(`${from}/`)).length
    return count === 0
      ? []
      : [`${countFiles(count)} from \`${from}/\` to \`${to || '.'}/\``]
  })
  const names = files.filter(
    (file) => !pageFolders.some(({ from }) => file.startsWith(`${from}/`)),
  )
  const renamed = names.filter((file) => !isReadme(file) && PAGE_FILE.test(file))
  if (renamed.length > 0)
    phrases.push(
      `${renamed.length} ${renamed.length === 1 ? 'page' : 'pages'} with code to \`.mdx\``,
    )
  const pages = names.filter(isReadme)
  if (pages.length > 0)
    phrases.push(
      `${pages.length} \`README\` ${pages.length === 1 ? 'page' : 'pages'} to \`index\``,
    )
  return `${isDryRun ? 'Would be moved' : 'Moved'}: ${phrases.join(', ')}.`
}

function countFiles(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`
}
