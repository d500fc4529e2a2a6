import type { Source } from './read-source.ts'

/** Names that a file exports, except `default` and the `when` of islands. */
export function ownExports({ exports }: Source): string[] {
  return exports.filter((name) => name !== 'default' && name !== 'when')
}

/** Files of more than 300 lines. */
export function longFiles(sources: Source[]): string[] {
  return sources
    .filter(({ lines }) => lines > 300)
    .map(({ file, lines }) => `${file}  ${lines}`)
}

/** Functions of more than 80 lines. */
export function longFunctions(sources: Source[]): string[] {
  return sources.flatMap(({ file, functions }) =>
    functions
      .filter(({ lines }) => lines > 80)
      .map(({ line, lines, text }) => `${file}:${line}  ${lines}  ${text}`),
  )
}

/** Type assertions and suppressions. */
export function castsOf(
  sources: Source[],
  kind: Source['casts'][number]['kind'],
): string[] {
  return sources.flatMap(({ file, casts }) =>
    casts
      .filter((each) => each.kind === kind)
      .map(({ line, text }) => `${file}:${line}  ${text}`),
  )
}
