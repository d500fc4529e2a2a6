import { writePlace } from '../../runtime/kit/code-places.ts'
import type { Compilation } from '../mdx/compilation.ts'

/** A node's start. The column is 0-based. */
interface Start {
  line: number
  column: number
  offset?: number
}

interface Mapping {
  original: Start
  generated: { line: number; column: number }
}

/**
 * Passed to the code generator in place of a source map generator. Keeps only where pieces of code
 * start; `toJSON` returns the collector itself.
 */
export class PlaceCollector {
  readonly #mappings: [line: number, column: number, start: Start][] = []

  addMapping({ generated: { line, column }, original }: Mapping): void {
    if (this.#mappings.at(-1)?.[2] !== original)
      this.#mappings.push([line, column, original])
  }

  toJSON(): this {
    return this
  }

  /** The locations as `withPlaces` takes them. */
  placesIn(page: Compilation): string[] {
    return this.#mappings.map(([line, column, start]) => {
      const from = page.sourceOf({ position: { start } })
      return writePlace(
        { line, column: column + 1 },
        {
          line: start.line + from.line - 1,
          column: start.column + 1,
          file: from === page.page ? undefined : from.file,
        },
      )
    })
  }
}
