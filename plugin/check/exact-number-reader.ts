import type { loadNumbers } from '../../playground/index.ts'
import { pathOf } from './linter-finding.ts'

type Numbers = Awaited<ReturnType<typeof loadNumbers>>

/** A value in an API description, as the linter locates it. */
interface ValuePlace {
  source: { absoluteRef: string; body: string }
  /** JSON pointer in a fragment. */
  pointer?: string | undefined
}

/**
 * Returns a function that reads numbers of API descriptions as they are written. It parses each
 * file once, and throws a SpecProblem if one can't be parsed.
 */
export function exactNumberReader({ readNumbers }: Pick<Numbers, 'readNumbers'>) {
  const readers = new Map<string, ReturnType<Numbers['readNumbers']>>()
  return ({ source, pointer }: ValuePlace) => {
    const known = readers.get(source.absoluteRef)
    const read = known ?? readNumbers(source.body, source.absoluteRef)
    readers.set(source.absoluteRef, read)
    return read(pathOf(pointer))
  }
}
