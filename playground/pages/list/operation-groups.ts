/** The pages of a node in one navigation group. An empty name means that they aren't grouped. */
export interface OperationGroup {
  group: string
  /** Names of the groups around it, from the outermost. */
  around?: string[]
  /** Paths of the pages. */
  pages: string[]
}

/** Collects the pages of a node by group, in the order of the first page of each. */
export class OperationGroups {
  readonly #groups = new Map<string, { trail: readonly string[]; pages: Set<string> }>()

  /** @param trail Names of the groups on the way to the page, from the outermost. */
  add(trail: readonly string[], path: string): void {
    const key = JSON.stringify(trail)
    const { pages } = this.#groups.get(key) ?? { pages: new Set<string>() }
    this.#groups.set(key, { trail, pages: pages.add(path) })
  }

  all(): OperationGroup[] {
    return [...this.#groups.values()].map(({ trail, pages }) => ({
      group: trail.at(-1) ?? '',
      ...(trail.length > 1 && { around: trail.slice(0, -1) }),
      pages: [...pages],
    }))
  }
}
