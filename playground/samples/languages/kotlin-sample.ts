import type { BuiltRequest } from '../../request/built-request.ts'
import { isBodiless } from '../../request/is-bodiless.ts'
import { bodyPieces } from './body-pieces.ts'
import { unicodeEscape, lineLiterals } from './code-literals.ts'

/**
 * Kotlin code with OkHttp. `undefined` for a body of a `GET` or `HEAD` request, which it
 * rejects.
 */
export function kotlinSample(request: BuiltRequest): string | undefined {
  const { headers, pieces } = bodyPieces(request)
  if (pieces.length > 0 && isBodiless(request.method)) return undefined
  const bytes = pieces.map((piece) =>
    'text' in piece
      ? `(${literal(piece.text)}).toByteArray()`
      : `File(${literal(piece.file)}).readBytes()`,
  )
  const shown = request.method === 'HEAD' ? 'response.headers' : 'response.body?.string()'
  const hasFile = pieces.some((piece) => 'file' in piece)
  // OkHttp requires a body for these methods.
  if (bytes.length === 0 && /^(?:POST|PUT|PATCH)$/.test(request.method))
    bytes.push('ByteArray(0)')
  const body =
    bytes.length === 0 ? 'null' : `(${bytes.join(' +\n        ')}).toRequestBody()`
  return [
    ...(hasFile ? ['import java.io.File'] : []),
    'import okhttp3.OkHttpClient',
    'import okhttp3.Request',
    ...(bytes.length > 0 ? ['import okhttp3.RequestBody.Companion.toRequestBody'] : []),
    '',
    'val client = OkHttpClient()',
    'val request = Request.Builder()',
    `    .url(${literal(request.url)})`,
    ...headers.map(
      ({ name, value }) => `    .header(${literal(name)}, ${literal(value)})`,
    ),
    `    .method(${literal(request.method)}, ${body})`,
    '    .build()',
    `client.newCall(request).execute().use { response -> println(${shown}) }`,
  ].join('\n')
}

function literal(text: string): string {
  return lineLiterals(text, {
    quote: '"',
    signs: '$',
    escape: unicodeEscape,
    join: ' +\n        ',
  })
}
