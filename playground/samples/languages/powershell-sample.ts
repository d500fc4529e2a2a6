import type { BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { loneSurrogate } from './string-literals.ts'

/** The methods of the enumeration that `-Method` takes. */
const METHODS = /^(?:GET|HEAD|POST|PUT|DELETE|TRACE|OPTIONS|MERGE|PATCH)$/

/** PowerShell code with `Invoke-WebRequest`. */
export function powershellSample(request: BuiltRequest): string {
  const { headers, pieces } = bodyPieces(request)
  const isType = ({ name }: { name: string }) => /^content-type$/i.test(name)
  const type = headers.find(isType)?.value
  const others = headers.filter((field) => !isType(field))
  const bytes = pieces.map((piece) =>
    'text' in piece
      ? `[Text.Encoding]::UTF8.GetBytes(${literal(piece.text)})`
      : `[IO.File]::ReadAllBytes((Join-Path $PWD ${literal(piece.file)}))`,
  )
  const options = [
    `-${METHODS.test(request.method) ? 'Method' : 'CustomMethod'} ${literal(request.method)}`,
    `-Uri ${literal(request.url)}`,
    ...(others.length > 0 ? ['-Headers $headers'] : []),
    ...(type === undefined ? [] : [`-ContentType ${literal(type)}`]),
    ...(bytes.length > 0 ? ['-Body $body'] : []),
  ]
  return [
    ...(others.length > 0
      ? [
          '$headers = @{',
          ...others.map(({ name, value }) => `    ${literal(name)} = ${literal(value)}`),
          '}',
        ]
      : []),
    ...(bytes.length > 0 ? [`$body = [byte[]](${bytes.join(' +\n    ')})`] : []),
    `$response = Invoke-WebRequest ${options.join(' `\n    ')}`,
    `$response.${request.method === 'HEAD' ? 'Headers' : 'Content'}`,
  ].join('\n')
}

/**
 * Characters that PowerShell accepts as quotes, including typographic ones (PowerShell Language
 * Specification 2.3.5.2).
 */
const SINGLE = /['\u2018-\u201b]/g
const SPECIAL = /["`$\u201c-\u201e]/g

/** Single-quoted strings only escape quotes, by doubling; control characters need double quotes. */
function literal(text: string): string {
  const whole = text.replace(loneSurrogate, '\ufffd')
  if (!/[^\P{Cc}\n]/u.test(whole)) return `'${whole.replace(SINGLE, '$&$&')}'`
  const escaped = whole
    .replace(SPECIAL, '`$&')
    .replace(/[^\P{Cc}\n]/gu, (char) => `$([char]${char.charCodeAt(0)})`)
  return `"${escaped}"`
}
