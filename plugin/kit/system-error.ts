import { constants as access } from 'node:fs'
import { constants } from 'node:os'
import { relative } from 'node:path'
import { mayAccess } from './may-access.ts'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { toPosix } from './package-files.ts'

/** A failed system call on a file, in a form that can be sent between threads. */
export interface FileFailure {
  /** The errno name, such as `ENOSPC`. */
  code: string
  /** The system call, such as `write`. */
  syscall: string
  /** The file. For calls with two paths, the destination, unless the source can't be read. */
  path?: string
  /** The message of Node's error. */
  message: string
}

interface Kind {
  code: string
  words: string
  hint: string
}

/** Errors that the user has to resolve. */
const KINDS: Record<string, Kind> = {
  ENOSPC: {
    code: 'system/disk-full',
    words: 'the disk is full',
    hint: 'Free some space there, and try again.',
  },
  EDQUOT: {
    code: 'system/disk-full',
    words: 'your disk quota is exceeded',
    hint: 'Free some space there, and try again.',
  },
  EROFS: {
    code: 'system/read-only',
    words: 'the disk is read-only',
    hint: 'Choose a folder on another disk, or remount this one as writable.',
  },
  EACCES: {
    code: 'system/no-permission',
    words: 'permission denied',
    hint: 'Grant access to the user who runs this command, or choose another folder.',
  },
  EPERM: {
    code: 'system/no-permission',
    words: 'the operation is not permitted',
    hint: 'Grant access to the user who runs this command, or choose another folder.',
  },
  EBUSY: {
    code: 'system/busy',
    words: 'another program is using it',
    hint: 'Close the program that uses it, and try again.',
  },
  ETXTBSY: {
    code: 'system/busy',
    words: 'it is being executed',
    hint: 'Stop the program, and try again.',
  },
  EMFILE: {
    code: 'system/too-many-open-files',
    words: 'this process has too many open files',
    hint: 'Raise the limit: `ulimit -n 4096` in a shell.',
  },
  ENFILE: {
    code: 'system/too-many-open-files',
    words: 'the system has too many open files',
    hint: 'Close other programs, and try again.',
  },
  ENOENT: {
    code: 'system/file-vanished',
    words: 'it no longer exists',
    hint: 'If another program has just moved or removed it, try again.',
  },
}

const OTHER: Omit<Kind, 'words'> = {
  code: 'system/file-error',
  hint: 'Check the disk and the path, and try again.',
}

/** System calls that read. `open` may be for either. */
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
 * Extracts a failed system call on a file from an error or its chain of causes. Returns
 * undefined for any other error.
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
    if (syscall === 'copyfile' && path !== undefined && !mayAccess(path, access.R_OK))
      return { code, syscall: 'open', path, message }
    const file = dest ?? path
    return { code, syscall, ...(file !== undefined && { path: file }), message }
  }
  return fileFailure(error.cause)
}

/** Recreates the error of a failure that was sent from another thread. */
export function fileError({ message, ...facts }: FileFailure): Error {
  return Object.assign(new Error(message), facts)
}

/**
 * Converts a failed system call on a file into a readable error: what couldn't be done, where,
 * why, and how to fix it. Other errors are returned unchanged.
 */
export function readableError(error: unknown): unknown {
  const failure = error instanceof SkerryError ? undefined : fileFailure(error)
  return failure ? new SkerryError([fileDiagnostic(failure)]) : error
}

/** Whether a problem is that of a failed system call on a file. */
export function isFileProblem({ code }: Diagnostic): boolean {
  return code.startsWith('system/')
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

/** Extracts the description: `i/o error` from `EIO: i/o error, read`. */
function wordsOf(message: string): string {
  return /^[A-Z0-9]+: ([^,]+)/.exec(message)?.[1] ?? message
}

/**
 * The path as the author knows it: temporary names of a build are mapped to their final ones.
 */
function shownPath(path: string): string {
  const inside = toPosix(relative(process.cwd(), path))
  return (/^(\.\.)?(\/|$)/.test(inside) ? toPosix(path) : inside)
    .replace(/(^|\/)\.([^/]+)\.skerry-lock(?:[-/].*)?$/, '$1$2')
    .replace(/(^|\/)\.([^/]+)\.skerry-(?:staging|old)-[^/]+/, '$1$2')
    .replace(/\/\.skerry-(?:staging-[^/]+|incoming\/site|next\/site)/, '')
}
