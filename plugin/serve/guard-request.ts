import { realpathSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isFile } from '../kit/is-file.ts'
import { packageRoot, toPosix } from '../kit/package-files.ts'
import { isShown } from '../site/file-kinds.ts'
import type { Project } from '../site/project.ts'
import type { Site } from '../site/site.ts'

/** What a guard asks of the server that it stands before. */
export interface GuardedServer {
  /** Absolute path of the content folder, posix. */
  root: string
  /** Where Vite keeps what it made of packages, absolute. */
  cacheDir: string
  /** Whether a file, or an id, is a module that pages have asked for, or will. */
  isModule(id: string): boolean
}

/** Folders of our package with what browsers load of it. */
const OWN_FOLDERS = ['dist', 'runtime', 'theme', 'playground'].map(
  (folder) => `${toPosix(packageRoot)}/${folder}/`,
)
/** What is left of the name of a file where Vite makes a module of Markdown. */
const MADE_OF_MARKDOWN = /(\.mdx?)\.skerry(?:-content)?\.jsx$/i

/**
 * Decides on a request before Vite sees it: what a build would not publish is not served either,
 * but for modules that pages import. Whatever way leads to a file (`/a`, `/@fs/…`, `/@id/…`,
 * symbolic links, doubled slashes), it is one and the same file.
 *
 * @param path Decoded, without base and query.
 * @param project Absent while the settings cannot be read: then nothing of the folder is served.
 * @returns The path to go on with, in its plain form, or undefined where nothing must be served.
 */
export function guardRequest(
  path: string,
  server: GuardedServer,
  project: Project | undefined,
): string | undefined {
  const plain = posix.normalize(path)
  const id = idOf(plain)
  if (id !== undefined && !isPath(id)) return server.isModule(id) ? plain : undefined
  const given = id ?? (plain.startsWith('/@fs/') ? plain.slice('/@fs'.length) : undefined)
  if (given === undefined) return isServed(plain, server, project) ? plain : undefined
  // On Windows the path that follows is `/C:/…`.
  const file = posix
    .normalize(`/${given.replace(/^\0?(?:file:)?/, '')}`)
    .replace(/^\/(?=[a-z]:\/)/i, '')
  return isServed(file, server, project) ? `/@fs${asAddress(file)}` : undefined
}

/** The id that an address of Vite names. */
function idOf(path: string): string | undefined {
  if (!path.startsWith('/@id/')) return undefined
  return path.slice('/@id/'.length).replace('__x00__', '\0')
}

function isPath(id: string): boolean {
  return /^\0?(?:[/\\.]|[a-z]:[/\\]|file:)/i.test(id)
}

function asAddress(file: string): string {
  return file.startsWith('/') ? file : `/${file}`
}

/**
 * Whether a path may be served both as one of the content folder and as one of the system: Vite
 * takes whichever is there.
 */
function isServed(
  path: string,
  server: GuardedServer,
  project: Project | undefined,
): boolean {
  const inside = join(server.root, path)
  if (isFile(inside) && isPublished(path.slice(1), project)) return true
  return [toPosix(inside), toPosix(path)].every(
    (file) =>
      server.isModule(file) ||
      [...readings(file)].every((reading) => mayServe(reading, server, project)),
  )
}

/** What systems, and tools on the way, may take a path for. */
function readings(file: string): Set<string> {
  const plain = file.replace(/\/+$/, '')
  return new Set([
    plain,
    plain.replace(/[?#\0].*$/s, ''),
    plain.replace(/:+\$[^/]*$/, ''),
    plain.replace(/[. ]+$/, ''),
    plain.replace(MADE_OF_MARKDOWN, '$1'),
    `${plain}/index`,
  ])
}

function mayServe(
  file: string,
  server: GuardedServer,
  project: Project | undefined,
): boolean {
  const { root, cacheDir } = server
  const inside = relativePath(root, file)
  if (inside !== undefined && isPublished(inside, project)) return true
  // Nothing to give away: an address of a page, of Vite, or of nothing.
  if (!isFile(file)) return true
  if (relativePath(cacheDir, file) !== undefined) return true
  if (inside !== undefined && !inside.startsWith('node_modules/')) return false
  const real = realPath(file)
  const realInside = relativePath(realPath(root), real)
  if (realInside !== undefined && !realInside.startsWith('node_modules/'))
    return isPublished(realInside, project)
  // Vite knows which folders outside are served; fonts and images of packages are no modules.
  return isShown(real) || OWN_FOLDERS.some((folder) => real.startsWith(folder))
}

/** Where a file lies, whatever links lead to it; a file that is gone lies where it was. */
function realPath(file: string): string {
  try {
    return toPosix(realpathSync(file))
  } catch {
    return file
  }
}

/** A path below a folder, relative to it; undefined for others. */
function relativePath(folder: string, file: string): string | undefined {
  const start = toPosix(folder).replace(/\/*$/, '/')
  return file.startsWith(start) ? file.slice(start.length) : undefined
}

/** @param file Relative to the content folder. */
function isPublished(file: string, project: Project | undefined): boolean {
  return project !== undefined && publishedFiles(project.site).has(file)
}

const published = new WeakMap<Site, Set<string>>()

/** Root-relative files that are published as they are, and style sheets. */
export function publishedFiles(site: Site): ReadonlySet<string> {
  const known = published.get(site)
  if (known) return known
  const files = new Set([...site.assets, ...site.scripts, ...site.styles, ...site.specs])
  published.set(site, files)
  return files
}
