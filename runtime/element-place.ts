/**
 * Where an author's component is used in a page. `source` is the tag as written: `<Counter>`.
 */
export interface ElementPlace {
  source: string
  file: string
  line: number
  column: number
}

/** Location of the innermost page element that is being rendered. */
let current: (() => ElementPlace) | undefined

/**
 * Calls `render` for an element of a page. While it runs, `elementPlace` returns the element's
 * location, for error messages.
 */
export function renderAt<Result>(
  place: () => ElementPlace,
  render: () => Result,
): Result {
  const outer = current
  current = place
  try {
    return render()
  } finally {
    current = outer
  }
}

/**
 * The location of the page element that is being rendered; call it while a component renders.
 * Undefined for elements that are not written in a page, such as those of the layout or those
 * that another component renders.
 */
export function elementPlace(): ElementPlace | undefined {
  return current?.()
}
