import { lstatSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs'

/** The names in a folder. None if it can't be read. */
export function entryNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Tells a file or folder from others. Inodes are used again, so the time of creation belongs to it. */
export function inodeIdentity({ ino, birthtimeMs }: Stats): string {
  return `${ino} ${birthtimeMs}`
}

/** Whether a path is a symbolic link, wherever it leads. */
export function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    return false
  }
}

/** Where a symbolic link leads. Undefined if that is nowhere, or if it is none. */
export function linkTarget(path: string): string | undefined {
  try {
    return isLink(path) ? realpathSync(path) : undefined
  } catch {
    return undefined
  }
}

/** What a path leads to. Undefined if that is nothing, or nothing that can be reached. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
