import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from '../site/build-site.ts'
import { sharedMaterial } from '../shared-material.ts'
import { startDev, startPreview, type RunningServer } from './start-server.ts'

const SECRET = 'SECRET_SENTINEL'
const files = {
  'docs.json': settings([], {
    navigation: { tabs: [{ tab: 'Handbook', pages: ['index', 'guides/start'] }] },
    redirects: [
      { source: '/old', destination: '/guides/start' },
      { source: '/encoded', destination: '/caf%C3%A9' },
    ],
    $schema: `https://example.com/${SECRET}`,
  }),
  'index.mdx': page('Home', '[Data](/files/data.json)'),
  'guides/start.mdx': page('Start', 'Text of the guide.'),
  'guides/index.mdx': page('Guides', 'All guides.'),
  'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'files/data.json': { rows: [] },
  '.env': SECRET,
  '.git/config': SECRET,
  'package.json': { name: SECRET, private: true },
  'drafts/secret.md': page('Draft', SECRET),
  'drafts/secret.txt': SECRET,
  '.mintignore': 'drafts/\n',
  '../secret/secret.txt': SECRET,
}

let dev: RunningServer
let preview: RunningServer
let site: BuiltSite

beforeAll(async () => {
  dev = await startDev(files)
  site = await buildSite(files)
  preview = await startPreview(site.root, site.folder)
}, 60_000)

afterAll(() => Promise.all([dev?.stop(), preview?.stop()]))

// Chromium would not use them again after a media query has changed.
test('dev: fonts may replace the fallback font at any time', async () => {
  const { text } = await dev.get('/')
  const [, sheet = ''] = /href="([^"]+\/theme\/fonts\/inter\.css[^"]*)"/.exec(text) ?? []
  const { headers, body } = await dev.send(sheet, { accept: 'text/css,*/*' })
  expect(headers['content-type']).toContain('text/css')
  expect(body).toContain('font-display: swap')
  expect(body).not.toContain('optional')
})

test('a base that is given without its slash leads to the first page, as it is printed', async () => {
  const based = await startDev(
    { 'docs.json': settings(['index']), 'index.mdx': page('Home') },
    ['--base', '/docs'],
  )
  expect(based.output()).toContain(`:${based.port}/docs  `)
  const { status, headers } = await based.get('/docs?x=1')
  expect([status, headers.get('location')]).toEqual([302, '/docs/?x=1'])
  expect((await based.get('/docs/')).text).toContain('<title>Home')
  await based.stop()
})

