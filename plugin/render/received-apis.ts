import type { Api } from '../../playground/index.ts'

/** API descriptions as received by a worker. Each is parsed when a page first needs it. */
export class ReceivedApis {
  readonly #texts: Map<string, string>
  readonly #read = new Map<string, Api>()

  /** @param texts JSON by location. */
  constructor(texts: Record<string, string>) {
    this.#texts = new Map(Object.entries(texts))
  }

  /** @param source Relative path or URL. */
  get(source: string): Api | undefined {
    const text = this.#texts.get(source)
    if (text !== undefined) {
      this.#read.set(source, JSON.parse(text) as Api)
      // Free the JSON, which may be megabytes.
      this.#texts.delete(source)
    }
    return this.#read.get(source)
  }
}
