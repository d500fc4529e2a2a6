import {
  closeSync,
  constants,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readSync,
  unlinkSync,
  writeFileSync,
  type Stats,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { contentHash } from './content-hash.ts'
import { isMissingFile } from './if-exists.ts'
import { makeFolder } from './write-file.ts'

/** The previous build's output, with the metadata that newly written files get. */
export interface PreviousOutput {
  /** Absolute path. */
  folder: string
  mode: number
  uid: number
  gid: number
}

/** A file to be placed in the new output. */
interface WantedFile {
  size: number
  /** Its mode. Defaults to that of newly written files. */
  mode?: number
  /** Whether an open file of the same size has the same content. */
  isEqual(descriptor: number): boolean
}

/**
 * Describes the previous output so that its files can be hard-linked into the new one.
 *
 * @param folder Absolute path of the previous output.
 * @param staging Absolute path of the folder that the build writes.
 * @returns undefined if the file system doesn't support hard links between the two.
 */
export function describePreviousOutput(
  folder: string,
  staging: string,
): PreviousOutput | undefined {
  const [probe, link] = [join(staging, 'probe'), join(staging, 'probe-link')]
  try {
    writeFileSync(probe, '', { flag: 'wx' })
    linkSync(probe, link)
    const { mode, uid, gid, dev, nlink } = lstatSync(probe)
    const isLinkable = nlink === 2 && lstatSync(folder).dev === dev
    return isLinkable ? { folder, mode, uid, gid } : undefined
  } catch {
    // Fall back to writing every file. A real problem will surface there.
    return undefined
  } finally {
    for (const path of [link, probe]) removeIfThere(path)
  }
}

/** Hard-links unchanged files of the previous output into the new one. */
export class PreviousFiles {
  readonly #folder: string
  readonly #site: PreviousOutput
  /** Cache of `#isPlain` by relative folder. */
  readonly #plain = new Map<string, boolean>()

  /** @param folder Absolute path of the new output. */
  constructor(folder: string, site: PreviousOutput) {
    this.#folder = folder
    this.#site = site
  }

  /**
   * Links a file of the previous output into the new one, replacing an existing file.
   *
   * @param file Path relative to both folders.
   * @returns false if the previous output has no identical file, or it can't be linked.
   */
  link(file: string, wanted: WantedFile): boolean {
    const from = join(this.#site.folder, file)
    try {
      if (!this.#isPlain(dirname(file))) return false
      const compared = this.#compare(from, wanted)
      if (!compared) return false
      const to = join(this.#folder, file)
      linkOver(from, to)
      // The path may have been replaced, or the file modified, since the comparison.
      if (isUntouched(compared, lstatSync(to))) return true
      unlinkSync(to)
      return false
    } catch {
      // Linking can fail in many ways (EMLINK, EPERM, EXDEV, …). Writing always works instead.
      return false
    }
  }

  /**
   * Returns the stats of a file if it has the wanted content and the metadata that this build
   * would set.
   *
   * @throws The system's error if it can't be opened.
   */
  #compare(path: string, { size, mode, isEqual }: WantedFile): Stats | undefined {
    const { mode: usual, uid, gid } = this.#site
    const descriptor = openSync(path, READ)
    try {
      const stat = fstatSync(descriptor)
      if (!stat.isFile() || stat.size !== size) return undefined
      // A file with other hard links is shared with something else: builds remove their own extra
      // links.
      if (stat.nlink !== 1 || stat.uid !== uid || stat.gid !== gid) return undefined
      if (permissions(stat.mode) !== permissions(mode ?? usual)) return undefined
      return isEqual(descriptor) ? stat : undefined
    } finally {
      closeSync(descriptor)
    }
  }

  /**
   * Whether a folder is reached without symbolic links. Behind one are files that no build
   * wrote.
   */
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

/** Fails for a symbolic link, and doesn't wait for a named pipe. Windows lacks both flags. */
const READ =
  constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

const CHUNK = 2 ** 20
let buffers: [Buffer, Buffer] | undefined
const chunks = () => (buffers ??= [Buffer.allocUnsafe(CHUNK), Buffer.allocUnsafe(CHUNK)])

/** Whether an open file of the same size has exactly these bytes. */
export function hasBytes(descriptor: number, bytes: Uint8Array): boolean {
  const [buffer] = chunks()
  for (let at = 0; at < bytes.length;) {
    const read = readSync(descriptor, buffer, 0, Math.min(CHUNK, bytes.length - at), at)
    if (read === 0) return false
    if (buffer.compare(bytes, at, at + read, 0, read) !== 0) return false
    at += read
  }
  return true
}

/** Whether the content of an open file of this size has this `contentHash`. */
export function hasHash(descriptor: number, size: number, hash: string): boolean {
  const buffer = size > CHUNK ? Buffer.allocUnsafe(size) : chunks()[0]
  let read = 0
  while (read < size) {
    const count = readSync(descriptor, buffer, read, size - read, read)
    if (count === 0) return false
    read += count
  }
  return contentHash(buffer.subarray(0, size)) === hash
}

/** Whether an open file has the same content as the file at `path`. */
export function hasSameContent(descriptor: number, path: string): boolean {
  const [buffer, other] = chunks()
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
    else if (isMissingFile(error)) makeFolder(dirname(to))
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
    // It was never created. Otherwise it is removed along with the staging folder.
  }
}
