import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of the file system and the operating system. */
export const systemDiagnostics = {
  'system/busy': {
    title: 'A file or folder is in use',
    help: 'Another program uses it. Close the program, and try again.',
  },
  'system/disk-full': {
    title: 'The disk is full',
    help: 'A build needs space for a second copy of the site. The existing site is unchanged. Free some space, or build to another disk with `--outDir`.',
  },
  'system/file-error': {
    title: "A file couldn't be read or written",
    help: 'The message contains the reason from the operating system. `EIO` means that a disk is failing.',
  },
  'system/file-vanished': {
    title: 'A file disappeared',
    help: 'Another program moved or removed it while the command was running. Try again.',
  },
  'system/no-permission': {
    title: "A file or folder can't be accessed",
    help: "You lack permission to read or write it. A build also writes next to the output folder; if it can't, it works inside the folder.",
  },
  'system/read-only': {
    title: 'A disk is read-only',
    help: 'Build to another folder with `--outDir`.',
  },
  'system/too-many-open-files': {
    title: 'Too many files are open',
    help: 'The operating system limits open files per process. `ulimit -n` shows the limit, and `ulimit -n 4096` raises it for programs started from the same shell.',
  },
  'system/watch-limit': {
    title: "Files can't be watched",
    help: 'Dev watches every folder of the site, and the system limits how many. On Linux, `sudo sysctl fs.inotify.max_user_watches=524288` raises the limit until the next boot; a line in `/etc/sysctl.conf` keeps it. `CHOKIDAR_USEPOLLING=1 npx skerry dev` looks for changes without watching, at the cost of CPU time.',
  },
} satisfies Record<string, DiagnosticDoc>
