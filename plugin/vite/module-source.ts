import { fileURLToPath } from 'node:url'
import type { CustomPayload, DevEnvironment, FetchResult, HotPayload } from 'vite'
import { isOwnCode, toPosix } from '../kit/package-files.ts'
import { MISSING_MODULE, REMOTE_MODULE } from '../render/missing-modules.ts'

/** An environment's answer to a module runner. */
type Answer = Awaited<ReturnType<DevEnvironment['hot']['handleInvoke']>>

/** A module runner's request for a module (`ModuleRunnerTransport.invoke`). */
interface FetchQuestion extends CustomPayload {
  data: {
    name: 'fetchModule'
    data: [url: string, importer: string | undefined, options?: { cached?: boolean }]
  }
}

/**
 * Serves modules of an environment to module runners.
 *
 * Vite reports a module as new only to the first to request it after a change, which may be
 * another runner, or Vite itself (`preTransformRequests`). It tells others that their copy is
 * current. So this class tracks the version that each runner has.
 */
export class ModuleSource {
  readonly #environment: DevEnvironment
  /** Module ids by the URLs that runners request. */
  readonly #ids = new Map<string, string>()
  /** The state of each module (`#stateOf`) when it was sent to a runner, by id. */
  readonly #given = new WeakMap<object, Map<string, string>>()

  constructor(environment: DevEnvironment) {
    this.#environment = environment
  }

  /**
   * Answers a request of a runner.
   *
   * @param question The payload of the transport's `invoke`.
   * @param runner An object that identifies the runner.
   */
  async answer(question: HotPayload, runner: object): Promise<Answer> {
    const { hot } = this.#environment
    if (!isFetch(question)) return hot.handleInvoke(question)
    const given = this.#given.get(runner) ?? new Map<string, string>()
    this.#given.set(runner, given)
    const [asWritten, importer, options] = question.data.data
    const url = (await this.#standInFor(asWritten, importer)) ?? asWritten
    // Our own modules stay external. Vite would transform them.
    if (url.startsWith('file:') && isOwnCode(toPosix(fileURLToPath(url))))
      return { result: { externalize: url, type: 'module' } }
    const knownId = this.#ids.get(url)
    // Determined before fetching: a change in the meantime is picked up by the next request.
    const state = this.#stateOf(knownId)
    const hasOld = knownId !== undefined && (given.get(knownId) ?? state) !== state
    const cached = options?.cached === true && !hasOld
    const data = [url, importer, { ...options, cached }]
    const asked = { ...question, data: { ...question.data, data } }
    const answer = await hot.handleInvoke(asked)
    const result = 'result' in answer ? (answer.result as FetchResult) : undefined
    if (!result || !('code' in result)) return answer
    const present = state ?? this.#stateOf(result.id)!
    if ((given.get(result.id) ?? present) !== present) result.invalidate = true
    this.#ids.set(url, result.id)
    given.set(result.id, present)
    return answer
  }

  /** URL of the module that replaces one of another server, which Vite would let Node load. */
  async #standInFor(
    url: string,
    importer: string | undefined,
  ): Promise<string | undefined> {
    if (!REMOTE_MODULE.test(url)) return undefined
    const { moduleGraph, pluginContainer } = this.#environment
    const from =
      importer === undefined ? undefined : await moduleGraph.getModuleByUrl(importer)
    const found = await pluginContainer.resolveId(url, from?.id ?? undefined)
    return found?.id.startsWith(MISSING_MODULE)
      ? `/@id/${found.id.replace('\0', '__x00__')}`
      : undefined
  }

  /** Changes whenever a module, or one of its imports, must be evaluated again. */
  #stateOf(id: string | undefined): string | undefined {
    const module = id === undefined ? id : this.#environment.moduleGraph.getModuleById(id)
    return module && `${module.lastInvalidationTimestamp} ${module.lastHMRTimestamp}`
  }
}

function isFetch(question: HotPayload): question is FetchQuestion {
  if (question.type !== 'custom') return false
  const call: unknown = question.data
  return (
    typeof call === 'object' &&
    call !== null &&
    'name' in call &&
    call.name === 'fetchModule'
  )
}
