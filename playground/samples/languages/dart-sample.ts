import type { BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { bracedUnicodeEscape, lineLiterals } from './code-literals.ts'

/** Dart code with the package `http`. */
export function dartSample(request: BuiltRequest): string {
  const { headers, pieces } = bodyPieces(request)
  const hasFile = pieces.some((piece) => 'file' in piece)
  const bytes = pieces.map((piece) =>
    'text' in piece
      ? `...utf8.encode(${literal(piece.text)}),`
      : `...File(${literal(piece.file)}).readAsBytesSync(),`,
  )
  return [
    ...(pieces.length > 0 ? [`import 'dart:convert';`] : []),
    ...(hasFile ? [`import 'dart:io';`] : []),
    `import 'package:http/http.dart' as http;`,
    '',
    'void main() async {',
    `  final request = http.Request(${literal(request.method)}, Uri.parse(${literal(request.url)}));`,
    ...headers.map(
      ({ name, value }) => `  request.headers[${literal(name)}] = ${literal(value)};`,
    ),
    ...(bytes.length > 0
      ? ['  request.bodyBytes = [', ...bytes.map((each) => `    ${each}`), '  ];']
      : []),
    '  final response = await http.Response.fromStream(await request.send());',
    request.method === 'HEAD' ? '  print(response.headers);' : '  print(response.body);',
    '}',
  ].join('\n')
}

/** Adjacent literals are concatenated. */
function literal(text: string): string {
  return lineLiterals(text, {
    quote: "'",
    signs: '$',
    escape: bracedUnicodeEscape,
    join: '\n        ',
  })
}
