import type { BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { loneSurrogate, stringLiteral } from './string-literals.ts'

/** Java code with `java.net.http`. */
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
    request.method === 'HEAD'
      ? 'System.out.println(response.headers().map());'
      : 'System.out.println(response.body());',
  ].join('\n')
}

/** A text block if possible, else one literal per line. */
function literal(text: string): string {
  return textBlock(text) ?? lineLiterals(text)
}

/**
 * A text block (Java Language Specification 3.10.6), unindented. `undefined` for a single line,
 * and for text from which the compiler would strip spaces.
 */
function textBlock(text: string): string | undefined {
  const lines = text.split('\n')
  const isStripped =
    lines.some((line) => /\s$/.test(line)) || lines.every((line) => /^\s|^$/.test(line))
  if (lines.length < 2 || isStripped || /[^\P{Cc}\n]|[\u2028\u2029]/u.test(text))
    return undefined
  const escaped = text.replaceAll('\\', '\\\\').replace(/"(?=""|$)/g, '\\"')
  return escaped.search(loneSurrogate) < 0 ? `"""\n${escaped}"""` : undefined
}

function lineLiterals(text: string): string {
  return text
    .split(/(?<=\n)/)
    .map((line) => stringLiteral(line, '"'))
    .join('\n        + ')
}
