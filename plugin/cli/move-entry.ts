import { lstatSync, readlinkSync, rmdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { makeFolder } from '../kit/write-file.ts'
import { renameWithRetry } from '../kit/rename-with-retry.ts'

/** Moves a file or folder. A relative symbolic link keeps its target. */
export function moveEntry(source: string, target: string): void {
  const link = lstatSync(source).isSymbolicLink() ? readlinkSync(source) : undefined
  if (link === undefined || isAbsolute(link)) return renameWithRetry(source, target)
  symlinkSync(relative(dirname(target), join(dirname(source), link)), target)
  rmSync(source)
}

/**
 * Moves files, all or none, and removes folders that are empty then.
 *
 * @param moves Absolute paths, old and new. Nothing is at the new ones.
 * @throws File system errors.
 */
export function moveEntries(moves: readonly (readonly [string, string])[]): void {
  const done: (readonly [string, string])[] = []
  try {
    for (const [from, to] of moves) {
      makeFolder(dirname(to))
      moveEntry(from, to)
      done.push([from, to])
    }
  } catch (error) {
    for (const [from, to] of done.toReversed()) moveEntry(to, from)
    throw error
  }
  for (const folder of new Set(moves.map(([from]) => dirname(from)))) removeEmpty(folder)
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
