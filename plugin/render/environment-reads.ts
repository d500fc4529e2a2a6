/** For us alone: no page needs them, and none may show them. */
const SECRETS = ['SKERRY_CACHE_SECRET', 'SKERRY_CACHE_URL']

/**
 * Notes which environment variables are read in this thread: `env.NAME`, or `env.*` where they were
 * listed. What code of pages reads of them is in the key of its result, as settings are.
 */
export class EnvironmentReads {
  #reads = new Set<string>()

  /** Puts a watched object in the place of `process.env`, which code may keep. */
  watch(): void {
    for (const name of SECRETS) delete process.env[name]
    const note = (name: string | symbol) => {
      if (typeof name === 'string') this.#reads.add(`env.${name}`)
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
      // Node takes no descriptors with a value alone, which the default would give it.
      set: (target, name, value) => Reflect.set(target, name, value),
    })
  }

  /** What was read since the last call. */
  take(): string[] {
    const reads = [...this.#reads]
    this.#reads.clear()
    return reads
  }
}
