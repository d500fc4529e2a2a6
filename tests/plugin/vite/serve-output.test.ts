import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveOutput } from '../../../plugin/vite/serve-output.ts'

const root = mkdtempSync(join(tmpdir(), 'skerry-preview-'))
const folder = join(root, 'dist')
const BASE = "default-src 'none'"
const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'a.html': '<h1>A</h1>',
  'guides/index.html': '<h1>Guides</h1>',
  '404.html': '<h1>Not here</h1>',
  'v1.2.html': '<h1>1.2</h1>',
  'clip.mp4': '0123456789',
  'empty.txt': '',
  'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'frames/own.html': '<script>1</script>',
  '.skerry': 'marker',
  '.git/index.html': 'hidden',
  'assets/inter-basic-CEhgEU67.woff2': 'font',
  'assets/core-CEhgEU67.css': 'css',
  'sdks/.NET.html': '<h1>.NET</h1>',
  'sdks/.NET.md': '# .NET in Markdown',
  '.well-known/security.txt': 'Contact',
  'large.bin': 'x'.repeat(3_000_000),
  'csp.json': JSON.stringify({
    base: BASE,
    pages: { '/a': `${BASE}; img-src 'self'`, '/guides': 'guides' },
    files: ['/frames/own.html'],
  }),
}

function write(target: string, changed: Record<string, string> = {}): void {
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(target, name)), { recursive: true })
    writeFileSync(join(target, name), text)
  }
}

let server: Server
let port: number

async function serveBelow(base: string): Promise<Server> {
  const answer = serveOutput({ folder, base })
  const started = createServer((incoming, response) =>
    answer(incoming as never, response, () => response.writeHead(500).end('next')),
  )
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done))
  return started
}

function portOf(started: Server): number {
  return (started.address() as AddressInfo).port
}

