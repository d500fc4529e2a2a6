import type { Node, Program } from 'estree'
import { walk } from 'estree-walker'
import { writePlace } from '../../runtime/kit/code-places.ts'
import type { Compilation } from '../mdx/compilation.ts'

/** A node's start. Nodes of snippets carry their file in `source`. */
interface Start {
  line: number
  column: number
  source?: { file: string; line: number }
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
    return this.#mappings.map(([line, column, { source, ...start }]) => {
      const from = source ?? page.page
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

/** Tags nodes of snippet code with their file before they are merged into the page's program. */
export function markSnippetCode(program: Program, page: Compilation): void {
  for (const statement of program.body) {
    const source = page.sourceOfCode(statement)
    if (source === page.page) continue
    walk(statement, {
      enter(node: Node) {
        if (node.loc) (node.loc.start as Start).source = source
      },
    })
  }
}
