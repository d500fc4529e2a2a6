import type { ElementPlace } from './element-place.ts'

/**
 * A location in the page's source, as the compiler writes it: `line:column file`, a newline,
 * then the source text.
 */
export type WrittenPlace = string

/** Parses a location. */
export function readPlace(place: WrittenPlace): ElementPlace {
  const [, line, column, file = '', source = ''] =
    /^(\d+):(\d+) (.*)\n([^]*)$/.exec(place) ?? []
  return { source, file, line: Number(line), column: Number(column) }
}
