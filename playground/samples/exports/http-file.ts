import type { BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces } from '../languages/body-pieces.ts'

/**
 * The request as an `.http` file, for the HTTP Client of JetBrains IDEs and REST Client for
 * Visual Studio Code. Files are referenced by name, relative to the `.http` file.
 */
export function httpFile(request: BuiltRequest, title: string): string {
  const { headers, pieces } = bodyPieces(request)
  const head = [
    `### ${title.replace(/\s+/g, ' ')}`,
    `${request.method} ${request.url}`,
    ...headers.map(({ name, value }) => `${name}: ${value}`),
  ].join('\n')
  const body = pieces
    .map((piece) => ('text' in piece ? piece.text : `< ./${piece.file}`))
    .join('')
    .replaceAll('\r\n', '\n')
  return body === '' ? `${head}\n` : `${head}\n\n${body.trimEnd()}\n`
}
