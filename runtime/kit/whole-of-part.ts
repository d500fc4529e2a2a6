/*
 * Browsers accept no island around these: they move it out of the table, take it for a part of the
 * drawing, or leave it out of the list.
 */
const PARTS = {
  table: 'caption colgroup col thead tbody tfoot tr td th',
  svg: 'g path circle ellipse rect line polyline polygon tspan textPath use defs marker foreignObject',
  select: 'option optgroup',
}

const wholes = new Map(
  Object.entries(PARTS).flatMap(([whole, parts]) =>
    parts.split(' ').map((part): [string, string] => [part, whole]),
  ),
)

/** The element around an element that can't be an island, because it is a part of that one. */
export function wholeOfPart(name: string): string | undefined {
  return wholes.get(name)
}
