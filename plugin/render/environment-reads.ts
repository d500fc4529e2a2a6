/** Only for Skerry itself: no page needs them, and none may expose them. */
const SECRETS = ['SKERRY_CACHE_SECRET', 'SKERRY_CACHE_URL']

/**
 * Read by Node, when it loads a module (also one of its own, such as `fetch`) or prints. What a
 * terminal can show differs between machines that share results, and says nothing about a page.
 */
const OF_NODE: ReadonlySet<string | symbol> = new Set([
  'FORCE_COLOR',
  'JEST_WORKER_ID',
  'NODE_DISABLE_COLORS',
  'NODE_V8_COVERAGE',
  'NO_COLOR',
  'UNDICI_NO_FG',
  'WATCH_REPORT_DEPENDENCIES',
])

/**
 * Records which environment variables are read in this thread, as `env.NAME`, or `env.*` if
 * they were listed. The values that page code reads are a part of its cache key, as settings
 * are.
 */
export class EnvironmentReads {
  #reads = new Set<string>()

  /** Replaces `process.env` with a recording proxy. Code may keep a reference to it. */
  watch(): void {
    for (const name of SECRETS) delete process.env[name]
    const note = (name: string | symbol) => {
      if (typeof name === 'string' && !OF_NODE.has(name)) this.#reads.add(`env.${name}`)
    }
    process.env = new Proxy(process.env, {
      get(target, name) {
        note(name)
        return Reflect.get(target, name) as unknown
      },
      has(target, name) {
        note(name)
        return Reflect.has(target, name)
      },
      getOwnPropertyDescriptor(target, name) {
        note(name)
        return Reflect.getOwnPropertyDescriptor(target, name)
      },
      ownKeys(target) {
        note('*')
        return Reflect.ownKeys(target)
      },
      // The default would pass a descriptor with only a value, which Node rejects.
      set: (target, name, value) => Reflect.set(target, name, value),
    })
  }

  /** Returns and clears the recorded reads. */
  take(): string[] {
    const reads = [...this.#reads]
    this.#reads.clear()
    return reads
  }
}
