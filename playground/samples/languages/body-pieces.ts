import {
  fileName,
  findHeader,
  type BuiltRequest,
  type HeaderField,
} from '../../request/built-request.ts'
import { encodeMultipart } from '../../request/encode-multipart.ts'
import { sampleBoundary, sampleHeaders } from './sample-headers.ts'

/** A piece of a body in a sample: text as sent, or the name of a file whose content comes there. */
export type BodyPiece = { text: string } | { file: string }

/**
 * The headers and body of a request, for languages without their own form builder: the body is a
 * sequence of texts and files; for multipart, the boundary is added to the header.
 */
export function bodyPieces(request: BuiltRequest): {
  headers: HeaderField[]
  pieces: BodyPiece[]
} {
  const { body } = request
  if (body?.kind !== 'multipart') {
    const headers = sampleHeaders(request)
    if (!body) return { headers, pieces: [] }
    const piece =
      body.kind === 'text' ? { text: body.text } : { file: fileName(body.file) }
    return { headers, pieces: [piece] }
  }

  const pieces: BodyPiece[] = []
  for (const piece of encodeMultipart(body.parts, sampleBoundary)) {
    const last = pieces.at(-1)
    if (piece instanceof Blob) pieces.push({ file: fileName(piece) })
    else if (last && 'text' in last) last.text += piece
    else pieces.push({ text: piece })
  }
  return { headers: headersWithBoundary(request), pieces }
}

/** The headers of a request whose multipart body a sample writes by hand: with the boundary. */
export function headersWithBoundary(request: BuiltRequest): HeaderField[] {
  const type = findHeader(request.headers, 'content-type')
  const value = `${type}; boundary=${sampleBoundary}`
  const others = sampleHeaders(request).filter((field) => field.name !== 'Content-Type')
  return [...others, { name: 'Content-Type', value }]
}
