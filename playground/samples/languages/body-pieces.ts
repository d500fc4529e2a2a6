import {
  fileName,
  type BuiltRequest,
  type HeaderField,
} from '../../request/built-request.ts'
import { encodeMultipart } from '../../request/encode-multipart.ts'
import { headersWithBoundary, sampleBoundary, sampleHeaders } from './sample-headers.ts'

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
