import { type Document, type YAMLError, visit } from 'yaml'
import { SpecProblem } from './spec-problem.ts'
import { placeAt } from '../../../runtime/kit/place-at.ts'

const HINTS: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'Keep one description per file, without `---` separators.',
  TAB_AS_INDENT: 'Indent with spaces.',
  DUPLICATE_KEY: 'Remove one of the two.',
  TAG_RESOLVE_FAILED: 'Tags (`!…`) are not allowed in API descriptions.',
}

/** Describes a syntax error of YAML, where the mistake was made, with the way out. */
export function yamlError(
  error: YAMLError,
  document: Document,
  text: string,
): SpecProblem {
  const { code, message } = error
  const [start] = error.pos
  const report = (reason: string, offset: number, hint: string | undefined) =>
    new SpecProblem('api/syntax', reason, { place: placeAt(text, offset), hint })

  if (code === 'MULTIPLE_DOCS')
    return report('contains several YAML documents', start, HINTS[code])
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'BAD_INDENT') {
    const line = text.slice(start).split(/[\r\n]/, 1)[0]!
    if (message.startsWith('All mapping items must start'))
      return report(
        'is not valid YAML: the key is not below the first one of its mapping',
        start + /^\s*/.exec(line)![0].length,
        'Indent all keys of a mapping by the same number of spaces.',
      )
    if (/:\s/.test(line))
      return report(
        'is not valid YAML: a value without quotes contains `: `',
        start,
        'Put the value in quotes.',
      )
    const next = /[\r\n]\s*(?=\S)/.exec(text.slice(start))
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && next)
      return report(
        'is not valid YAML: the line is indented more than the one before',
        start + next.index + next[0].length,
        'Align it with the line before.',
      )
  }
  const quote = /^Missing closing (["'])/.exec(message)?.[1]
  if (quote)
    return report(
      `is not valid YAML: a value that starts with ${quote} has no end`,
      openedAt(document, start),
      `Add ${quote} at its end.`,
    )
  const reason = message.split('\n', 1)[0]!.replace(/[.:]\s*$/, '')
  return report(`is not valid YAML: ${reason}`, start, HINTS[code])
}

/** Offset of the quoted value that extends to an offset; the offset if there is none. */
function openedAt(document: Document, end: number): number {
  let found = end
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[1] >= end - 1) found = range[0]
    },
  })
  return found
}
