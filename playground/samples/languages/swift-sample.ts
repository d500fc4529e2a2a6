import type { BuiltRequest } from '../../request/built-request.ts'
import { isBodiless } from '../../request/is-bodiless.ts'
import { bodyPieces } from './body-pieces.ts'
import { bracedUnicodeEscape, lineLiterals } from './code-literals.ts'

/**
 * Swift code with `URLSession`. `undefined` for a body of a `GET` or `HEAD` request, which it
 * rejects.
 */
export function swiftSample(request: BuiltRequest): string | undefined {
  const { headers, pieces } = bodyPieces(request)
  if (pieces.length > 0 && isBodiless(request.method)) return undefined
  const data = pieces.map((piece) =>
    'text' in piece
      ? `Data(${literal(piece.text)}.utf8)`
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
    ...(request.method === 'HEAD'
      ? [
          'let (_, response) = try await URLSession.shared.data(for: request)',
          'print(response)',
        ]
      : [
          'let (data, _) = try await URLSession.shared.data(for: request)',
          'print(String(decoding: data, as: UTF8.self))',
        ]),
  ].join('\n')
}

/**
 * Text with several lines is one literal, because the compiler gives up on long sums. The line
 * breaks next to the delimiters aren't part of it, and quotes need no escape unless there are three.
 */
function literal(text: string): string {
  const rules = { quote: '"', escape: bracedUnicodeEscape } as const
  if (!/\n./s.test(text)) return lineLiterals(text, { ...rules, join: '' })
  const lines = lineLiterals(text, { ...rules, join: '\n' })
    .split('\n')
    .map((line) =>
      line
        .slice(1, -1)
        .replace(/\\n$/, '')
        .replaceAll('\\"', '"')
        .replace(/"(?="")/g, '\\"'),
    )
  return ['"""', ...lines, ...(text.endsWith('\n') ? [''] : []), '"""'].join('\n')
}
