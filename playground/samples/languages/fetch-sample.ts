import {
  fileName,
  type BodyPart,
  type BuiltBody,
  type BuiltRequest,
} from '../../request/built-request.ts'
import { writePartHead } from '../../request/encode-multipart.ts'
import { indentRest, stringLiteral } from './string-literals.ts'
import { sampleBoundary, sampleHeaders } from './sample-headers.ts'

/** How code gets a file: a line that gives a variable its value. */
type ReadFile = (variable: string, index: number, file: Blob, type?: string) => string

/** JavaScript that sends exactly the request with `fetch`. A file is taken from an `<input type="file">`. */
export function fetchSample(request: BuiltRequest): string {
  return writeFetch(request, chooseFile)
}

/** The same for Node, where files are read from the disk. */
export function nodeSample(request: BuiltRequest): string {
  const { body } = request
  const hasFile =
    body?.kind === 'file' ||
    (body?.kind === 'multipart' && body.parts.some(({ value }) => value instanceof Blob))
  const code = writeFetch(request, readFile)
  return hasFile ? `import { readFile } from 'node:fs/promises'\n\n${code}` : code
}

function writeFetch(request: BuiltRequest, fileLine: ReadFile): string {
  const { method, url, body } = request
  const byHand = body?.kind === 'multipart' && body.parts.some(needsHand)
  const headers = sampleHeaders(request)
  if (byHand) {
    const type = request.headers.find((field) => field.name === 'Content-Type')?.value
    const value = `${type}; boundary=${sampleBoundary}`
    const others = headers.filter((field) => field.name !== 'Content-Type')
    headers.splice(0, headers.length, ...others, { name: 'Content-Type', value })
  }

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
    ...(body ? prepare(body, byHand, fileLine) : []),
    `const response = await fetch(${stringLiteral(url)}, {`,
    ...options.map((line) => '  ' + indentRest(line, '  ')),
    '})',
    'console.log(await response.text())',
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
 * JSON may stand as a literal where evaluating it gives the same text again. `__proto__`
 * in a literal is no property, and long integers lose digits.
 */
function isJsonLiteral(text: string): boolean {
  if (!/^[[{]/.test(text) || text.includes('__proto__')) return false
  try {
    return JSON.stringify(JSON.parse(text), null, 2) === text
  } catch {
    return false
  }
}

function prepare(body: BuiltBody, byHand: boolean, fileLine: ReadFile): string[] {
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
  if (!byHand) {
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
    '// Parts with their own content type, written out: FormData would make files of them.',
    'const form = new Blob([',
    ...pieces,
    `  '--${sampleBoundary}--\\r\\n',`,
    '])',
    '',
  ]
}

/** `FormData` makes a file of a text with a type, and turns line breaks into CRLF. */
function needsHand({ value, type, headers }: BodyPart): boolean {
  if (headers.length > 0) return true
  return typeof value === 'string' && (type !== undefined || /[\r\n]/.test(value))
}

/** The name stands in a comment: it must not end the line. */
function chooseFile(variable: string, index: number, file: Blob): string {
  const shown = fileName(file).replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
  return `const ${variable} = document.querySelectorAll('input[type=file]')[${index}].files[0] // ${shown}`
}

function readFile(variable: string, _index: number, file: Blob, type?: string): string {
  const name = stringLiteral(fileName(file))
  const options = type ? `, { type: ${stringLiteral(type)} }` : ''
  return `const ${variable} = new File([await readFile(${name})], ${name}${options})`
}
