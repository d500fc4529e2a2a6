import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { contentHash } from './content-hash.ts'
import { isFolder } from './is-folder.ts'

/** Absolute paths of the cache folders. */
interface CacheFolders {
  /** The store. Keys don't depend on the project, so it can serve several. */
  store: string
  /** Other cached files of this project. */
  project: string
}

/**
 * Finds the first writable cache folder: `node_modules/.cache/skerry` of the package that
 * contains the content folder, then the user's cache folder, then the system's temporary
 * folder.
 *
 * @param root Absolute path of the content folder.
 * @returns undefined if none of them is writable.
 * @see https://specifications.freedesktop.org/basedir-spec/latest/ for `XDG_CACHE_HOME`
 */
export function findCacheFolders(root: string): CacheFolders | undefined {
  const modules = findModules(root)
  if (modules !== undefined) {
    const folder = join(modules, '.cache/skerry')
    if (isWritable(folder)) return { store: join(folder, 'store'), project: folder }
  }
  const { XDG_CACHE_HOME, HOME } = process.env
  const home = XDG_CACHE_HOME ?? (HOME && join(HOME, '.cache'))
  const temporary = join(tmpdir(), `skerry-${userName()}`)
  const shared = [
    ...(home ? [join(home, 'skerry')] : []),
    // Code from the store is executed, so don't use a folder that another user could write to.
    ...(isOwn(temporary) ? [temporary] : []),
  ].find(isWritable)
  if (shared === undefined) return undefined
  const project = contentHash(root).slice(0, 12)
  return { store: join(shared, 'store'), project: join(shared, project) }
}

/** Finds the nearest `node_modules`, in the content folder or above. */
function findModules(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const modules = join(folder, 'node_modules')
    if (isFolder(modules)) return modules
    if (folder === dirname(folder)) return undefined
  }
}

function userName(): string {
  try {
    return String(userInfo().uid)
  } catch {
    return 'user'
  }
}

/**
 * Whether a folder belongs to this user and only they can write to it, or it doesn't exist yet.
 */
function isOwn(folder: string): boolean {
  try {
    const stat = lstatSync(folder, { throwIfNoEntry: false })
    if (!stat || !process.getuid) return true
    return stat.isDirectory() && stat.uid === process.getuid() && !(stat.mode & 0o022)
  } catch {
    return false
  }
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    return true
  } catch {
    return false
  }
}
