import type { BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { doubleQuoted } from './string-literals.ts'

/** Ruby code with `net/http`. */
export function rubySample(request: BuiltRequest): string {
  const { headers, pieces } = bodyPieces(request)
  const hasFile = pieces.some((piece) => 'file' in piece)
  const texts = pieces.map((piece) => {
    if ('file' in piece) return `File.binread(${literal(piece.file)})`
    // Ruby does not concatenate text that isn't ASCII with binary data.
    const isBinary = hasFile && /[^\0-\x7f]/.test(piece.text)
    return literal(piece.text) + (isBinary ? '.b' : '')
  })
  const hasBody = texts.length > 0
  return [
    `require 'net/http'`,
    '',
    `uri = URI(${literal(request.url)})`,
    `request = Net::HTTPGenericRequest.new(${literal(request.method)}, ${hasBody}, ${request.method !== 'HEAD'}, uri)`,
    ...headers.map(({ name, value }) => `request[${literal(name)}] = ${literal(value)}`),
    ...(hasBody ? [`request.body = ${texts.join(' +\n  ')}`] : []),
    '',
    `response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|`,
    '  http.request(request)',
    'end',
    request.method === 'HEAD' ? 'puts response.to_hash' : 'puts response.body',
  ].join('\n')
}

/** Single-quoted strings only escape backslash and quote; control characters need double quotes. */
function literal(text: string): string {
  const controls = /[^\P{Cc}\n]/u.test(text)
  if (controls) return doubleQuoted(text, '#', (code) => `\\u${code}`)
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
