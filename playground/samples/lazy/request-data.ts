import type { BodyPart, BuiltRequest } from '../../request/built-request.ts'
import { fileName } from '../../request/built-request.ts'
import { shellLiteral } from '../languages/shell-literal.ts'

/** A request as JSON, from which the browser generates samples. */
export type RequestData = Omit<BuiltRequest, 'body' | 'problems'> & { body?: BodyData }

type BodyData =
  | { kind: 'text'; text: string }
  /**
   * A range of the first sample's code that contains the body as a quoted shell word, so that the
   * page doesn't repeat the text.
   */
  | { kind: 'quoted'; from: number; to: number }
  | { kind: 'file'; file: string }
  | { kind: 'multipart'; parts: PartData[] }

type PartData = Omit<BodyPart, 'value'> & { value: string | { file: string } }

/**
 * Converts a request to JSON. Only the names of files are kept.
 *
 * @param firstCode Code of the first sample.
 */
export function packRequest(
  { problems: _, body, ...request }: BuiltRequest,
  firstCode: string,
): RequestData {
  return { ...request, ...(body && { body: packBody(body, firstCode) }) }
}

function packBody(body: NonNullable<BuiltRequest['body']>, firstCode: string): BodyData {
  if (body.kind === 'file') return { kind: 'file', file: fileName(body.file) }
  if (body.kind === 'multipart')
    return {
      kind: 'multipart',
      parts: body.parts.map(({ value, ...part }) => ({
        ...part,
        value: typeof value === 'string' ? value : { file: fileName(value) },
      })),
    }
  const from = firstCode.lastIndexOf(shellLiteral(body.text))
  const to = from + shellLiteral(body.text).length
  const found = from >= 0 && unquote(firstCode.slice(from, to)) === body.text
  return found ? { kind: 'quoted', from, to } : body
}

/** The inverse of `packRequest`, with the same `firstCode`. Files are empty. */
export function unpackRequest(
  { body, ...request }: RequestData,
  firstCode: string,
): BuiltRequest {
  return { ...request, problems: [], ...(body && { body: unpackBody(body, firstCode) }) }
}

function unpackBody(
  body: BodyData,
  firstCode: string,
): NonNullable<BuiltRequest['body']> {
  switch (body.kind) {
    case 'text':
      return body
    case 'quoted':
      return { kind: 'text', text: unquote(firstCode.slice(body.from, body.to)) }
    case 'file':
      return { kind: 'file', file: new File([], body.file) }
    case 'multipart':
      return {
        kind: 'multipart',
        parts: body.parts.map(({ value, ...part }) => ({
          ...part,
          value: typeof value === 'string' ? value : new File([], value.file),
        })),
      }
  }
}

/** Unquotes a single-quoted shell word: `'it'\''s'`. */
function unquote(word: string): string {
  return word.slice(1, -1).replaceAll("'\\''", "'")
}
