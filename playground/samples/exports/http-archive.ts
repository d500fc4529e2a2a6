import {
  fileName,
  type BuiltRequest,
  type HeaderField,
} from '../../request/built-request.ts'
import { bodyPieces } from '../languages/body-pieces.ts'
import { isFormData } from '../languages/sample-headers.ts'

/** The part of a response that is exported. */
export interface ArchivedResponse {
  status: number
  statusText: string
  headers: readonly HeaderField[]
  type: string
  bytes: number
  ms: number
}

/**
 * The request as an HTTP Archive (HAR 1.2) with one entry, including status and headers of the
 * response if there is one. The response body is omitted, since it may contain data that the
 * reader doesn't want to share.
 *
 * @param started When the request was sent, in milliseconds since 1970.
 */
export function httpArchive(
  request: BuiltRequest,
  title: string,
  { started, response }: { started: number; response?: ArchivedResponse | undefined },
): string {
  const startedDateTime = new Date(started).toISOString()
  const time = response?.ms ?? 0
  const log = {
    version: '1.2',
    creator: { name: 'API playground', version: '1.0' },
    entries: [
      {
        startedDateTime,
        time,
        request: archivedRequest(request),
        response: archivedResponse(response),
        cache: {},
        timings: { send: 0, wait: time, receive: 0 },
        comment: title,
      },
    ],
  }
  return JSON.stringify({ log }, undefined, 2)
}

function archivedRequest(request: BuiltRequest) {
  const { method, url, cookie } = request
  const { headers } = bodyPieces(request)
  const query = /\?([^#]*)/.exec(url)?.[1] ?? ''
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: (cookie?.split('; ') ?? []).map((pair) => ({
      name: pair.split('=', 1)[0] ?? '',
      value: pair.slice(pair.indexOf('=') + 1),
    })),
    headers,
    queryString: [...new URLSearchParams(query)].map(([name, value]) => ({
      name,
      value,
    })),
    ...postData(request),
    headersSize: -1,
    bodySize: -1,
  }
}

function postData(request: BuiltRequest) {
  const { body } = request
  if (!body) return {}
  const { headers, pieces } = bodyPieces(request)
  const mimeType =
    headers.find(({ name }) => name === 'Content-Type')?.value ??
    'application/octet-stream'
  if (body.kind === 'text') return { postData: { mimeType, text: body.text } }
  if (body.kind === 'file')
    return { postData: { mimeType, text: '', comment: fileName(body.file) } }
  const texts = pieces.flatMap((piece) => ('text' in piece ? [piece.text] : []))
  const text = texts.length === pieces.length ? texts.join('') : ''
  // A parameter needs a name, which parts that are known by their position don't have.
  if (!isFormData(request)) {
    const files = pieces.flatMap((piece) => ('file' in piece ? [piece.file] : []))
    return {
      postData: {
        mimeType,
        text,
        ...(files.length > 0 && { comment: files.join(', ') }),
      },
    }
  }
  const params = body.parts.map(({ name, value, type }) => ({
    name,
    ...(value instanceof Blob ? { fileName: fileName(value) } : { value }),
    ...(type && { contentType: type }),
  }))
  return { postData: { mimeType, params, text } }
}

function archivedResponse(response: ArchivedResponse | undefined) {
  const {
    status = 0,
    statusText = '',
    headers = [],
    type = '',
    bytes = -1,
  } = response ?? {}
  return {
    status,
    statusText,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers,
    content: { size: Math.max(0, bytes), mimeType: type || 'x-unknown' },
    redirectURL: '',
    headersSize: -1,
    bodySize: bytes,
  }
}