describe.each(['dev', 'preview'] as const)('%s', (name) => {
  const server = () => (name === 'dev' ? dev : preview)

  test.each([
    '/guides/start',
    '/guides/start/',
    '/guides/start.html',
    '/guides/start?x=1',
  ])('answers %s with the page', async (path) => {
    const { status, text, headers } = await server().get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(text).toContain('Text of the guide.')
  })

  test.each(['/guides', '/guides/', '/guides/index.html'])(
    'answers %s with the index of the folder',
    async (path) => expect((await server().get(path)).text).toContain('All guides.'),
  )

  test('answers an unknown address with the page for it, and 404', async () => {
    const { status, text } = await server().get('/nowhere/at/all')
    expect(status).toBe(404)
    expect(text).toContain('<h1')
    expect(text).toContain('nav-tabs-item')
    expect(text).not.toContain('data-active')
  })

  test.each(['/nowhere', '/api/boats'])(
    'answers %s with 404 to a script that asks, too',
    async (path) => {
      const { status } = await server().send(path, { accept: '*/*' })
      expect(status).toBe(404)
    },
  )

  test.each(['/search', '/search.html'])(
    'answers %s with the list of all pages',
    async (path) => {
      const { status, text } = await server().get(path)
      expect(status).toBe(200)
      expect(text).toContain('<li><a href="/guides/start">Start</a></li>')
    },
  )

  test('leads from an old address to the new one', async () => {
    const { status, text, headers } = await server().get('/old')
    const to = headers.get('location') ?? /url=([^"]+)/.exec(text)?.[1]
    expect([200, 302, 308]).toContain(status)
    expect(to).toBe('/guides/start')
  })

  test('serves files with their type', async () => {
    const image = await server().get('/images/dot.svg')
    expect(image.headers.get('content-type')).toContain('image/svg+xml')
    const data = await server().get('/files/data.json')
    expect(JSON.parse(data.text)).toEqual({ rows: [] })
  })

  test.each(['/foo%ZZ.html', '/%', '/%zz', '/%c0%ae%c0%ae/etc/passwd', '/.env%00.html'])(
    'answers %s, which cannot be read, with 400',
    async (target) => {
      expect((await server().send(target)).status).toBe(400)
      expect((await server().get('/')).status).toBe(200)
    },
  )

  test.each([
    '/.env',
    '/.env?raw',
    '/.ENV',
    '/.git/config',
    '/package.json',
    '/package.json?raw',
    '/docs.json',
    '/docs.json?raw',
    '/docs.json?import',
    '/DOCS.JSON',
    '/drafts/secret',
    '/drafts/secret.md',
    '/drafts/secret.md?raw',
    '/drafts/secret.txt',
    '/drafts/secret.txt?url',
    '//drafts/secret.txt',
    '/./drafts/secret.txt',
    '/drafts//secret.txt',
    '/drafts%2fsecret.txt',
    '/guides/start.mdx',
    '/guides/start.mdx?raw',
  ])('gives away nothing private at %s', async (target) => {
    const { status, body } = await server().send(target)
    expect(body).not.toContain(SECRET)
    expect(body).not.toContain('title: Start')
    expect(status === 0 || status >= 400, `status ${status}`).toBe(true)
  })
})

describe('the dev server', () => {
  test('answers the list for assistants, which Markdown of pages names, with its own addresses', async () => {
    const { status, text, headers } = await dev.get('/llms.txt')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/plain')
    expect(text).toContain('- [Start](/guides/start.md)')
    expect((await dev.get('/guides/start.md')).text).toContain('/llms.txt')
    expect((await dev.get('/.well-known/llms.txt')).text).toBe(text)
  })

  test.each([
    ['localhost:PORT', 200],
    ['127.0.0.1:PORT', 200],
    ['[::1]:PORT', 200],
    ['docs.localhost:PORT', 200],
    ['LOCALHOST:PORT', 200],
    ['Docs.LocalHost:PORT', 200],
    ['ATTACKER.invalid', 403],
    ['attacker.invalid', 403],
    ['localhost.attacker.invalid:PORT', 403],
  ])('answers the host %s with %i', async (host, status) => {
    const answer = await dev.send('/', { Host: host.replace('PORT', String(dev.port)) })
    expect(answer.status).toBe(status)
  })

  test('redirects to a destination that is percent-encoded already', async () => {
    const { headers } = await dev.get('/encoded')
    expect(headers.get('location')).toBe('/caf%C3%A9')
  })

  test('is reachable from no other origin by script', async () => {
    const { headers } = await dev.send('/', { Origin: 'https://attacker.invalid' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('refuses live reload to other origins', async () => {
    const { status } = await dev.send('/', {
      Origin: 'https://attacker.invalid',
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      'Sec-WebSocket-Protocol': 'vite-hmr',
    })
    expect(status).not.toBe(101)
  })
})

const hostile = sharedMaterial('hostile/http', 'hostile requests are answered')

describe.skipIf(hostile.missing)('hostile requests', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(hostile.path, name), 'utf8')) as never

  test.each(['dev', 'preview'] as const)(
    '%s gives nothing away and lives on',
    async (name) => {
      const server = name === 'dev' ? dev : preview
      writeFileSync(join(server.root, '../outside.txt'), SECRET)
      const targets = (read('dev-request-targets.json') as { target: string }[]).map(
        ({ target }) =>
          target
            .replace('/abs/path/to/secret', join(server.root, '../secret'))
            .replace('/PROJECT', server.root),
      )
      const wrong: string[] = []
      for (const target of targets) {
        const [answer, next] = [await server.send(target), await server.get('/')]
        const { status, body } = answer
        const isHome = body.includes('<h1') && status === 200
        if (body.includes(SECRET) || body.includes('root:x:'))
          wrong.push(`${target}: leaks`)
        else if (status >= 500) wrong.push(`${target}: ${status}`)
        else if (status === 200 && !isHome)
          wrong.push(`${target}: answers ${body.slice(0, 80)}`)
        if (next.status !== 200)
          wrong.push(`${target}: the next request gets ${next.status}`)
      }
      expect(wrong).toEqual([])
      expect(server.alive()).toBe(true)
    },
    120_000,
  )

  test.each(['dev', 'preview'] as const)('%s knows its hosts', async (name) => {
    const server = name === 'dev' ? dev : preview
    const wrong: string[] = []
    const hosts = read('hosts.json') as { host: string; expect: number }[]
    for (const { host, expect: status } of hosts) {
      const Host = host.replace('PORT', String(server.port))
      const answer = await server.send('/', { Host })
      // A request without a host is refused with 400 instead.
      const fine = answer.status === status || (status === 403 && answer.status === 400)
      if (!fine) wrong.push(`${host}: ${answer.status}`)
    }
    expect(wrong).toEqual([])
  })
})
