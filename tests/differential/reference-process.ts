import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ReferenceOptions, ReferenceResult } from './render-reference.ts'

const SCRIPT = fileURLToPath(new URL('run-reference.js', import.meta.url))
/**
 * Time limit for one page in milliseconds: some inputs keep a Markdown parser busy for
 * minutes.
 */
const PAGE_LIMIT = 20_000

/**
 * Renders pages with `@mdx-js/mdx` in a process of its own, so that a page that never
 * ends, or ends the process, doesn't affect others.
 */
export class ReferenceProcess {
  readonly #argument: string
  #child: Promise<ChildProcess> | undefined

  /** @param root Absolute path of the folder. */
  constructor(root: string, options: ReferenceOptions) {
    this.#argument = JSON.stringify({ root, options })
  }

  /** Renders one page at a time. Never rejects because of the page's code. */
  async render(file: string): Promise<ReferenceResult> {
    const child = await (this.#child ??= start(this.#argument))
    const result = await ask(child, file)
    if (result) return result
    await this.close()
    return { status: 'failed', reason: 'it does not end, or ends the process' }
  }

  /** Stops the process. */
  async close(): Promise<void> {
    const child = await this.#child
    this.#child = undefined
    child?.kill('SIGKILL')
  }
}

async function start(argument: string): Promise<ChildProcess> {
  const child = fork(SCRIPT, [argument], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () => reject(new Error('the reference could not be loaded')))
  })
  return child
}

/** Sends a file to the process. Undefined if it doesn't respond. */
function ask(child: ChildProcess, file: string): Promise<ReferenceResult | undefined> {
  return new Promise((resolve) => {
    const finish = (result?: ReferenceResult) => {
      clearTimeout(timer)
      child.removeAllListeners('message').removeAllListeners('exit')
      resolve(result)
    }
    const timer = setTimeout(() => finish(), PAGE_LIMIT)
    child.once('message', (result) => finish(result as ReferenceResult))
    child.once('exit', () => finish())
    child.send(file)
  })
}
