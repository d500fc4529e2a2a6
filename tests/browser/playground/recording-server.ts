import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Recorded {
  method: string
  /** Path and query, as sent. */
  url: string
  /** As sent, in order. Names are in lower case. */
  headers: [string, string][]
  body: Buffer
}

export interface RecordingServer {
  origin: string
  requests: Recorded[]
  /** Replaces the default response, a 200 with `{"ok":true}`. */
  answer?: (request: Recorded, response: ServerResponse) => void
  close: () => Promise<void>
}

/** A local server that records requests and allows every origin (CORS). */
export async function startRecordingServer(): Promise<RecordingServer> {
  const recording: RecordingServer = {
    origin: '',
    requests: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
      response.setHeader('Access-Control-Allow-Credentials', 'true')
      response.setHeader('Access-Control-Expose-Headers', 'X-Request-Id')
      if (request.method === 'OPTIONS') {
        const asked = request.headers['access-control-request-headers'] ?? ''
        response.setHeader('Access-Control-Allow-Headers', asked)
        response.setHeader(
          'Access-Control-Allow-Methods',
          request.headers['access-control-request-method'] ?? '*',
        )
        response.writeHead(204).end()
        return
      }
      const recorded: Recorded = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: pairs(request.rawHeaders),
        body,
      }
      recording.requests.push(recorded)
      if (recording.answer) recording.answer(recorded, response)
      else response.setHeader('Content-Type', 'application/json').end('{"ok":true}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  recording.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return recording
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function pairs(raw: string[]): [string, string][] {
  const list: [string, string][] = []
  for (let index = 0; index < raw.length; index += 2) {
    list.push([(raw[index] ?? '').toLowerCase(), raw[index + 1] ?? ''])
  }
  return list
}
