import type { BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { stringLiteral } from './string-literals.ts'

/** Java that sends the request with `java.net.http`. */
export function javaSample(request: BuiltRequest): string {
  const { headers, pieces } = bodyPieces(request)
  const publishers = pieces.map((piece) =>
    'text' in piece
      ? `BodyPublishers.ofString(${literal(piece.text)})`
      : `BodyPublishers.ofFile(Path.of(${literal(piece.file)}))`,
  )
  const body =
    publishers.length > 1
      ? `BodyPublishers.concat(\n        ${publishers.join(',\n        ')})`
      : (publishers[0] ?? 'BodyPublishers.noBody()')
  return [
    'HttpRequest request = HttpRequest.newBuilder()',
    `    .uri(URI.create(${literal(request.url)}))`,
    ...headers.map(
      ({ name, value }) => `    .header(${literal(name)}, ${literal(value)})`,
    ),
    `    .method(${literal(request.method)}, ${body})`,
    '    .build();',
    'HttpResponse<String> response = HttpClient.newHttpClient()',
    '    .send(request, BodyHandlers.ofString());',
    'System.out.println(response.body());',
  ].join('\n')
}

/** Long texts with lines are joined line by line. */
function literal(text: string): string {
  const lines = text.split(/(?<=\n)/)
  return (lines.length > 0 ? lines : [''])
    .map((line) => stringLiteral(line, '"'))
    .join('\n        + ')
}
