import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isFile } from './is-file.ts'
import { renameWithRetry } from './rename-with-retry.ts'
import { writeFile } from './write-file.ts'

/**
 * Replaces the content of an author's file, such as a page. If that fails, for example because the
 * disk is full, or if the process is killed, the file keeps its content.
 *
 * @param write For tests.
 * @throws File system errors, with the path, which Node omits if the disk is full.
 */
export function overwriteFile(file: string, text: string, write = writeFile): void {
  overwriteFiles(new Map([[file, text]]), undefined, write)
}

/**
 * Replaces the content of files of the author: all or none. All new contents are written next to
 * the files, and then take their place one by one. If one can't, the others get their content back.
 * If the process is killed meanwhile, each file has either content.
 *
 * @param texts By absolute path, in the order in which they are written.
 * @param finish Called when all are written. If it throws, the files get their content back.
 * @param write For tests.
 * @throws File system errors, with the path, and what `finish` throws.
 */
export function overwriteFiles(
  texts: ReadonlyMap<string, string>,
  finish: () => void = () => {},
  write = writeFile,
): void {
  // By path: several names may be links to one file.
  const targets = new Map<string, Target>()
  const replaced: Target[] = []
  try {
    for (const [file, text] of texts) {
      const target = targetOf(file)
      targets.set(target.path, target)
      writeNext(target, text, write)
    }
    for (const target of targets.values()) {
      replaced.push(target)
      putNext(target)
    }
    removeNext(targets.values())
    finish()
  } catch (error) {
    removeNext(targets.values())
    for (const target of replaced) restore(target)
    throw error
  }
}

/** A file that is replaced. */
interface Target {
  /** Absolute path, with symbolic links resolved. */
  path: string
  /** Path of the new content, next to it. */
  next: string
  /** The content it had. Undefined if the file is new. */
  before: Buffer | undefined
}

function targetOf(file: string): Target {
  const exists = isFile(file)
  const path = exists ? realpathSync(file) : file
  if (exists) accessSync(path, constants.W_OK)
  return {
    path,
    next: join(dirname(path), `.${basename(path)}.skerry-copy`),
    before: exists ? readFileSync(path) : undefined,
  }
}

function writeNext({ path, next }: Target, text: string, write: typeof writeFile): void {
  try {
    write(next, text)
  } catch (error) {
    // The file next to it means nothing to the author.
    throw Object.assign(error as NodeJS.ErrnoException, { path })
  }
}

/** Errors where a file can be written, but not replaced: a mounted file, one that is open. */
const IRREPLACEABLE = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES'])

function putNext({ path, next, before }: Target): void {
  try {
    if (before) copyRights(path, next)
    renameWithRetry(next, path)
  } catch (error) {
    if (!IRREPLACEABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    copyFileSync(next, path)
  }
}

/** Gives a file the owner and the permissions of another. Throws if the process may not. */
function copyRights(from: string, to: string): void {
  const { uid, gid, mode } = statSync(from)
  const own = statSync(to)
  if (own.uid !== uid || own.gid !== gid) chownSync(to, uid, gid)
  if (own.mode !== mode) chmodSync(to, mode)
}

function restore({ path, before }: Target): void {
  if (before) writeFile(path, before)
  else rmSync(path, { force: true })
}

function removeNext(targets: Iterable<Target>): void {
  for (const { next } of targets) if (isFile(next)) rmSync(next)
}
