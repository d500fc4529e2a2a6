import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isFile } from '../kit/is-file.ts'
import type { PageReference } from '../mdx/compiled-page.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { frontmatterReferences, moduleReferences } from '../check/site-references.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'
import { readIgnoreRules } from '../site/ignore-rules.ts'
import { resolvePageRef, normaliseRef } from '../site/page-ref.ts'
import { DOT_PAGE, SNIPPETS_FOLDER } from '../site/read-folder.ts'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import { importReplacements } from './import-replacements.ts'
import { movedUrl, movedFile, type FileReplacement, type Move } from './move.ts'
import { relativeUrl } from './relative-url.ts'
import { stripTrailingSlashes } from '../../runtime/kit/strip-trailing-slashes.ts'
import { isFolder } from '../kit/is-folder.ts'

/** The changes that a rename makes to pages and snippets. For settings, see `renameInSettings`. */
interface RenamePlan {
  move: Move
  replacements: FileReplacement[]
}

/** Why something can't be moved. */
export class RenameError extends Error {}

/**
 * Resolves what the author typed to a move: a page with or without its extension, a URL, or a
 * folder, also if it has an `index` page. A target that ends in `/` is a folder to move into.
 *
 * @throws RenameError if there is nothing to move, the target exists, or it would be no page.
 */
export function findMove(
  { root, site, navigation }: Pick<Project, 'root' | 'site' | 'navigation'>,
  from: string,
  to: string,
  force = false,
): Move {
  const page = resolvePageRef(site.pages, from)
  const folder = from.replace(/^\.?\/+|\/+$/g, '')
  const hasFolder = folder !== '' && isFolder(join(root, folder))
  if ((!page || page.format === 'api') && !hasFolder) {
    const meant = nearest(normaliseRef(from), site.pages.keys())
    throw new RenameError(
      page
        ? `\`${from}\` is generated from an API description: change its path there`
        : `there is no page or folder \`${from}\`${meant ? `; did you mean \`${meant}\`?` : ''}`,
    )
  }
  const file = page && page.format !== 'api' ? page.file : folder
  // The URL of a folder is that of its `index` page. Its name means all of it.
  const isWhole =
    hasFolder && (file === folder || file.replace(PAGE_FILE, '') === `${folder}/index`)
  const source = isWhole ? folder : file
  const move: Move = {
    kind: isWhole ? 'folder' : 'page',
    from: source,
    to: targetOf(source, to),
  }
  if (move.to.startsWith('..') || move.to === '')
    throw new RenameError(`\`${to}\` is outside the content folder`)
  if (/[#?]/.test(move.to))
    throw new RenameError(`\`${to}\` contains \`#\` or \`?\`, which page paths cannot`)
  if (move.from === move.to) throw new RenameError(`\`${from}\` has that name already`)
  if (move.kind === 'folder' && move.to.startsWith(`${move.from}/`))
    throw new RenameError('a folder cannot move into itself')
  if (move.from.startsWith(`${move.to}/`))
    throw new RenameError(`\`${move.to}\` contains \`${move.from}\``)
  const { order } = navigation
  const isDotPage = DOT_PAGE.test(move.to) && page && order.includes(page.path)
  const isIgnored = readIgnoreRules(root, [], order)
  if (!isDotPage && isIgnored(move.kind === 'folder' ? `${move.to}/` : move.to))
    throw new RenameError(`\`${move.to}\` is ignored, so it would be lost to the site`)
  const [wasSnippet, isSnippet] = [move.from, move.to].map((path) =>
    SNIPPETS_FOLDER.test(`${path}/`),
  )
  if (isSnippet && !wasSnippet)
    throw new RenameError(`\`${move.to}\` would be a snippet, not a page`)
  const parent = parentsOf(move.to).find((each) => isFile(join(root, each)))
  if (parent !== undefined) throw new RenameError(`\`${parent}\` is a file, not a folder`)
  if (isTaken(root, move) && !force)
    throw new RenameError(`\`${move.to}\` exists already; --force overwrites it`)
  return move
}

/**
 * Whether there is something else at the target of a move. Where file names ignore case, a name in
 * another case is the same file.
 */
export function isTaken(root: string, { from, to }: Move): boolean {
  const [old, present] = [from, to].map((path) =>
    statSync(join(root, path), { throwIfNoEntry: false, bigint: true }),
  )
  return present !== undefined && (present.ino !== old?.ino || present.dev !== old.dev)
}

/** The folders that contain a path: `a` and `a/b` for `a/b/c`. */
function parentsOf(path: string): string[] {
  const segments = path.split('/').slice(0, -1)
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'))
}

/** The path that a file is moved to. It keeps its extension. */
function targetOf(source: string, to: string): string {
  const into = to.endsWith('/') ? posix.join(to, posix.basename(source)) : to
  const path = stripTrailingSlashes(posix.normalize(into.replace(/^\.?\/+/, '')))
  if (!PAGE_FILE.test(source)) return path
  return path.replace(PAGE_FILE, '') + posix.extname(source)
}

/** Finds every link, image and import to update when a page or folder is moved. */
export function planRename(
  project: Project,
  compilations: readonly PageCompilation[],
  move: Move,
): RenamePlan {
  const { root, site } = project
  const found = new Map<string, FileReplacement>()
  const ofPages = compilations.flatMap(({ page, facts }) =>
    facts.links.map((link) => ({ link, from: page.file })),
  )
  const others = [
    ...frontmatterReferences(project, compilations),
    ...moduleReferences(project, compilations),
  ]
  for (const { link, from } of [
    ...ofPages,
    ...others.map((link) => ({ link, from: link.file })),
  ]) {
    const replacement = replace(link, from, move)
    const { file, line, column, href } = link
    if (replacement) found.set(`${file}:${line}:${column} ${href}`, replacement)
  }
  const replacements = [...found.values()]
  const files = compilations
    .map(({ page }) => page)
    .filter(({ format }) => format !== 'api')
    .map(({ file }) => file)
  const texts = [...files, ...site.snippets.filter((file) => PAGE_FILE.test(file))]
  for (const file of new Set(texts)) {
    const text = readFileSync(join(root, file), 'utf8')
    replacements.push(...importReplacements(text, file, move))
  }
  return { move, replacements }
}

function replace(
  { file, line, column, href, target }: PageReference,
  page: string,
  move: Move,
): FileReplacement | undefined {
  if (!target.startsWith('/') || target.startsWith('//') || href.startsWith('#')) return
  const url = movedUrl(move, target)
  const home = movedFile(move, page)
  const isRelative = !href.startsWith('/')
  if (url === target && (!isRelative || home === page)) return
  // In a snippet, relative URLs are relative to the page that includes it, of which there may
  // be several. So they become root-relative.
  const to =
    isRelative && file === page ? relativeUrl(home, url, href) : withEnding(url, href)
  return to === href ? undefined : { file, line, column, from: href, to }
}

/** Keeps the file extension if the author wrote one, except at the end of `/`. */
function withEnding(url: string, href: string): string {
  const ending = /\.mdx?(?=[?#]|$)/i.exec(href)?.[0]
  return ending && !/^\/(?:[?#]|$)/.test(url) ? url.replace(/(?=[?#]|$)/, ending) : url
}
