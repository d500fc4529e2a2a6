/**
 * The author's modules by what brings them to a page: the id of an import, or `overrides.Card`.
 */
export type AuthorModules = Readonly<Record<string, readonly string[]>>

/**
 * Records what the author's modules have read in this thread. They may cache it for later
 * pages, as in `name ??= usePage().site.settings.name`, so it counts as read by every page that
 * uses the module.
 */
export class RememberedReads {
  readonly #byModule = new Map<string, Set<string>>()

  /**
   * Adds what rendering a page has read.
   *
   * @param imports Ids of the modules that the page imports.
   * @returns These reads, plus those that the page's modules may have cached from earlier
   *   pages.
   */
  add(
    reads: readonly string[],
    imports: readonly string[],
    authorModules: AuthorModules,
  ): string[] {
    const modules = [...imports, ...reads].flatMap((name) => authorModules[name] ?? [])
    const all = new Set(reads)
    // Page data differs between pages, so there is no current value to compare a cached one
    // with.
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
