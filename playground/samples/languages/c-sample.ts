import type { BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { lineLiterals } from './code-literals.ts'
import { curlHeader } from './sample-headers.ts'

/**
 * C code with libcurl. `undefined` if the body contains files, which the sample would have to
 * read.
 */
export function cSample(request: BuiltRequest): string | undefined {
  const { headers, pieces } = bodyPieces(request)
  const [body] = pieces
  if (pieces.length > 1 || (body && !('text' in body))) return undefined
  const option = (name: string, value: string) =>
    `curl_easy_setopt(hnd, CURLOPT_${name}, ${value});`
  const append = (text: string) =>
    `headers = curl_slist_append(headers, ${literal(text)});`
  return [
    'CURL *hnd = curl_easy_init();',
    '',
    // A custom `HEAD` would wait for a body.
    ...(request.method === 'HEAD'
      ? [option('NOBODY', '1L'), option('HEADER', '1L')]
      : [option('CUSTOMREQUEST', literal(request.method))]),
    option('URL', literal(request.url)),
    ...(headers.length > 0
      ? [
          '',
          'struct curl_slist *headers = NULL;',
          ...headers.map((field) => append(curlHeader(field))),
          option('HTTPHEADER', 'headers'),
        ]
      : []),
    ...(body
      ? [
          '',
          option('POSTFIELDSIZE', `${new TextEncoder().encode(body.text).length}L`),
          option('POSTFIELDS', literal(body.text)),
        ]
      : []),
    '',
    'CURLcode ret = curl_easy_perform(hnd);',
  ].join('\n')
}

/** Adjacent literals are concatenated. `??` is escaped because it could start a trigraph. */
function literal(text: string): string {
  return lineLiterals(text, {
    quote: '"',
    escape: octalBytes,
    join: '\n    ',
  }).replace(/\?(?=\?)/g, '?\\')
}

/** Octal escapes with three digits, so that a following digit isn't included. */
function octalBytes(char: string): string {
  const bytes = [...new TextEncoder().encode(char)]
  return bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
}
