import type { Recorded } from './recording-server.ts'

interface ReceivedPart {
  disposition: string | undefined
  type: string | undefined
  body: Buffer
}

/** Parses a multipart body like a server (RFC 2046). */
export function parseMultipart({ headers, body }: Recorded): ReceivedPart[] {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const boundary = /boundary=([^;]+)/.exec(type)?.[1] ?? ''
  const pieces = body.toString('latin1').split(`--${boundary}`)
  return pieces.slice(1, -1).map((piece) => {
    const [head = '', ...rest] = piece.slice(2, -2).split('\r\n\r\n')
    const field = (name: string) =>
      new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim()
    return {
      disposition: field('content-disposition'),
      type: field('content-type'),
      body: Buffer.from(rest.join('\r\n\r\n'), 'latin1'),
    }
  })
}
