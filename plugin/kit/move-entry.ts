import { lstatSync, readlinkSync, rmdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, isAbsolute, relative, resolve } from 'node:path'
import { makeFolder } from './write-file.ts'
import { renameWithRetry } from './rename-with-retry.ts'

/**
 * Moves a file or folder. A relative symbolic link keeps its target.
 *
 * @throws File system errors: nothing is moved then.
 */
export function moveEntry(source: string, target: string): void {
  moveAmong(source, target, new Map())
}

/**
 * Moves files, all or none, and removes folders that are empty then. Symbolic links to files that
 * are moved lead to their new places.
 *
 * @param moves Absolute paths, old and new, which are the same for a link that stays.
 * @throws File system errors, and `EEXIST` if there is something at a new path.
 */
export function moveEntries(moves: readonly (readonly [string, string])[]): void {
  const places = new Map(moves)
  const undo: (() => void)[] = []
  try {
    for (const [from, to] of moves) {
      makeFolder(dirname(to))
      if (from !== to) requireFree(to)
      undo.push(moveAmong(from, to, places))
    }
  } catch (error) {
    for (const back of undo.toReversed()) back()
    for (const folder of foldersOf(places.values())) removeEmpty(folder)
    throw error
  }
  for (const folder of foldersOf(places.keys())) removeEmpty(folder)
}

/** Moves an entry. A link to one of `places` leads to its new path. Returns what moves it back. */
function moveAmong(
  source: string,
  target: string,
  places: ReadonlyMap<string, string>,
): () => void {
  const link = lstatSync(source).isSymbolicLink() ? readlinkSync(source) : undefined
  const old = link === undefined ? '' : resolve(dirname(source), link)
  const place = places.get(old) ?? old
  if (link === undefined || (isAbsolute(link) && place === old)) {
    renameWithRetry(source, target)
    return () => renameWithRetry(target, source)
  }
  const text = isAbsolute(link) ? place : relative(dirname(target), place)
  moveLink(source, target, text)
  return () => moveLink(target, source, link)
}

/** Moves a symbolic link, also to its own place, with a new content. */
function moveLink(source: string, target: string, content: string): void {
  if (source === target) rmSync(source)
  symlinkSync(content, target)
  if (source === target) return
  try {
    rmSync(source)
  } catch (error) {
    rmSync(target)
    throw error
  }
}

/** Renaming would replace a file. */
function requireFree(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return
  throw Object.assign(new Error(`${path} exists`), { code: 'EEXIST', path })
}

function foldersOf(files: Iterable<string>): Set<string> {
  return new Set([...files].map(dirname))
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Something else is in it.
    return
  }
  removeEmpty(dirname(folder))
}
