import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { readApi, type FetchedEntry } from '../../../playground/index.ts'
import { FetchedTexts } from '../../../plugin/site/fetched-credentials.ts'

// Concatenated, so that scanners don't report a leaked token.
const token = ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_')
const description = (text: string) =>
  JSON.stringify(
    {
      openapi: '3.1.0',
      info: { title: 'A', version: '1', description: text },
      paths: {},
    },
    undefined,
    1,
  )

let server: Server
afterEach(() => server.close())

/** Serves a description until `end` is called. */
async function serve(text: string): Promise<{ url: string; end(): void }> {
  let isThere = true
  server = createServer((_, response) => {
    response.statusCode = isThere ? 200 : 404
    response.end(description(text))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/openapi.json`,
    end: () => (isThere = false),
  }
}

function memory() {
  const entries = new Map<string, FetchedEntry>()
  return {
    get: (url: string) => entries.get(url),
    set: (entry: FetchedEntry) => void entries.set(entry.url, entry),
  }
}

test('a token in a fetched description is a warning with address and line, also of the kept copy', async () => {
  const { url, end } = await serve(`Call it with ${token}`)
  const cache = memory()
  const scan = async () => {
    const texts = new FetchedTexts(cache)
    const { files } = await readApi(url, { root: tmpdir(), cache: texts })
    return texts.credentialsIn(files)
  }
  const expected = [{ code: 'site/credential', severity: 'warning', file: url, line: 6 }]
  const found = await scan()
  expect(found).toMatchObject(expected)
  expect(found[0]!.message).not.toContain(token)
  end()
  expect(await scan()).toMatchObject(expected)
})

test('a fetched description without a token says nothing', async () => {
  const { url } = await serve('Call it with YOUR_API_KEY')
  const texts = new FetchedTexts(memory())
  const { files } = await readApi(url, { root: tmpdir(), cache: texts })
  expect(files).toEqual([url])
  expect(texts.credentialsIn(files)).toEqual([])
})
