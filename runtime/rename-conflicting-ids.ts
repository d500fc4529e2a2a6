const ID = /\sid="([^"]*)"/g
/**
 * Attributes that hold or reference ids. `href` is not included: in the layout, fragment links
 * target ids of the page.
 */
export const REFERENCE =
  /\s(id|for|popovertarget|aria-(?:activedescendant|controls|describedby|details|labelledby|owns))="([^"]*)"/g

/** The ids of the elements in an HTML string. */
export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(ID)].map(([, id]) => id!))
}

/**
 * Resolves id conflicts between page and layout in favour of the page: where a page has a
 * heading "Footer", `#footer` is the heading and the layout's element becomes `skerry-footer`
 * on that page. Links to an anchor matter more than one page's CSS rule for the layout.
 *
 * @param html The HTML around the page.
 * @param taken Ids of the page's own elements.
 */
export function renameConflictingIds(html: string, taken: ReadonlySet<string>): string {
  const own = [...idsOf(html)].filter((id) => taken.has(id))
  if (own.length === 0) return html
  const yielding = new Set(own)
  return html.replace(REFERENCE, (_, name: string, value: string) => {
    const names = value.split(' ').map((id) => (yielding.has(id) ? `skerry-${id}` : id))
    return ` ${name}="${names.join(' ')}"`
  })
}
