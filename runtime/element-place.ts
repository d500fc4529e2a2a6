/** Where a page has an element of its author's component, and how it is written there: `<Counter>`. */
export interface ElementPlace {
  source: string
  file: string
  line: number
  column: number
}

/** Of the elements that are rendered now, the innermost that stands in a page. */
let current: (() => ElementPlace) | undefined

/** Renders an element of a page; what fails meanwhile can tell where it stands. */
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
 * The place of the element that is rendered now: to be asked for while a component runs. Undefined
 * for what stands in no page, and below components that the page does not name.
 */
export function elementPlace(): ElementPlace | undefined {
  return current?.()
}
