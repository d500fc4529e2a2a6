import type { BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { unicodeEscape, lineLiterals } from './code-literals.ts'

/** C# code with `HttpClient`. */
export function csharpSample(request: BuiltRequest): string {
  const { headers, pieces } = bodyPieces(request)
  const bytes = pieces.map((piece) =>
    'text' in piece
      ? `System.Text.Encoding.UTF8.GetBytes(${literal(piece.text)})`
      : `System.IO.File.ReadAllBytes(${literal(piece.file)})`,
  )
  const content =
    bytes.length > 1 ? `[\n    ..${bytes.join(',\n    ..')},\n]` : (bytes[0] ?? '')
  const owner = (name: string) =>
    content && /^(?:content-.*|allow|expires|last-modified)$/i.test(name)
      ? 'request.Content.Headers'
      : 'request.Headers'
  return [
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${literal(request.method)}), ${literal(request.url)});`,
    ...(content ? [`request.Content = new ByteArrayContent(${content});`] : []),
    ...headers.map(
      ({ name, value }) =>
        `${owner(name)}.TryAddWithoutValidation(${literal(name)}, ${literal(value)});`,
    ),
    '',
    'using var response = await client.SendAsync(request);',
    request.method === 'HEAD'
      ? 'Console.WriteLine(response);'
      : 'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n')
}

function literal(text: string): string {
  return lineLiterals(text, { quote: '"', escape: unicodeEscape, join: ' +\n    ' })
}
