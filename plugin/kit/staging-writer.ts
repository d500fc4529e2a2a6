import { constants, lstatSync, statSync, unlinkSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  EarlierFiles,
  fileHolds,
  filesAgree,
  hasHash,
  type EarlierSite,
} from './earlier-files.ts'
import { makeFolder, writeNewFile } from './write-file.ts'

/** What an `StagingWriter` is made of: it travels between threads. */
export interface OutputHandle {
  /** Absolute path of the folder that is written. */
  folder: string
  /** The site that it replaces, where files of it can be linked. */
  earlier?: EarlierSite
}

/**
 * Writes the files of a new site. A file that the earlier site has with the same bytes is linked,
 * not written: it keeps its time and its inode, and costs a twentieth.
 *
 * A link shares the file of a site that is still served and that stays if the build fails. So
 * whatever is written takes the place of what has its name, and never goes into it.
 */
export class StagingWriter {
  readonly handle: OutputHandle
  readonly #earlier: EarlierFiles | undefined

  constructor(handle: OutputHandle) {
    const { folder, earlier } = handle
    this.handle = handle
    this.#earlier = earlier && new EarlierFiles(folder, earlier)
  }

  /** Absolute path of the folder that is written. */
  get folder(): string {
    return this.handle.folder
  }

  /**
   * Writes a file.
   *
   * @param file Relative to the folder.
   * @throws what the file system throws, with the path.
   */
  write(file: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const isLinked = this.#earlier?.link(file, {
      size: bytes.length,
      isEqual: (descriptor) => fileHolds(descriptor, bytes),
    })
    if (!isLinked) writeNewFile(join(this.folder, file), bytes)
  }

  /**
   * Links a file whose bytes are only known by their hash (`contentHash`).
   *
   * @param file Relative to the folder.
   * @returns false where the earlier site has no such file: then it has to be written.
   */
  keep(file: string, { bytes, hash }: { bytes: number; hash: string }): boolean {
    const wanted = {
      size: bytes,
      isEqual: (descriptor: number) => hasHash(descriptor, hash),
    }
    return this.#earlier?.link(file, wanted) ?? false
  }

  /**
   * Copies a file, with its permissions.
   *
   * @param file Relative to the folder.
   * @param source Absolute path.
   * @param mayLink Nobody writes into the copy afterwards.
   * @throws what the file system throws.
   */
  async copy(file: string, source: string, mayLink: boolean): Promise<void> {
    if (mayLink && this.#linkCopy(file, source)) return
    const target = join(this.folder, file)
    makeFolder(dirname(target))
    await copyNew(source, target)
  }

  #linkCopy(file: string, source: string): boolean {
    if (!this.#earlier) return false
    const stat = statSync(source, { throwIfNoEntry: false })
    if (!stat?.isFile()) return false
    return this.#earlier.link(file, {
      size: stat.size,
      mode: stat.mode,
      isEqual: (descriptor) => filesAgree(descriptor, source),
    })
  }
}

/** Shares the blocks where the file system can. */
const COPY = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL

async function copyNew(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target, COPY)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST' || lstatSync(target).isDirectory()) throw error
    unlinkSync(target)
    await copyFile(source, target, COPY)
  }
}
