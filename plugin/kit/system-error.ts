import { constants } from 'node:os'
import { relative } from 'node:path'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { toPosix } from './package-files.ts'

/** A system call on a file that failed, in a form that can be sent between threads. */
export interface FileFailure {
  /** As in errno(3): `ENOSPC`. */
  code: string
  /** The call: `write`. */
  syscall: string
  /** The file; of two, the one that was written. */
  path?: string
  /** As Node words it. */
  message: string
}

interface Kind {
  code: string
  words: string
  hint: string
}

/** What the machine refuses, whatever is done. */
const KINDS: Record<string, Kind> = {
  ENOSPC: {
    code: 'system/disk-full',
    words: 'the disk is full',
    hint: 'Free some space there, and try again.',
  },
  EDQUOT: {
    code: 'system/disk-full',
    words: 'your share of the disk is used up',
    hint: 'Free some space there, and try again.',
  },
  EROFS: {
    code: 'system/read-only',
    words: 'the disk is read-only',
    hint: 'Choose a folder on another disk, or mount this one so that it can be written.',
  },
  EACCES: {
    code: 'system/no-permission',
    words: 'permission denied',
    hint: 'Give the user who runs this command access to it, or choose another folder.',
  },
  EPERM: {
    code: 'system/no-permission',
    words: 'the system does not allow it',
    hint: 'Give the user who runs this command access to it, or choose another folder.',
  },
  EBUSY: {
    code: 'system/busy',
    words: 'another program uses it',
    hint: 'Close what has it open, and try again.',
  },
  ETXTBSY: {
    code: 'system/busy',
    words: 'another program runs it',
    hint: 'Close what has it open, and try again.',
  },
  EMFILE: {
    code: 'system/too-many-open-files',
    words: 'this process may not open more files',
    hint: 'Raise the limit: `ulimit -n 4096` in a shell.',
  },
  ENFILE: {
    code: 'system/too-many-open-files',
    words: 'the system may not open more files',
    hint: 'Close other programs, and try again.',
  },
  ENOENT: {
    code: 'system/file-vanished',
    words: 'it is not there',
    hint: 'If another program has just moved or removed it, try again.',
  },
}

const OTHER: Omit<Kind, 'words'> = {
  code: 'system/file-error',
  hint: 'Look at the disk and the path, and try again.',
}

/** Calls that read; `open` may be either. */
const READING = new Set([
  'read',
  'scandir',
  'opendir',
  'stat',
  'lstat',
  'fstat',
  'readlink',
  'realpath',
])
const WRITING = new Set([
  'write',
  'copyfile',
  'mkdir',
  'mkdtemp',
  'rename',
  'unlink',
  'rm',
  'rmdir',
  'symlink',
  'link',
  'chmod',
  'utime',
  'ftruncate',
  'fsync',
  'close',
  'access',
])

/**
 * What of an error is the failure of a system call on a file; undefined for all others. Finds
 * those that other errors were caused by.
 */
export function fileFailure(error: unknown): FileFailure | undefined {
  if (!(error instanceof Error)) return undefined
  const {
    code,
    syscall = '',
    path,
    dest,
    message,
  } = error as NodeJS.ErrnoException & {
    dest?: string
  }
  const known = READING.has(syscall) || WRITING.has(syscall) || syscall === 'open'
  if (code !== undefined && known && code in constants.errno) {
    const file = dest ?? path
    return { code, syscall, ...(file !== undefined && { path: file }), message }
  }
  return fileFailure(error.cause)
}

/** A failure that was sent from another thread, as the error that it was. */
export function fileError({ message, ...facts }: FileFailure): Error {
  return Object.assign(new Error(message), facts)
}

/**
 * The failure of a system call on a file as an author reads it: what could not be done, where,
 * why, and the way out. Other errors are given as they are.
 */
export function readableError(error: unknown): unknown {
  const failure = error instanceof SkerryError ? undefined : fileFailure(error)
  return failure ? new SkerryError([fileDiagnostic(failure)]) : error
}

function fileDiagnostic({ code, syscall, path, message }: FileFailure): Diagnostic {
  const kind = KINDS[code] ?? { ...OTHER, words: wordsOf(message) }
  const verb = READING.has(syscall) ? 'read' : syscall === 'open' ? 'opened' : 'written'
  const what = path === undefined ? 'a file' : `\`${shownPath(path)}\``
  return {
    severity: 'error',
    code: kind.code,
    message: `${what} cannot be ${verb}: ${kind.words} (${code})`,
    hint: kind.hint,
  }
}

/** `EIO: i/o error, read` is an i/o error. */
function wordsOf(message: string): string {
  return /^[A-Z0-9]+: ([^,]+)/.exec(message)?.[1] ?? message
}

/** As the author knows it: files of a build under the name that they will have. */
function shownPath(path: string): string {
  const inside = toPosix(relative(process.cwd(), path))
  return (/^(\.\.)?(\/|$)/.test(inside) ? toPosix(path) : inside)
    .replace(/(^|\/)\.([^/]+)\.skerry-lock(?:[-/].*)?$/, '$1$2')
    .replace(/(^|\/)\.([^/]+)\.skerry-(?:staging|old)-[^/]+/, '$1$2')
    .replace(/\/\.skerry-(?:staging-[^/]+|incoming\/site|next\/site)/, '')
}
