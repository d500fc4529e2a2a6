import { fileName, type BuiltRequest } from '../../request/built-request.ts'
import { bodyPieces, headersWithBoundary } from '../languages/body-pieces.ts'
import { isFormData, sampleHeaders } from '../languages/sample-headers.ts'

/**
 * The request as a Postman collection (v2.1.0) with one item. URLs are already encoded and
 * written in parts, so that Postman doesn't encode them again.
 */
export function postmanCollection(request: BuiltRequest, title: string): string {
  const isByHand = request.body?.kind === 'multipart' && !isFormData(request)
  const headers = isByHand ? headersWithBoundary(request) : sampleHeaders(request)
  const item = {
    name: title,
    request: {
      method: request.method,
      header: headers.map(({ name, value }) => ({ key: name, value })),
      ...(request.body && { body: postmanBody(request.body, request) }),
      url: postmanUrl(request.url),
    },
    response: [],
  }
  const info = {
    name: title,
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  }
  return JSON.stringify({ info, item: [item] }, undefined, 2)
}

function postmanUrl(raw: string) {
  const [, protocol, host, path = '', query] =
    /^(https?):\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(raw) ?? []
  if (!protocol || host === undefined) return { raw }
  const [, name = host, port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  return {
    raw,
    protocol,
    host: name.startsWith('[') ? [name] : name.split('.'),
    ...(port && { port }),
    path: path.split('/').slice(1),
    ...(query !== undefined && {
      query: query.split('&').map((pair) => {
        const at = pair.indexOf('=')
        return at < 0
          ? { key: pair, value: null }
          : { key: pair.slice(0, at), value: pair.slice(at + 1) }
      }),
    }),
  }
}

function postmanBody(body: NonNullable<BuiltRequest['body']>, request: BuiltRequest) {
  if (body.kind === 'file') return { mode: 'file', file: { src: fileName(body.file) } }
  // Postman's forms are `multipart/form-data`, whose parts have names.
  if (body.kind === 'multipart' && !isFormData(request)) {
    const { pieces } = bodyPieces(request)
    const raw = pieces.map((piece) => ('text' in piece ? piece.text : `<${piece.file}>`))
    return { mode: 'raw', raw: raw.join(''), options: { raw: { language: 'text' } } }
  }
  if (body.kind === 'multipart') {
    const formdata = body.parts.map(({ name, value, type }) => ({
      key: name,
      ...(value instanceof Blob
        ? { type: 'file', src: fileName(value) }
        : { type: 'text', value }),
      ...(type && { contentType: type }),
    }))
    return { mode: 'formdata', formdata }
  }
  const type = request.headers.find(({ name }) => name === 'Content-Type')?.value ?? ''
  const language = /json/.test(type) ? 'json' : /xml/.test(type) ? 'xml' : 'text'
  return { mode: 'raw', raw: body.text, options: { raw: { language } } }
}
