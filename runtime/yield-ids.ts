/** Attributes that name elements by id; addresses are not among them, they mean the page's. */
const REFERENCE =
  /\s(id|for|popovertarget|aria-(?:activedescendant|controls|describedby|details|labelledby|owns))="([^"]*)"/g

/**
 * Lets the page keep the ids that it has: where a heading is called "Footer", `#footer` is
 * the heading. What stands around the page goes by another name there, `skerry-footer`: an
 * address that others link to is worth more than a rule of a style sheet on one page.
 *
 * @param html What is drawn around the page, by us: with single spaces between attributes.
 * @param taken HTML of the page's own elements.
 */
export function yieldIds(html: string, ...taken: readonly string[]): string {
  const own = idsOf(html).filter((id) => taken.some((part) => hasId(part, id)))
  if (own.length === 0) return html
  const yielding = new Set(own)
  return html.replace(REFERENCE, (_, name: string, value: string) => {
    const names = value.split(' ').map((id) => (yielding.has(id) ? `skerry-${id}` : id))
    return ` ${name}="${names.join(' ')}"`
  })
}

const ID = ' id="'

/** Searched rather than matched: what is around a page is long, and has few ids. */
function idsOf(html: string): string[] {
  const found: string[] = []
  for (let at = html.indexOf(ID); at >= 0; at = html.indexOf(ID, at)) {
    at += ID.length
    found.push(html.slice(at, html.indexOf('"', at)))
  }
  return found
}

/** Authors' own HTML may have any white space before an attribute. */
function hasId(html: string, id: string): boolean {
  const attribute = `id="${id}"`
  for (let at = html.indexOf(attribute); at > 0; at = html.indexOf(attribute, at + 1))
    if (/\s/.test(html[at - 1]!)) return true
  return false
}
