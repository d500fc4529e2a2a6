import { constants, lstatSync, statSync, unlinkSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  PreviousFiles,
  hasBytes,
  hasSameContent,
  hasHash,
  type PreviousOutput,
} from './previous-files.ts'
import { makeFolder, writeNewFile } from './write-file.ts'

/** The state of a `StagingWriter`, in a form that can be sent between threads. */
export interface OutputHandle {
  /** Absolute path of the folder that is written. */
  folder: string
  /** The previous output, if its files can be hard-linked. */
  earlier?: PreviousOutput
}

/**
 * Writes the files of a new site into the staging directory. A file that the previous output
 * has with identical content is hard-linked instead: it keeps its mtime and inode, at a
 * twentieth of the cost.
 *
 * A link shares its file with the previous output, which is still being served and is kept if
 * the build fails. So files are always replaced, never modified in place.
 */
export class StagingWriter {
  readonly handle: OutputHandle
  readonly #earlier: PreviousFiles | undefined

  constructor(handle: OutputHandle) {
    const { folder, earlier: previous } = handle
    this.handle = handle
    this.#earlier = previous && new PreviousFiles(folder, previous)
  }

  /** Absolute path of the folder that is written. */
  get folder(): string {
    return this.handle.folder
  }

  /**
   * Writes a file.
   *
   * @param file Relative to the folder.
   * @throws File system errors, with the path.
   */
  write(file: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const isLinked = this.#earlier?.link(file, {
      size: bytes.length,
      isEqual: (descriptor) => hasBytes(descriptor, bytes),
    })
    if (!isLinked) writeNewFile(join(this.folder, file), bytes)
  }

  /**
   * Links a file whose content is known only by size and `contentHash`.
   *
   * @param file Relative to the folder.
   * @returns false if the previous output has no such file, so that it must be written.
   */
  keep(file: string, { bytes, hash }: { bytes: number; hash: string }): boolean {
    const wanted = {
      size: bytes,
      isEqual: (descriptor: number) => hasHash(descriptor, bytes, hash),
    }
    return this.#earlier?.link(file, wanted) ?? false
  }

  /**
   * Copies a file with its permissions.
   *
   * @param file Relative to the folder.
   * @param source Absolute path.
   * @param mayLink Whether nothing will modify the copy in place afterwards.
   * @throws File system errors.
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
      isEqual: (descriptor) => hasSameContent(descriptor, source),
    })
  }
}

/** Uses copy-on-write clones if the file system supports them. */
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
