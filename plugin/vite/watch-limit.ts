import { relative } from 'node:path'
import { toPosix } from '../kit/package-files.ts'
import { listProblems } from '../kit/problem-list.ts'

/** Matches Vite's message for a file that the system refuses to watch. */
const REFUSED = /file watcher error: (ENOSPC|EMFILE)\b[^']*(?:'([^']*)')?/
/**
 * Commands that raise the limit, by errno name. `EMFILE` is the limit of open files, or on Linux
 * that of a user's inotify instances, `inotify_init(2)`.
 */
const COMMANDS: Record<string, string> = {
  ENOSPC: '`sudo sysctl fs.inotify.max_user_watches=524288`',
  EMFILE:
    '`ulimit -n 65536`, on Linux also with `sudo sysctl fs.inotify.max_user_instances=1024`',
}
/** Milliseconds without another refusal after which they are reported. */
const QUIET = 500

/**
 * Collects the files that the system refuses to watch because a limit is reached, and reports
 * them in one message. Vite prints a line for each.
 */
export class WatchLimit {
  readonly #warn: (message: string) => void
  #code = ''
  #first = ''
  #count = 0
  #timer: NodeJS.Timeout | undefined

  constructor(warn: (message: string) => void) {
    this.#warn = warn
  }

  /**
   * Takes a message that Vite is about to print.
   *
   * @returns Whether it is about such a file, and must not be printed.
   */
  take(message: string): boolean {
    const [refused, code = '', path = ''] = REFUSED.exec(message) ?? []
    if (refused === undefined) return false
    this.#code ||= code
    this.#first ||= path
    this.#count++
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#report(), QUIET).unref()
    return true
  }

  #report(): void {
    const first = toPosix(relative(process.cwd(), this.#first))
    const others = this.#count - 1
    const isOne = others === 0
    const rest = isOne ? '' : ` and ${others} other ${others === 1 ? 'path' : 'paths'}`
    const raise = COMMANDS[this.#code]
    const blocks = listProblems(
      [
        {
          severity: 'warning',
          code: 'system/watch-limit',
          message: `\`${first}\`${rest} ${isOne ? 'is' : 'are'} not watched: the system's limit is reached (${this.#code})`,
          hint: `Raise it with ${raise}, or start dev with \`CHOKIDAR_USEPOLLING=1\`. Until then, changes may show only after a restart.`,
        },
      ],
      '',
    )
    this.#warn(['', ...blocks, ''].join('\n'))
    this.#count = 0
    this.#first = this.#code = ''
  }
}
