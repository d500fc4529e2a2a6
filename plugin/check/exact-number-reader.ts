import type { loadNumbers, openSpecFiles } from '../../playground/index.ts'
import { pathOf } from './linter-finding.ts'

type Numbers = Awaited<ReturnType<typeof loadNumbers>>
type SpecFiles = Awaited<ReturnType<typeof openSpecFiles>>

/** A value in an API description, as the linter locates it. */
interface ValuePlace {
  source: { absoluteRef: string }
  /** JSON pointer in a fragment. */
  pointer?: string | undefined
}

/** Returns a function that reads numbers of API descriptions as they are written. */
export function exactNumberReader(
  { numberAt }: Pick<Numbers, 'numberAt'>,
  files: Pick<SpecFiles, 'get'>,
) {
  return ({ source, pointer }: ValuePlace) =>
    numberAt(files.get(source.absoluteRef)?.value, pathOf(pointer))
}
