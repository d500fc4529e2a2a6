import type { ViteDevServer } from 'vite'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { addFrames } from '../check/add-frames.ts'
import { listProblems } from '../kit/problem-list.ts'
import { isFileProblem, readableError } from '../kit/system-error.ts'
import { problemKey } from '../kit/sort-problems.ts'
import { overlayPayload } from './overlay-payload.ts'
import type { ProblemPrinter } from './print-problems.ts'

/** Why a server has no project, or why the last change couldn't be applied. */
export class DevFailure {
  readonly #server: ViteDevServer
  readonly #printer: ProblemPrinter
  #diagnostics: readonly Diagnostic[] | undefined
  /** Keys of the diagnostics that were last printed. */
  #printed = ''

  constructor(server: ViteDevServer, printer: ProblemPrinter) {
    this.#server = server
    this.#printer = printer
  }

  /** With code frames. Empty if nothing has failed. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics ?? []
  }

  /** Whether it is a file, such as one that may not be read, and not what the settings say. */
  get isOfFiles(): boolean {
    return this.diagnostics.some(isFileProblem)
  }

  /** Takes an error that has diagnostics. Throws others. */
  set(error: unknown): void {
    const readable = readableError(error)
    if (!(readable instanceof SkerryError)) throw error
    this.#diagnostics = addFrames(this.#server.config.root, readable.diagnostics)
  }

  /** Forgets the failure, now that everything could be read. Returns whether there was one. */
  clear(): boolean {
    const had = this.#diagnostics !== undefined
    if (had) this.#printer.startOver()
    this.#diagnostics = undefined
    this.#printed = ''
    return had
  }

  print(): void {
    // When a folder is deleted, each of its files would repeat the failure.
    const key = this.diagnostics.map(problemKey).join('\n')
    if (key === this.#printed) return
    this.#printed = key
    this.#printer.startOver(this.diagnostics)
    const blocks = listProblems(this.diagnostics, '`skerry check` lists all of them')
    this.#server.config.logger.error(['', ...blocks].join('\n\n'))
  }

  /** Prints an error of any kind, and shows one that has diagnostics on open pages. */
  report(error: unknown): void {
    try {
      this.set(error)
    } catch {
      this.#server.config.logger.error(
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      )
      return
    }
    this.print()
    this.#server.ws.send(overlayPayload(this.diagnostics))
    this.#server.ws.send('skerry:problems', {})
  }
}
