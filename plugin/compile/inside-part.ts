/** A pattern that holds after a selector of a part and a combinator, at a descendant of the part. */
export function insidePart(part: string): string {
  return `(?<=(?:${part})(?![\\w\\\\-])[^,]*?[\\s>])`
}

/** What is in the sidebar. */
export const IN_SIDEBAR = insidePart(
  '#(?:sidebar|sidebar-content|navigation-items|sidebar-group)|\\.sidebar-group',
)
