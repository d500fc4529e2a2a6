import { posix } from 'node:path'
import { decodePath, encodePath, pagePath } from '../../runtime/kit/page-url.ts'
import type { ForeignProject } from './foreign-project.ts'
import { isReadme, type ImportedSite } from './imported-site.ts'
import { splitUrl } from '../../runtime/kit/split-url.ts'

/** Starts of paths that stand for a folder, such as `['@/', 'src/']`. */
export type PathAliases = readonly (readonly [string, string])[]

/** Those of Docusaurus, and the usual ones of Astro. */
const USUAL: PathAliases = [
  ['@site/', ''],
  ['~/', 'src/'],
  ['@/', 'src/'],
]

const ALIAS = /"([^"*\s]+\/)\*"\s*:\s*\[\s*"(?:\.\/)?([^"*\s]+\/)\*"/g

/** The aliases in the `paths` of `tsconfig.json`, and usual ones. */
export function readAliases(project: ForeignProject): PathAliases {
  const file = project.first('tsconfig.json', 'jsconfig.json')
  const text = file === undefined ? '' : project.text(file)
  const own = [...text.matchAll(ALIAS)].map(([, alias, to]) => [alias!, to!] as const)
  return [...own, ...USUAL]
}

/** A page, and what is moved. Paths are relative to the project. */
interface MovedFrom {
  /** The page that has the link. */
  page: string
  /** The content folder, to which root-relative URLs are relative. */
  content: string
  /** New paths by old ones. */
  moves: ReadonlyMap<string, string>
  /** All files. */
  files?: ReadonlySet<string>
  aliases?: PathAliases
  /** The URLs of pages that change. */
  urls?: ImportedSite['urls']
  urlFolders?: ImportedSite['urlFolders']
}

/** The URL that a link or image has when files or URLs change. Undefined if it stays. */
export function movedHref(
  href: string,
  { page, content, moves, files = new Set(), aliases = USUAL, ...other }: MovedFrom,
): string | undefined {
  const { urls, urlFolders } = other
  const [path, tail] = splitUrl(href)
  if (path === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return undefined
  const plain = decodePath(path)
  const url = urls?.get(plain.replace(/(?<=.)\/$/, ''))
  if (url !== undefined) return url + tail
  const aliased = resolveAlias(plain, aliases)
  const isRooted = plain.startsWith('/') || aliased !== undefined
  const folder = isRooted ? content : posix.dirname(page)
  const old = aliased ?? posix.join(folder, plain)
  // Other relative links are relative to URLs.
  if (!isRooted && !isFile(old, files)) {
    const target = posix.join(urlFolders?.get(page) ?? '', plain).replace(/\/$/, '')
    const moved = urls?.get(target)
    if (moved !== undefined) return moved + tail
  }
  const to = movedPath(old, moves) ?? (!isRooted && files.has(old) ? old : undefined)
  const base = isRooted ? content : posix.dirname(moves.get(page) ?? page)
  if (to === undefined || isSameWay([folder, old], [base, to])) return undefined
  return written(encodePath(posix.relative(base, to)), tail, {
    isRooted,
    isDotted: plain.startsWith('./'),
  })
}

/**
 * The path that an import has when files are moved: not encoded, and from the content folder if it
 * was from the project's. Undefined if it stays.
 */
export function movedImport(
  from: string,
  { page, content, moves, aliases = USUAL }: MovedFrom,
): string | undefined {
  const [path, tail] = splitUrl(from)
  const aliased = path.startsWith('/') ? path.slice(1) : resolveAlias(path, aliases)
  const isRooted = aliased !== undefined
  if (!isRooted && !path.startsWith('.')) return undefined
  const folder = isRooted ? content : posix.dirname(page)
  const old = aliased ?? posix.join(folder, path)
  const to = moves.get(old) ?? (isRooted ? undefined : old)
  const base = isRooted ? content : posix.dirname(moves.get(page) ?? page)
  if (to === undefined || isSameWay([folder, old], [base, to])) return undefined
  return written(posix.relative(base, to), tail, { isRooted, isDotted: true })
}

/** Whether a path is that of a file or a page. */
function isFile(path: string, files: ReadonlySet<string>): boolean {
  const stem = path.replace(/\/$/, '')
  const pages = [stem, posix.join(stem, 'index'), posix.join(stem, 'README')]
  return (
    files.has(path) ||
    pages.some((page) => files.has(`${page}.md`) || files.has(`${page}.mdx`))
  )
}

type Way = readonly [folder: string, path: string]

/** Whether a relative link leads from a folder to a path as before. */
function isSameWay(before: Way, after: Way): boolean {
  return posix.relative(...before) === posix.relative(...after)
}

function resolveAlias(path: string, aliases: PathAliases): string | undefined {
  const [alias, to = ''] = aliases.find(([each]) => path.startsWith(each)) ?? []
  return alias === undefined ? undefined : posix.join(to, path.slice(alias.length))
}

/** The new path of a file. A link to a README may lack the extension, or have that of its URL. */
function movedPath(path: string, moves: ReadonlyMap<string, string>): string | undefined {
  const to = moves.get(path)
  const stem = path.replace(/\.html$/, '')
  if (to !== undefined || !isReadme(`${stem}.md`)) return to
  const page = moves.get(`${stem}.md`) ?? moves.get(`${stem}.mdx`)
  return page && pagePath(page) + path.slice(stem.length)
}

function written(
  relative: string,
  tail: string,
  { isRooted, isDotted }: { isRooted: boolean; isDotted: boolean },
): string {
  const start = isRooted ? '/' : isDotted && !relative.startsWith('.') ? './' : ''
  return start + relative + tail
}
