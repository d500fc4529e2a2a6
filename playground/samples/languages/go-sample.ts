import type { BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { loneSurrogate, stringLiteral } from './string-literals.ts'

/** Go code with `net/http`. */
export function goSample(request: BuiltRequest): string {
  const { headers, pieces } = bodyPieces(request)
  const readers = pieces.map((piece, index) =>
    'text' in piece ? `strings.NewReader(${literal(piece.text)})` : `file${index}`,
  )
  const files = pieces.flatMap((piece, index) =>
    'file' in piece ? [`\tfile${index}, _ := os.Open(${literal(piece.file)})`] : [],
  )
  const body =
    readers.length === 0
      ? 'nil'
      : readers.length === 1
        ? readers[0]
        : `io.MultiReader(\n\t\t${readers.join(',\n\t\t')},\n\t)`
  const isHead = request.method === 'HEAD'
  const imports = ['fmt', ...(isHead && readers.length < 2 ? [] : ['io']), 'net/http']
  if (files.length > 0) imports.push('os')
  if (readers.length > files.length) imports.push('strings')
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...files,
    `\trequest, _ := http.NewRequest(${literal(request.method)}, ${literal(request.url)}, ${body})`,
    ...headers.map(
      ({ name, value }) => `\trequest.Header.Set(${literal(name)}, ${literal(value)})`,
    ),
    '\tresponse, _ := http.DefaultClient.Do(request)',
    '\tdefer response.Body.Close()',
    ...(isHead
      ? ['\tfmt.Println(response.Header)']
      : ['\tbody, _ := io.ReadAll(response.Body)', '\tfmt.Println(string(body))']),
    '}',
  ].join('\n')
}

/** A raw string for multi-line text without backticks, else one literal per line. */
function literal(text: string): string {
  if (/^[\n\t\x20-\x5f\x61-\x7e]*$/.test(text) && text.includes('\n'))
    return `\`${text}\``
  const lines = text.replace(loneSurrogate, '\ufffd').split(/(?<=\n)/)
  return lines.map((line) => stringLiteral(line, '"')).join(' +\n\t\t\t')
}
