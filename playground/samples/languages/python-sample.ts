import {
  fileName,
  type BodyPart,
  type BuiltRequest,
} from '../../request/built-request.ts'
import { bodyPieces, type BodyPiece } from './body-pieces.ts'
import { stringLiteral } from './string-literals.ts'
import { isFormData, sampleHeaders } from './sample-headers.ts'

/** Python code with `requests`. */
export function pythonSample(request: BuiltRequest): string {
  const { method, url, body } = request
  // Without parts, `requests` would send no body.
  const form =
    isFormData(request) && body?.kind === 'multipart' && body.parts.length > 0
      ? body.parts
      : undefined
  const { headers, pieces } = form
    ? { headers: sampleHeaders(request), pieces: [] }
    : bodyPieces(request)
  const fields = headers.map(
    ({ name, value }) => `        ${literal(name)}: ${literal(value)},`,
  )
  return [
    'import requests',
    '',
    'response = requests.request(',
    `    ${literal(method)},`,
    `    ${literal(url)},`,
    ...(fields.length > 0 ? ['    headers={', ...fields, '    },'] : []),
    ...(form ? ['    files=[', ...form.map(writePart), '    ],'] : writeData(pieces)),
    ')',
    `print(response.${method === 'HEAD' ? 'headers' : 'text'})`,
  ].join('\n')
}

function writeData(pieces: readonly BodyPiece[]): string[] {
  if (pieces.length === 0) return []
  const texts = pieces.map((piece) =>
    'text' in piece ? `${literal(piece.text)}.encode()` : openFile(piece.file),
  )
  if (texts.length === 1) return [`    data=${texts[0]},`]
  const bytes = pieces.map(
    (piece, index) => texts[index] + ('file' in piece ? '.read()' : ''),
  )
  return [`    data=${bytes.join('\n    + ')},`]
}

function writePart({ name, value, type, headers }: BodyPart): string {
  const isText = typeof value === 'string'
  const file = isText ? 'None' : literal(fileName(value))
  const content = isText ? literal(value) : openFile(fileName(value))
  const extra = headers.map((field) => `${literal(field.name)}: ${literal(field.value)}`)
  const typed = type || extra.length > 0 ? `, ${type ? literal(type) : 'None'}` : ''
  const more = extra.length > 0 ? `, {${extra.join(', ')}}` : ''
  return `        (${literal(name)}, (${file}, ${content}${typed}${more})),`
}

function openFile(name: string): string {
  return `open(${literal(name)}, 'rb')`
}

function literal(text: string): string {
  return stringLiteral(text)
}
