const ID = /\sid="([^"]*)"/g
/** Attributes that name elements by id; addresses are not among them, they mean the page's. */
export const REFERENCE =
  /\s(id|for|popovertarget|aria-(?:activedescendant|controls|describedby|details|labelledby|owns))="([^"]*)"/g

/** The ids of elements in a piece of HTML. */
export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(ID)].map(([, id]) => id!))
}

/**
 * The page's own ids take precedence over those of the layout: where a heading is called "Footer", `#footer` is
 * the heading. The layout's element is renamed on that page, `skerry-footer`: an
 * address that others link to is worth more than a rule of a style sheet on one page.
 *
 * @param html The HTML around the page.
 * @param taken Ids of the page's own elements.
 */
export function yieldIds(html: string, taken: ReadonlySet<string>): string {
  const own = [...idsOf(html)].filter((id) => taken.has(id))
  if (own.length === 0) return html
  const yielding = new Set(own)
  return html.replace(REFERENCE, (_, name: string, value: string) => {
    const names = value.split(' ').map((id) => (yielding.has(id) ? `skerry-${id}` : id))
    return ` ${name}="${names.join(' ')}"`
  })
}
