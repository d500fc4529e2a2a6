import type { ViteDevServer } from 'vite'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { addFrames } from '../check/add-frames.ts'
import { listProblems } from '../kit/problem-list.ts'
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

  set(error: SkerryError): void {
    this.#diagnostics = addFrames(this.#server.config.root, error.diagnostics)
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
    if (!(error instanceof SkerryError)) {
      this.#server.config.logger.error(
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      )
      return
    }
    this.set(error)
    this.print()
    this.#server.ws.send(overlayPayload(this.diagnostics))
    this.#server.ws.send('skerry:problems', {})
  }
}
