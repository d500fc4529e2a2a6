import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** What the machine refuses. */
export const systemDiagnostics = {
  'system/busy': {
    title: 'A file or folder is in use',
    help: 'Another program has it open, or runs it. Close the program, and try again.',
  },
  'system/disk-full': {
    title: 'The disk is full',
    help: 'A build needs room for a second copy of the site beside the first, which stays as it was. Free some space on the disk of the path that is named, or build into a folder on another disk with `--outDir`.',
  },
  'system/file-error': {
    title: 'The system could not read or write a file',
    help: 'The message has the reason as the system gives it. With `EIO`, a disk is failing.',
  },
  'system/file-vanished': {
    title: 'A file was there a moment ago',
    help: 'Another program moved or removed it while the command was at work. Try again.',
  },
  'system/no-permission': {
    title: 'A file or folder may not be read or written',
    help: 'It belongs to another user, or its permissions forbid it. A build exchanges the output folder as a whole, so it also writes beside it; where it may not, it works inside of the folder.',
  },
  'system/read-only': {
    title: 'A disk is read-only',
    help: 'Build into another folder with `--outDir`.',
  },
  'system/too-many-open-files': {
    title: 'Too many files are open',
    help: 'Systems limit how many files a process opens. `ulimit -n` shows the limit, and `ulimit -n 4096` raises it for what is started from the same shell.',
  },
} satisfies Record<string, DiagnosticDoc>
