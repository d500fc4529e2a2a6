import { idsInCode } from '../mdx/ids-in-code.ts'
import type { PageFacts } from '../render/page-compilation.ts'
import { readSiteModules } from './read-site-modules.ts'

/** The ids that components of the site render, as far as their code shows. */
export class RenderedIds {
  readonly #root: string
  /** Of the modules that a page imports. Undefined: code computes some, so they are unknown. */
  readonly #ofModules = new Map<string, ReadonlySet<string> | undefined>()

  constructor(root: string) {
    this.#root = root
  }

  /** Whether components of a page may render an id that the page's Markdown doesn't have. */
  mayHave({ codeIds, computesIds, imports }: PageFacts, id: string): boolean {
    if (computesIds || codeIds.includes(id)) return true
    const key = imports.map((each) => each.id).join('\n')
    if (!this.#ofModules.has(key)) this.#ofModules.set(key, this.#read(imports))
    return this.#ofModules.get(key)?.has(id) ?? true
  }

  #read(imports: PageFacts['imports']): ReadonlySet<string> | undefined {
    const ids = new Set<string>()
    const modules = readSiteModules(
      this.#root,
      imports.map(({ id }) => id),
    )
    for (const { program } of modules) {
      const { written, computed } = idsInCode(program)
      if (computed) return undefined
      for (const id of written) ids.add(id)
    }
    return ids
  }
}
