/** The possible sources of a page's version. */
interface VersionSources {
  /** `version` of the page's frontmatter. */
  page?: string
  /** `version` of the groups around it, outermost first. */
  groups?: readonly (string | undefined)[]
  /** `version` of the anchor or tab whose prefix it lies under. */
  division?: string
}

/**
 * The version of a page (`versions`): its own, else that of the deepest group
 * around it that has one, else that of its anchor or tab. Undefined means every version.
 */
export function pageVersion({
  page,
  groups = [],
  division,
}: VersionSources): string | undefined {
  return page ?? groups.findLast((version) => version !== undefined) ?? division
}

/** Whether an item with a version, or without one, is visible while a version is selected. */
export function isInVersion(
  own: string | undefined,
  selected: string | undefined,
): boolean {
  return own === undefined || selected === undefined || own === selected
}
