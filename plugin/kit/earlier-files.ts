import {
  closeSync,
  constants,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  unlinkSync,
  writeFileSync,
  type Stats,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { contentHash } from './content-hash.ts'
import { isGone } from './unless-gone.ts'
import { makeFolder } from './write-file.ts'

/** A site that a build replaces, and what files are like that the build writes itself. */
export interface EarlierSite {
  /** Absolute path. */
  folder: string
  mode: number
  uid: number
  gid: number
}

/** A file that is to be in the new site. */
export interface WantedFile {
  size: number
  /** Of its permissions; by default those of every file that is written. */
  mode?: number
  /** Whether an open file of that size has its bytes. */
  isEqual(descriptor: number): boolean
}

/**
 * Describes the site that a build replaces, for links to its files.
 *
 * @param folder Absolute path.
 * @param staging The folder that the build writes.
 * @returns undefined where the file system has no links between the two.
 */
export function describeEarlier(
  folder: string,
  staging: string,
): EarlierSite | undefined {
  const [probe, link] = [join(staging, 'probe'), join(staging, 'probe-link')]
  try {
    writeFileSync(probe, '', { flag: 'wx' })
    linkSync(probe, link)
    const { mode, uid, gid, dev, nlink } = lstatSync(probe)
    const isLinkable = nlink === 2 && lstatSync(folder).dev === dev
    return isLinkable ? { folder, mode, uid, gid } : undefined
  } catch {
    // Then every file is written, and what is wrong shows there.
    return undefined
  } finally {
    for (const path of [link, probe]) removeIfThere(path)
  }
}

/** The files of the site that is replaced. */
export class EarlierFiles {
  readonly #folder: string
  readonly #site: EarlierSite
  /** Whether a path inside the site leads through folders alone, by path. */
  readonly #plain = new Map<string, boolean>()

  /** @param folder Absolute path of the folder that is written. */
  constructor(folder: string, site: EarlierSite) {
    this.#folder = folder
    this.#site = site
  }

  /**
   * Links a file of the earlier site into the new one, in the place of what is there.
   *
   * @param file Relative to both.
   * @returns false where the earlier site has no such file with these bytes, or it cannot be linked.
   */
  link(file: string, wanted: WantedFile): boolean {
    const from = join(this.#site.folder, file)
    try {
      if (!this.#isPlain(dirname(file))) return false
      const compared = this.#compare(from, wanted)
      if (!compared) return false
      const to = join(this.#folder, file)
      linkOver(from, to)
      // The name may lead to another file by now, and that file may have been written to.
      if (isUntouched(compared, lstatSync(to))) return true
      unlinkSync(to)
      return false
    } catch {
      // Other systems, other refusals (EMLINK, EPERM, EXDEV, …). Writing is always right.
      return false
    }
  }

  /** What the system says of a file that has the bytes and could have been written by this build. */
  #compare(path: string, { size, mode, isEqual }: WantedFile): Stats | undefined {
    const { mode: usual, uid, gid } = this.#site
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (!stat?.isFile() || stat.size !== size) return undefined
    // A file with other names is somebody else's too: each build frees its site of them.
    if (stat.nlink !== 1 || stat.uid !== uid || stat.gid !== gid) return undefined
    if (permissions(stat.mode) !== permissions(mode ?? usual)) return undefined
    const descriptor = openSync(path, constants.O_RDONLY)
    try {
      return isUntouched(stat, fstatSync(descriptor)) && isEqual(descriptor)
        ? stat
        : undefined
    } finally {
      closeSync(descriptor)
    }
  }

  /** Behind a symbolic link are files that no build has written. */
  #isPlain(folder: string): boolean {
    if (folder === '.') return true
    const known = this.#plain.get(folder)
    if (known !== undefined) return known
    const stat = lstatSync(join(this.#site.folder, folder), { throwIfNoEntry: false })
    const isPlain = this.#isPlain(dirname(folder)) && stat?.isDirectory() === true
    this.#plain.set(folder, isPlain)
    return isPlain
  }
}

const CHUNK = 2 ** 20
let buffers: [Buffer, Buffer] | undefined

/** Whether an open file of the same size holds exactly these bytes. */
export function fileHolds(descriptor: number, bytes: Uint8Array): boolean {
  const [buffer] = (buffers ??= [Buffer.allocUnsafe(CHUNK), Buffer.allocUnsafe(CHUNK)])
  for (let at = 0; at < bytes.length;) {
    const read = readSync(descriptor, buffer, 0, Math.min(CHUNK, bytes.length - at), at)
    if (read === 0) return false
    if (buffer.compare(bytes, at, at + read, 0, read) !== 0) return false
    at += read
  }
  return true
}

/** Whether the bytes of an open file have this `contentHash`. */
export function hasHash(descriptor: number, hash: string): boolean {
  return contentHash(readFileSync(descriptor)) === hash
}

/** Whether an open file holds what another one does, of the same size. */
export function filesAgree(descriptor: number, path: string): boolean {
  const [buffer, other] = (buffers ??= [
    Buffer.allocUnsafe(CHUNK),
    Buffer.allocUnsafe(CHUNK),
  ])
  const source = openSync(path, constants.O_RDONLY)
  try {
    for (let at = 0; ;) {
      const read = readSync(source, buffer, 0, CHUNK, at)
      const same = readSync(descriptor, other, 0, Math.max(read, 1), at)
      if (read !== same) return false
      if (read === 0) return true
      if (buffer.compare(other, 0, read, 0, read) !== 0) return false
      at += read
    }
  } finally {
    closeSync(source)
  }
}

function linkOver(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') unlinkSync(to)
    else if (isGone(error)) makeFolder(dirname(to))
    else throw error
    linkSync(from, to)
  }
}

function isUntouched(a: Stats, b: Stats): boolean {
  return a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs && b.isFile()
}

const permissions = (mode: number) => mode & 0o7777

function removeIfThere(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // It was not made; else it goes with its folder.
  }
}
