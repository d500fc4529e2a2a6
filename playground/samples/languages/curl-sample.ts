import {
  fileName,
  findHeader,
  type BodyPart,
  type BuiltRequest,
} from '../../request/built-request.ts'
import { encodeMultipart } from '../../request/encode-multipart.ts'
import { shellLiteral } from './shell-literal.ts'
import {
  curlHeader,
  isFormData,
  sampleBoundary,
  sampleHeaders,
} from './sample-headers.ts'

/**
 * A `curl` command that sends exactly the request. Every value is a single quoted shell word;
 * files are expected in the working directory.
 */
export function curlSample(built: BuiltRequest): string {
  const request = withWritableParts(built)
  const { method, url, body } = request
  const options = [
    // curl rejects `--head` with a body.
    method === 'HEAD' && !body ? '--head' : `--request ${shellWord(method)}`,
    // Otherwise curl expands braces and brackets in URLs.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    `--url ${shellLiteral(url)}`,
    ...sampleHeaders(request).map(
      (field) => `--header ${shellLiteral(curlHeader(field))}`,
    ),
  ]
  if (body?.kind === 'text') {
    // Otherwise curl sends `application/x-www-form-urlencoded` for a body without a content type.
    if (!findHeader(request.headers, 'content-type'))
      options.push(`--header 'Content-Type:'`)
    const option = body.text.startsWith('@') ? '--data-raw' : '--data'
    options.push(`${option} ${shellLiteral(body.text)}`)
  }
  if (body?.kind === 'file') {
    options.push(`--data-binary ${shellLiteral('@' + fileName(body.file))}`)
  }
  if (body?.kind === 'multipart') options.push(...body.parts.map(writePart))
  return `curl ${options.join(' \\\n  ')}`
}

function writePart(part: BodyPart): string {
  const { name, value, type, headers } = part
  if (typeof value === 'string' && !type && headers.length === 0) {
    return `--form-string ${shellLiteral(`${name}=${value}`)}`
  }
  const content =
    typeof value === 'string'
      ? quoted(value)
      : `@${quoted(fileName(value))};filename=${quoted(fileName(value))}`
  const extra = headers.map(
    (field) => `;headers=${quoted(`${field.name}: ${field.value}`)}`,
  )
  const typed = type ? `;type=${type}` : ''
  return `--form ${shellLiteral(`${name}=${content}${typed}${extra.join('')}`)}`
}

/**
 * Writes the body by hand if curl would send other parts: it splits form fields at the first `=`,
 * makes attachments of all parts if the type isn't `multipart/form-data`, and sends no body if
 * there are no parts.
 */
function withWritableParts(request: BuiltRequest): BuiltRequest {
  const { body, headers } = request
  if (body?.kind !== 'multipart') return request
  const isSplit = body.parts.some((part) => part.name.includes('='))
  if (isFormData(request) && !isSplit && body.parts.length > 0) return request
  if (body.parts.some((part) => part.value instanceof Blob)) return request
  return {
    ...request,
    headers: headers.map((field) =>
      field.name === 'Content-Type'
        ? { ...field, value: `${field.value}; boundary=${sampleBoundary}` }
        : field,
    ),
    body: { kind: 'text', text: encodeMultipart(body.parts, sampleBoundary).join('') },
  }
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function shellWord(text: string): string {
  return /^[A-Za-z-]+$/.test(text) ? text : shellLiteral(text)
}
