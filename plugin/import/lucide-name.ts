import { findIcon } from '../render/icon-library.ts'

/** Between the words of a component's name. */
const EDGES = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z])(?=\d)/g

/**
 * The name of an icon of Lucide for that of its React component: `book-open` for `BookOpen`,
 * `BookOpenIcon` and `LucideBookOpen`. Undefined if there is no such icon.
 */
export function lucideName(component: string): string | undefined {
  const plain = component.replace(/^Lucide(?=[A-Z])|(?<=[a-z\d])Icon$/g, '')
  const name = plain.replace(EDGES, '-').toLowerCase()
  // `Grid2X2` is `grid-2x2`.
  const names = [name, name.replace(/(?<=\d)-x(?=\d)/g, 'x')]
  return names.find((each) => findIcon('lucide', each) !== undefined)
}