beforeAll(async () => {
  write(folder)
  server = await serveBelow('/')
  port = portOf(server)
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  rmSync(root, { recursive: true, force: true })
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method, host: '127.0.0.1' }, (response) => {
      let body = ''
      response.on('data', (text: Buffer) => (body += text.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body }),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

test('a request for the base without its slash is redirected to it', async () => {
  const based = await serveBelow('/docs/')
  const { status, headers } = await fetch(`http://127.0.0.1:${portOf(based)}/docs?x=1`, {
    redirect: 'manual',
  })
  expect([status, headers.get('location')]).toEqual([302, '/docs/?x=1'])
  await new Promise((done) => based.close(done))
})

test.each([
  ['/', 'Home'],
  ['/a', '>A<'],
  ['/a/', '>A<'],
  ['/a.html', '>A<'],
  ['/guides', 'Guides'],
  ['/guides/', 'Guides'],
  ['/guides/index.html', 'Guides'],
  ['/v1.2', '1.2'],
  ['/a?x=/../b', '>A<'],
  ['/.well-known/security.txt', 'Contact'],
  ['/sdks/.NET', '>.NET<'],
  ['/sdks/.NET.html', '>.NET<'],
  ['/sdks/.NET.md', 'in Markdown'],
])('%s is answered as static hosts do', async (path, text) => {
  expect(await ask(path)).toMatchObject({
    status: 200,
    body: expect.stringContaining(text),
  })
})

test('fonts of the theme may be kept for ever, everything else is asked for again', async () => {
  const lifetime = async (path: string) => (await ask(path)).headers['cache-control']
  expect(await lifetime('/assets/inter-basic-CEhgEU67.woff2')).toContain('immutable')
  expect(await lifetime('/assets/inter-basic-00000000.woff2')).toBe('no-cache')
  expect(await lifetime('/assets/core-CEhgEU67.css')).toBe('no-cache')
  expect(await lifetime('/a')).toBe('no-cache')
})

test.each([
  '/b',
  '/.skerry',
  '/.git',
  '/.git/',
  '/images/',
  '/a.html/x',
  '/clip.mp4/',
  `/${'a'.repeat(300)}`,
])('%s is not there: the page for that, with 404', async (path) => {
  const { status, body, headers } = await ask(path)
  expect({ status, body }).toEqual({ status: 404, body: '<h1>Not here</h1>' })
  expect(headers['content-security-policy']).toBe(BASE)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is refused',
  async (method) => {
    const { status, headers } = await ask('/a', {}, method)
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  },
)

test('HEAD has the headers of GET, and no body', async () => {
  const [head, get] = [await ask('/a', {}, 'HEAD'), await ask('/a')]
  expect(head.body).toBe('')
  const { date: _, ...headers } = head.headers
  expect(get.headers).toMatchObject(headers)
  expect(head.headers['content-length']).toBe('10')
})

test('types are not guessed, and pictures run nothing', async () => {
  const { headers } = await ask('/images/dot.svg')
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain('sandbox')
})

test("a page has its policy, others that of all, and the author's own HTML none", async () => {
  const policyOf = async (path: string) =>
    (await ask(path)).headers['content-security-policy']
  expect(await policyOf('/a/')).toBe(`${BASE}; img-src 'self'`)
  expect(await policyOf('/guides/')).toBe('guides')
  expect(await policyOf('/')).toBe(BASE)
  expect(await policyOf('/frames/own.html')).toBeUndefined()
  expect(await policyOf('/clip.mp4')).toBeUndefined()
})

test('what the reader has is not sent again', async () => {
  const tag = (await ask('/a')).headers.etag!
  for (const header of [tag, `W/${tag}`, `"x", ${tag}`, '*'])
    expect(await ask('/a', { 'If-None-Match': header })).toMatchObject({
      status: 304,
      body: '',
    })
  expect((await ask('/a', { 'If-None-Match': '"x"' })).status).toBe(200)
  writeFileSync(join(folder, 'a.html'), '<h1>A</h1> and more')
  expect((await ask('/a', { 'If-None-Match': tag })).status).toBe(200)
  write(folder)
})

describe('of a film, parts are sent', () => {
  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-30', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
  ])('%s gives %s', async (Range, body, range) => {
    const answer = await ask('/clip.mp4', { Range })
    expect(answer).toMatchObject({ status: 206, body })
    expect(answer.headers['content-range']).toBe(range)
    expect(answer.headers['content-length']).toBe(String(body.length))
  })

  test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5'])(
    '%s makes no sense here, and gives all of it',
    async (Range) =>
      expect(await ask('/clip.mp4', { Range })).toMatchObject({
        status: 200,
        body: '0123456789',
      }),
  )

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])(
    '%s is behind the end',
    async (Range) => {
      const { status, headers } = await ask('/clip.mp4', { Range })
      expect([status, headers['content-range']]).toEqual([416, 'bytes */10'])
    },
  )

  test('only where it is still the same film', async () => {
    const tag = (await ask('/clip.mp4')).headers.etag!
    const part = { Range: 'bytes=2-4' }
    expect((await ask('/clip.mp4', { ...part, 'If-Range': tag })).status).toBe(206)
    expect((await ask('/clip.mp4', { ...part, 'If-Range': '"x"' })).status).toBe(200)
  })

  test('an empty file is whole', async () =>
    expect(await ask('/empty.txt', { Range: 'bytes=0-' })).toMatchObject({ body: '' }))
})

test.skipIf(!existsSync('/proc/self/fd'))(
  'loads that readers break off leave no file open',
  async () => {
    const count = () => readdirSync('/proc/self/fd').length
    await ask('/large.bin')
    const before = count()
    for (let number = 0; number < 150; number++) {
      const socket = connect(port, '127.0.0.1')
      await new Promise((done) => socket.once('connect', done))
      socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
      if (number % 3 > 0) await new Promise((done) => socket.once('data', done))
      socket.destroy()
    }
    await expect.poll(count).toBeLessThanOrEqual(before + 5)
    expect((await ask('/a')).status).toBe(200)
  },
)

test('an output that is exchanged meanwhile is old or new, and never away', async () => {
  let isRunning = true
  let number = 0
  const exchange = async () => {
    while (isRunning) {
      number++
      const [next, old] = [join(root, 'next'), join(root, 'old')]
      write(next, { 'a.html': `<h1>A</h1>${number}`, 'large.bin': '' })
      renameSync(folder, old)
      await delay(number % 5)
      renameSync(next, folder)
      rmSync(old, { recursive: true })
      await delay(number % 9)
    }
  }
  const exchanging = exchange()
  const wrong: string[] = []
  for (let asked = 0; asked < 300; asked++) {
    const path = ['/a', '/', '/guides/', '/clip.mp4'][asked % 4]!
    const { status, headers } = await ask(path)
    if (status !== 200) wrong.push(`${path}: ${status}`)
    else if (path !== '/clip.mp4' && !headers['content-security-policy'])
      wrong.push(`${path}: no policy`)
  }
  isRunning = false
  await exchanging
  write(folder)
  expect(number).toBeGreaterThan(10)
  expect(wrong).toEqual([])
}, 60_000)
