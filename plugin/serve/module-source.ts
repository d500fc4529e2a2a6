import { fileURLToPath } from 'node:url'
import type { CustomPayload, DevEnvironment, FetchResult, HotPayload } from 'vite'
import { isOwnCode, toPosix } from '../kit/package-files.ts'

/** What an environment answers to a module runner. */
type Answer = Awaited<ReturnType<DevEnvironment['hot']['handleInvoke']>>

/** A runner's question for a module (`ModuleRunnerTransport.invoke`). */
interface FetchQuestion extends CustomPayload {
  data: {
    name: 'fetchModule'
    data: [url: string, importer: string | undefined, options?: { cached?: boolean }]
  }
}

/**
 * Gives the modules of an environment to module runners.
 *
 * Vite says that a module is a new one to whoever has it transformed, which may be another
 * runner, or Vite itself ahead of the question (`preTransformRequests`); to those that ask later
 * it says that they have it already. So what each runner was given is remembered here.
 */
export class ModuleSource {
  readonly #environment: DevEnvironment
  /** Ids of modules by the addresses that runners ask for. */
  readonly #ids = new Map<string, string>()
  /** The state of each module (`#stateOf`) when a runner was given it, by id. */
  readonly #given = new WeakMap<object, Map<string, string>>()

  constructor(environment: DevEnvironment) {
    this.#environment = environment
  }

  /**
   * Answers a runner.
   *
   * @param question What its transport was invoked with.
   * @param runner Stands for the runner: the same object each time.
   */
  async answer(question: HotPayload, runner: object): Promise<Answer> {
    const { hot } = this.#environment
    if (!isFetch(question)) return hot.handleInvoke(question)
    const given = this.#given.get(runner) ?? new Map<string, string>()
    this.#given.set(runner, given)
    const [url, importer, options] = question.data.data
    // Vite would transform what plugins have left to Node.
    if (url.startsWith('file:') && isOwnCode(toPosix(fileURLToPath(url))))
      return { result: { externalize: url, type: 'module' } }
    const knownId = this.#ids.get(url)
    // As of now: what changes on the way is given with the next question.
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

  /** Changes whenever a module, or one that it imports, has to be evaluated again. */
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
