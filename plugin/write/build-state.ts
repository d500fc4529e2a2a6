import type { ServerGraph } from '../render/server-graph.ts'
import type { ModuleGraph, ServerModules } from './module-graph.ts'

/**
 * Values that steps of a build pass to later hooks, and hooks to later steps. Each comment says
 * when the value is available.
 */
export class BuildState {
  /**
   * Names of the environments that were bundled in this build rather than taken from the store.
   */
  readonly made: string[] = []
  /**
   * Which bundles came prebuilt with the package: `modules` that render pages, the browser's
   * `scripts`.
   */
  readonly prebuilt = new Set<'modules' | 'scripts'>()
  /**
   * Modules that pages import, keyed by the id that pages use. Available once all pages are
   * compiled.
   */
  readonly pageImports = new Result<ReadonlyMap<string, string>>(
    'the imports of all pages',
  )
  /** The import graph of the server modules. Available once they are bundled. */
  readonly graph = new Result<ServerGraph>('the graph of server modules')
  /** What determines the behaviour of each server module. Available once they are bundled. */
  readonly modules = new Result<ModuleGraph>('the server modules')
  /** The two above as plain data. */
  readonly serverModules = new Result<ServerModules>('what the server modules are')
  /** Ids of all modules of the last bundle. Available once it is made. */
  readonly bundled = new Result<readonly string[]>('the modules of a bundle')
  /** CSS of the utility classes that pages use. Available before the client is bundled. */
  readonly utilities = new Result<string>('the utility classes of all pages')
  /** Entries of the client bundle, by name. Available before it is made. */
  readonly clientEntries = new Result<Readonly<Record<string, string>>>(
    "the entries of the browser's bundle",
  )

  /** Both lists in the form that the report uses. */
  get bundles(): { bundled: readonly string[]; prebuilt: readonly string[] } {
    return { bundled: this.made, prebuilt: [...this.prebuilt].sort() }
  }
}

/** A value that a step of the build sets. */
class Result<Value> {
  readonly #name: string
  #held: { value: Value } | undefined

  constructor(name: string) {
    this.#name = name
  }

  set(value: Value): void {
    this.#held = { value }
  }

  /** The value, or undefined if no build has set it, as in dev. */
  get known(): Value | undefined {
    return this.#held?.value
  }

  /** The value. Throws if no step has set it yet. */
  get value(): Value {
    if (!this.#held)
      throw new Error(`skerry: ${this.#name}: no step of the build gave it yet`)
    return this.#held.value
  }
}
