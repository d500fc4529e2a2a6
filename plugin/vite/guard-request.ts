import { join, posix } from 'node:path'
import { isFile } from '../kit/is-file.ts'
import { packageRoot, toPosix } from '../kit/package-files.ts'
import { realPath } from '../kit/real-path.ts'
import { markdownFileOf } from '../mdx/exports-suffix.ts'
import { isShown } from '../site/file-kinds.ts'
import type { Project } from '../site/project.ts'
import type { Site } from '../site/site.ts'
import { stripTrailingSlashes } from '../../runtime/kit/strip-trailing-slashes.ts'

/** What the guard needs to know about the dev server. */
export interface GuardedServer {
  /** Absolute path of the content folder, with forward slashes. */
  root: string
  /** Absolute path of Vite's cache of optimized dependencies. */
  cacheDir: string
  /** Whether a file or id is a module that pages use. */
  isModule(id: string): boolean
}

/** Folders of our package with files that browsers load. */
const OWN_FOLDERS = ['dist', 'runtime', 'theme', 'playground'].map(
  (folder) => `${toPosix(packageRoot)}/${folder}/`,
)

/**
 * Checks a request before Vite handles it: files that a build wouldn't publish are not served,
 * except for modules that pages import. All URLs of a file (`/a`, `/@fs/…`, `/@id/…`, symbolic
 * links, repeated slashes) are treated alike.
 *
 * @param path Decoded path below the base, without the query.
 * @param project Absent while the settings are invalid. Then no file of the content folder is
 *   served.
 * @returns The normalized path to continue with, or undefined if the request must be denied.
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
  // On Windows, the path is `/C:/…`.
  const file = posix
    .normalize(`/${given.replace(/^\0?(?:file:)?/, '')}`)
    .replace(/^\/(?=[a-z]:\/)/i, '')
  return isServed(file, server, project) ? `/@fs${asUrl(file)}` : undefined
}

/** The module id in an `/@id/` URL. */
function idOf(path: string): string | undefined {
  if (!path.startsWith('/@id/')) return undefined
  return path.slice('/@id/'.length).replace('__x00__', '\0')
}

function isPath(id: string): boolean {
  return /^\0?(?:[/\\.]|[a-z]:[/\\]|file:)/i.test(id)
}

function asUrl(file: string): string {
  return file.startsWith('/') ? file : `/${file}`
}

/**
 * Whether a path may be served, both relative to the content folder and as an absolute path:
 * Vite serves whichever exists.
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

/** All files that the operating system or tools might resolve a path to. */
function readings(file: string): Set<string> {
  const plain = stripTrailingSlashes(file)
  return new Set([
    plain,
    plain.replace(/[?#\0].*$/s, ''),
    plain.replace(/(?<!:):+\$[^/]*$/, ''),
    plain.replace(/(?<![. ])[. ]+$/, ''),
    markdownFileOf(plain),
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
  // No file: a URL of a page, of Vite, or of nothing.
  if (!isFile(file)) return true
  if (relativePath(cacheDir, file) !== undefined) return true
  if (inside !== undefined && !inside.startsWith('node_modules/')) return false
  const real = realPath(file)
  const realInside = relativePath(realPath(root), real)
  if (realInside !== undefined && !realInside.startsWith('node_modules/'))
    return isPublished(realInside, project)
  // Vite checks which outside folders may be served. Fonts and images of packages are not
  // modules.
  return isShown(real) || OWN_FOLDERS.some((folder) => real.startsWith(folder))
}

/** The path relative to a folder. Undefined if it isn't inside. */
function relativePath(folder: string, file: string): string | undefined {
  const start = toPosix(folder).replace(/\/*$/, '/')
  return file.startsWith(start) ? file.slice(start.length) : undefined
}

/** @param file Relative to the content folder. */
function isPublished(file: string, project: Project | undefined): boolean {
  return project !== undefined && publishedFiles(project.site).has(file)
}

const published = new WeakMap<Site, Set<string>>()

/** Root-relative paths of all files that are published as they are, and stylesheets. */
export function publishedFiles(site: Site): ReadonlySet<string> {
  const known = published.get(site)
  if (known) return known
  const files = new Set([...site.assets, ...site.scripts, ...site.styles, ...site.specs])
  published.set(site, files)
  return files
}
