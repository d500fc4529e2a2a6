import type { BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { bracedUnicodeEscape, lineLiterals } from './code-literals.ts'

/** Swift code with `URLSession`. */
export function swiftSample(request: BuiltRequest): string {
  const { headers, pieces } = bodyPieces(request)
  const data = pieces.map((piece) =>
    'text' in piece
      ? `Data((${literal(piece.text)}).utf8)`
      : `Data(contentsOf: URL(fileURLWithPath: ${literal(piece.file)}))`,
  )
  const hasFile = pieces.some((piece) => 'file' in piece)
  return [
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${literal(request.url)})!)`,
    `request.httpMethod = ${literal(request.method)}`,
    ...headers.map(
      ({ name, value }) =>
        `request.setValue(${literal(value)}, forHTTPHeaderField: ${literal(name)})`,
    ),
    ...(data.length > 0
      ? [`request.httpBody = ${hasFile ? 'try ' : ''}${data.join('\n    + ')}`]
      : []),
    '',
    'let (data, _) = try await URLSession.shared.data(for: request)',
    'print(String(decoding: data, as: UTF8.self))',
  ].join('\n')
}

function literal(text: string): string {
  return lineLiterals(text, { quote: '"', escape: bracedUnicodeEscape, join: '\n    + ' })
}
