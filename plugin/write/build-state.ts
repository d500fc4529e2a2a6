import type { ServerGraph } from '../render/server-graph.ts'
import type { ModuleGraph, ServerModules } from './module-graph.ts'

/**
 * What the steps of a build leave for the hooks that run in later ones, and hooks for the
 * steps that follow: each value is there from the step on that its comment names.
 */
export class BuildState {
  /** Names of the environments that were bundled; the store had the bundles of the others. */
  readonly made: string[] = []
  /** What of those was made with the package: `modules` that render pages, the browser's `scripts`. */
  readonly prebuilt = new Set<'modules' | 'scripts'>()
  /** Modules that pages import, by the id that pages use: all pages are compiled. */
  readonly pageImports = new Result<ReadonlyMap<string, string>>(
    'the imports of all pages',
  )
  /** What the server's modules import: they are bundled. */
  readonly graph = new Result<ServerGraph>('the graph of server modules')
  /** What each of them does: they are bundled. */
  readonly modules = new Result<ModuleGraph>('the server modules')
  /** Both as plain data. */
  readonly serverModules = new Result<ServerModules>('what the server modules are')
  /** Ids of all modules of the last bundle: it is made. */
  readonly bundled = new Result<readonly string[]>('the modules of a bundle')
  /** CSS of the utility classes that pages use: before the browser's files are bundled. */
  readonly utilities = new Result<string>('the utility classes of all pages')
  /** Modules that the browser's bundle begins with, by name: before it is made. */
  readonly clientEntries = new Result<Readonly<Record<string, string>>>(
    "the entries of the browser's bundle",
  )

  /** Both lists as the report has them. */
  get bundles(): { bundled: readonly string[]; prebuilt: readonly string[] } {
    return { bundled: this.made, prebuilt: [...this.prebuilt].sort() }
  }
}

/** A value that a step of the build gives. */
class Result<Value> {
  readonly #name: string
  #held: { value: Value } | undefined

  constructor(name: string) {
    this.#name = name
  }

  set(value: Value): void {
    this.#held = { value }
  }

  /** Undefined where no build has come so far, as in dev. */
  get known(): Value | undefined {
    return this.#held?.value
  }

  /** Throws before the step that gives it. */
  get value(): Value {
    if (!this.#held)
      throw new Error(`skerry: ${this.#name}: no step of the build gave it yet`)
    return this.#held.value
  }
}
