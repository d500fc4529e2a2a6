/**
 * Modules of the author's, by what brings them to a page: the id of an import, or
 * `overrides.Card`.
 */
export type AuthorModules = Readonly<Record<string, readonly string[]>>

/**
 * What modules of the author's have read in this thread. They may keep it for later pages, as in
 * `name ??= usePage().site.settings.name`: it counts as read by every page that has such a module.
 */
export class RememberedReads {
  readonly #byModule = new Map<string, Set<string>>()

  /**
   * Adds what a page's rendering has read.
   *
   * @param imports Ids of the modules that the page imports.
   * @returns That, and what its modules may know from earlier pages.
   */
  add(
    reads: readonly string[],
    imports: readonly string[],
    authorModules: AuthorModules,
  ): string[] {
    const modules = [...imports, ...reads].flatMap((name) => authorModules[name] ?? [])
    const all = new Set(reads)
    // Each page has its own facts: what is kept of another's has no value to compare.
    const shared = reads.filter((read) => !read.startsWith('page.'))
    for (const module of modules) {
      const known = this.#byModule.get(module) ?? new Set()
      this.#byModule.set(module, known)
      for (const read of known) all.add(read)
      for (const read of shared) known.add(read)
    }
    return [...all].sort()
  }
}
