import {
  fileName,
  type BuiltBody,
  type BuiltRequest,
} from '../../request/built-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { doubleQuoted } from './string-literals.ts'
import { curlHeader, isFormData, sampleHeaders } from './sample-headers.ts'

/** PHP code with the curl extension. */
export function phpSample(request: BuiltRequest): string {
  const plain = isFormData(request) && isPlainForm(request.body)
  const { headers, pieces } = plain
    ? { headers: sampleHeaders(request), pieces: [] }
    : bodyPieces(request)
  const text = pieces.map((piece) =>
    'text' in piece ? literal(piece.text) : `file_get_contents(${literal(piece.file)})`,
  )
  const fields = plain ? writeForm(request.body) : text.join('\n        . ')
  return [
    '<?php',
    '',
    '$curl = curl_init();',
    'curl_setopt_array($curl, [',
    `    CURLOPT_URL => ${literal(request.url)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    // A custom `HEAD` would wait for a body.
    ...(request.method === 'HEAD'
      ? ['    CURLOPT_NOBODY => true,', '    CURLOPT_HEADER => true,']
      : [`    CURLOPT_CUSTOMREQUEST => ${literal(request.method)},`]),
    ...(headers.length > 0
      ? [
          '    CURLOPT_HTTPHEADER => [',
          ...headers.map((field) => `        ${literal(curlHeader(field))},`),
          '    ],',
        ]
      : []),
    ...(fields ? [`    CURLOPT_POSTFIELDS => ${fields},`] : []),
    ']);',
    'echo curl_exec($curl);',
  ].join('\n')
}

/**
 * True if PHP's form builder can represent the body: any parts, no repeated names, no content
 * types of text parts.
 */
function isPlainForm(body: BuiltBody | undefined): boolean {
  if (body?.kind !== 'multipart') return false
  const names = new Set(body.parts.map((part) => part.name))
  return (
    names.size > 0 &&
    names.size === body.parts.length &&
    body.parts.every(
      ({ value, type, headers }) =>
        headers.length === 0 &&
        (value instanceof Blob || (!type && !value.startsWith('@'))),
    )
  )
}

function writeForm(body: BuiltBody | undefined): string {
  if (body?.kind !== 'multipart') return ''
  const parts = body.parts.map(({ name, value, type }) =>
    typeof value === 'string'
      ? `        ${literal(name)} => ${literal(value)},`
      : `        ${literal(name)} => new CURLFile(${literal(fileName(value))}, ${literal(type ?? '')}),`,
  )
  return ['[', ...parts, '    ]'].join('\n')
}

/** Single-quoted strings only escape backslash and quote; control characters need double quotes. */
function literal(text: string): string {
  const controls = /[^\P{Cc}\n]/u.test(text)
  if (controls) return doubleQuoted(text, '$', (code) => `\\u{${code}}`)
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
