import {
  fileName,
  type BuiltBody,
  type BuiltRequest,
} from '../../request/built-request.ts'
import { stringLiteral } from './string-literals.ts'
import { sampleHeaders } from './sample-headers.ts'

/** Python code with `requests`. */
export function pythonSample(request: BuiltRequest): string {
  const { method, url, body } = request
  const headers = sampleHeaders(request).map(
    ({ name, value }) => `        ${literal(name)}: ${literal(value)},`,
  )
  return [
    'import requests',
    '',
    'response = requests.request(',
    `    ${literal(method)},`,
    `    ${literal(url)},`,
    ...(headers.length > 0 ? ['    headers={', ...headers, '    },'] : []),
    ...(body ? writeBody(body) : []),
    ')',
    'print(response.text)',
  ].join('\n')
}

function writeBody(body: BuiltBody): string[] {
  if (body.kind === 'text') return [`    data=${literal(body.text)}.encode(),`]
  if (body.kind === 'file')
    return [`    data=open(${literal(fileName(body.file))}, 'rb'),`]
  const parts = body.parts.map(({ name, value, type, headers }) => {
    const file = typeof value === 'string' ? 'None' : literal(fileName(value))
    const content =
      typeof value === 'string'
        ? literal(value)
        : `open(${literal(fileName(value))}, 'rb')`
    const extra = headers.map(
      (field) => `${literal(field.name)}: ${literal(field.value)}`,
    )
    const typed = type || extra.length > 0 ? `, ${type ? literal(type) : 'None'}` : ''
    const more = extra.length > 0 ? `, {${extra.join(', ')}}` : ''
    return `        (${literal(name)}, (${file}, ${content}${typed}${more})),`
  })
  return ['    files=[', ...parts, '    ],']
}

function literal(text: string): string {
  return stringLiteral(text)
}
