import type { FileHandle } from 'node:fs/promises'
import type { Stats } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** An open file. Its content doesn't change if the path is replaced. */
export interface OpenFile {
  handle: FileHandle
  stats: Stats
}

interface Range {
  start: number
  /** Inclusive. */
  end: number
}

/**
 * Sends an open file and always closes it: the whole file, the range that was requested (RFC
 * 9110, 14), or 304 if the client has it (`If-None-Match`).
 *
 * @param status 200, or 404 for the 404 page, which doesn't support ranges.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { handle, stats }: OpenFile,
  status: number,
): Promise<void> {
  const { size } = stats
  const tag = entityTag(stats)
  response.setHeader('ETag', tag)
  if (status === 200) response.setHeader('Accept-Ranges', 'bytes')
  const range = status === 200 ? readRange(request, size, tag) : undefined
  if (status === 200 && holdsTag(request.headers['if-none-match'], tag))
    return endWith(response, handle, 304)
  if (range === 'none') {
    response.setHeader('Content-Range', `bytes */${size}`)
    return endWith(response, handle, 416)
  }
  response.statusCode = range ? 206 : status
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`)
  response.setHeader('Content-Length', end - start + 1)
  if (request.method === 'HEAD' || size === 0)
    return endWith(response, handle, response.statusCode)
  const stream = handle.createReadStream({ start, end })
  try {
    await pipeline(stream, response)
    // The file was truncated meanwhile: close the connection, so that the client doesn't wait.
    if (stream.bytesRead < end - start + 1) response.socket?.destroy()
  } catch {
    // The client disconnected or the file can't be read: the response can't be completed.
    response.destroy()
  }
}

async function endWith(
  response: ServerResponse,
  handle: FileHandle,
  status: number,
): Promise<void> {
  await handle.close()
  response.statusCode = status
  response.end()
}

function entityTag({ size, mtimeMs, ino }: Stats): string {
  const parts = [ino, size, Math.round(mtimeMs)]
  return `"${parts.map((part) => part.toString(36)).join('-')}"`
}

/** Whether a list of entity tags includes this one or is `*`. */
function holdsTag(header: string | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === tag || each === '*')
}

/**
 * Parses a range request. Undefined if the whole file should be sent, including for several
 * ranges or an invalid header. `none` if the range is outside of the file.
 */
function readRange(
  { headers, method }: IncomingMessage,
  size: number,
  tag: string,
): Range | 'none' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(headers.range ?? '')
  if (!match || method !== 'GET') return undefined
  const condition = headers['if-range']
  if (condition !== undefined && condition !== tag) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'none' : { start, end }
}
