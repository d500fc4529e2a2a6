import {
  fileName,
  type BodyPart,
  type BuiltBody,
  type BuiltRequest,
} from '../../request/built-request.ts'
import { isBodiless } from '../../request/is-bodiless.ts'
import { writePartHead } from '../../request/encode-multipart.ts'
import { indentRest, stringLiteral } from './string-literals.ts'
import { headersWithBoundary } from './body-pieces.ts'
import { isFormData, sampleBoundary, sampleHeaders } from './sample-headers.ts'

/** Writes a statement that declares a variable for a file. */
type ReadFile = (variable: string, index: number, file: Blob, type?: string) => string

/**
 * JavaScript for browsers that sends exactly the request with `fetch`. Files are taken from an
 * `<input type="file">`.
 */
export function fetchSample(request: BuiltRequest): string {
  return writeFetch(request, chooseFile)
}

/** JavaScript for Node with `fetch`. Files are read from disk. */
export function nodeSample(request: BuiltRequest): string {
  const { body, method } = request
  const hasFile =
    !isBodiless(method) &&
    (body?.kind === 'file' ||
      (body?.kind === 'multipart' &&
        body.parts.some(({ value }) => value instanceof Blob)))
  const code = writeFetch(request, readFile)
  return hasFile ? `import { readFile } from 'node:fs/promises'\n\n${code}` : code
}

function writeFetch(request: BuiltRequest, fileLine: ReadFile): string {
  const { method, url } = request
  const isUnsendable = request.body !== undefined && isBodiless(method)
  const body = isUnsendable ? undefined : request.body
  const isManual =
    body?.kind === 'multipart' && (!isFormData(request) || body.parts.some(needsManual))
  const given = isManual ? headersWithBoundary(request) : sampleHeaders(request)
  const headers = given.filter(({ name }) => !isUnsendable || name !== 'Content-Type')
  const options = [
    `method: ${stringLiteral(method)},`,
    ...(headers.length > 0
      ? [
          'headers: {',
          ...headers.map(
            ({ name, value }) => `  ${stringLiteral(name)}: ${stringLiteral(value)},`,
          ),
          '},',
        ]
      : []),
    ...(body ? [`body: ${writeBody(body)},`] : []),
  ]
  return [
    // Fetch Standard, "forbidden method".
    ...(/^(?:CONNECT|TRACE|TRACK)$/.test(method)
      ? [`// fetch can't send ${method} requests.`]
      : []),
    ...(isUnsendable ? [`// fetch can't send the body of a ${method} request.`] : []),
    ...(body ? prepare(body, isManual, fileLine) : []),
    `const response = await fetch(${stringLiteral(url)}, {`,
    ...options.map((line) => '  ' + indentRest(line, '  ')),
    '})',
    method === 'HEAD'
      ? 'console.log(Object.fromEntries(response.headers))'
      : 'console.log(await response.text())',
  ].join('\n')
}

function writeBody(body: BuiltBody): string {
  if (body.kind === 'file') return 'file'
  if (body.kind === 'multipart') return 'form'
  return isJsonLiteral(body.text)
    ? `JSON.stringify(${body.text}, null, 2)`
    : stringLiteral(body.text)
}

/**
 * True if JSON text can be written as a JavaScript literal, that is, if evaluating and
 * stringifying it gives the same text. Not with `__proto__`, which would set the prototype, or
 * with long integers, which would lose digits.
 */
function isJsonLiteral(text: string): boolean {
  if (!/^[[{]/.test(text) || text.includes('__proto__')) return false
  try {
    return JSON.stringify(JSON.parse(text), null, 2) === text
  } catch {
    return false
  }
}

function prepare(body: BuiltBody, isManual: boolean, fileLine: ReadFile): string[] {
  if (body.kind === 'text') return []
  if (body.kind === 'file') return [fileLine('file', 0, body.file), '']

  const files = body.parts.filter((part) => part.value instanceof Blob)
  const variable = (part: BodyPart) => {
    const index = files.indexOf(part)
    return files.length > 1 ? `file${index + 1}` : 'file'
  }
  const chosen = files.map((part, index) =>
    fileLine(variable(part), index, part.value as Blob, part.type),
  )
  if (!isManual) {
    const lines = body.parts.map((part) => {
      const value =
        typeof part.value === 'string' ? stringLiteral(part.value) : variable(part)
      return `form.append(${stringLiteral(part.name)}, ${value})`
    })
    return [...chosen, 'const form = new FormData()', ...lines, '']
  }
  const pieces = body.parts.flatMap((part) => [
    `  ${stringLiteral(writePartHead(part, sampleBoundary))},`,
    `  ${typeof part.value === 'string' ? stringLiteral(part.value) : variable(part)}, '\\r\\n',`,
  ])
  return [
    ...chosen,
    '// Written by hand: FormData would send the parts differently.',
    'const form = new Blob([',
    ...pieces,
    `  '--${sampleBoundary}--\\r\\n',`,
    '])',
    '',
  ]
}

/**
 * True for parts that `FormData` can't represent: it makes a file of a text with a content type
 * and normalises line breaks to CRLF.
 */
function needsManual({ value, type, headers }: BodyPart): boolean {
  if (headers.length > 0) return true
  return typeof value === 'string' && (type !== undefined || /[\r\n]/.test(value))
}

/** Strips line breaks from the file name, which is written in a comment. */
function chooseFile(variable: string, index: number, file: Blob): string {
  const shown = fileName(file).replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
  return `const ${variable} = document.querySelectorAll('input[type=file]')[${index}].files[0] // ${shown}`
}

function readFile(variable: string, _index: number, file: Blob, type?: string): string {
  const name = stringLiteral(fileName(file))
  const options = type ? `, { type: ${stringLiteral(type)} }` : ''
  return `const ${variable} = new File([await readFile(${name})], ${name}${options})`
}
