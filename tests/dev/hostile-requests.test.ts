import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedMaterial } from '../shared-material.ts'
import { buildSite, page, settings, writeFiles } from '../site/build-site.ts'
import { requestTargets } from './request-targets.ts'
import { startDev, startPreview, type RunningServer } from './start-server.ts'

const SECRET = 'SECRET_SENTINEL'

/** Files that must never be served. */
const secrets = {
  'ignored.txt': SECRET,
  'draft/hidden.mdx': `---\ntitle: Hidden\n---\n\nexport const a = '${SECRET}'\n\n${SECRET}\n`,
  'package.json': { name: SECRET, private: true },
  '.aws/credentials': SECRET,
  '.env': `A=${SECRET}`,
  'lib/internal.ts': `export const key = '${SECRET}'`,
  'notes.txt': SECRET,
  'data/index': SECRET,
  'node_modules/left/secret.json': { name: SECRET },
  'docs.json': settings(['index', 'guides/start'], {
    $schema: `https://example.com/${SECRET}`,
  }),
}
const files = {
  ...secrets,
  'index.mdx': page('Home', "import Count from '/lib/count.jsx'\n\n<Count />"),
  'guides/start.mdx': page('Start', 'Text of the guide.'),
  'lib/count.jsx':
    'export default () => { const [a, b] = useState(0); return <button onClick={() => b(a + 1)}>{a}</button> }\n',
  'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/film.mp4': Buffer.alloc(3_000_000, 'film'),
  '.mintignore': 'ignored.txt\ndraft/\n',
  '../secret/secret.txt': SECRET,
}

let dev: RunningServer
let preview: RunningServer
const server = (name: 'dev' | 'preview') => (name === 'dev' ? dev : preview)

/**
 * Adds symbolic links to a folder outside of the project, to a file there, and to an
 * excluded file.
 */
function link(root: string): void {
  symlinkSync('../secret', join(root, 'linked'))
  symlinkSync('../secret/secret.txt', join(root, 'link.txt'))
  symlinkSync('ignored.txt', join(root, 'inner.txt'))
}

beforeAll(async () => {
  const site = await buildSite(files)
  expect(site.code, site.output).toBe(0)
  ;[dev, preview] = await Promise.all([
    startDev(files),
    startPreview(site.root, site.folder),
  ])
  link(dev.root)
  link(site.root)
  // Opened pages have modules in Vite's graph.
  await dev.get('/')
}, 60_000)
afterAll(() => Promise.all([dev?.stop(), preview?.stop()]))

/** Sends the targets and returns what is wrong with the responses. */
async function ask(
  { send, get, alive }: RunningServer,
  targets: readonly string[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const [index, target] of targets.entries()) {
    for (const method of index % 10 === 0 ? ['GET', 'POST', 'HEAD'] : ['GET']) {
      const { status, body } = await send(target, { Accept: '*/*' }, method)
      if (body.includes(SECRET) || body.includes('root:x:'))
        wrong.push(`${method} ${target}: leaks ${body.slice(0, 200)}`)
      // For malformed requests, Node itself closes the connection.
      if (status >= 500) wrong.push(`${method} ${target}: ${status}`)
    }
    if (index % 20 === 0 && (await get('/')).status !== 200)
      wrong.push(`${target}: the next request fails`)
  }
  if (!alive()) wrong.push('the process has ended')
  return wrong
}

describe.each(['dev', 'preview'] as const)('%s', (name) => {
  test('gives nothing away to 119 targets and 200 that are made up', async () => {
    const asked = [...Object.keys(secrets), 'linked/secret.txt', 'link.txt', 'inner.txt']
    const more = { generated: Number(process.env['SKERRY_TARGETS'] ?? 200), seed: 4711 }
    const targets = requestTargets(asked, server(name).root, more)
    const outside = requestTargets(['../secret/secret.txt'], server(name).root, {
      generated: 0,
      seed: 1,
    }).slice(0, 46)
    expect(await ask(server(name), [...targets, ...outside])).toEqual([])
  }, 300_000)

  test.skipIf(!existsSync('/proc/self/fd'))(
    'keeps no file open that a reader has given up on',
    async () => {
      const { pid, port, send } = server(name)
      const count = () => readdirSync(`/proc/${pid}/fd`).length
      await send('/images/film.mp4')
      const before = count()
      for (let number = 0; number < 50; number++) {
        const socket = connect(port, '127.0.0.1')
        await new Promise((done) => socket.once('connect', done))
        socket.write('GET /images/film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n')
        await new Promise((done) => socket.once('data', done))
        socket.destroy()
      }
      await expect.poll(count).toBeLessThanOrEqual(before + 5)
    },
  )

  test('sends parts of a film', async () => {
    const { status, headers, body } = await server(name).send('/images/film.mp4', {
      Range: 'bytes=-4',
    })
    expect({ status, body }).toEqual({ status: 206, body: 'film' })
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('still serves what is published', async () => {
    expect((await server(name).get('/guides/start')).text).toContain('Text of the guide.')
    const image = await server(name).send('http://127.0.0.1/images/dot.svg')
    expect(image).toMatchObject({ status: 200 })
  })
})

test('dev gives the modules that pages import, from all their addresses', async () => {
  const { text } = await dev.get('/')
  const [, url] = /"(\/@id\/skerry-island:[^"]*count\.jsx\?export=default)"/.exec(text)!
  const island = await dev.send(url!)
  expect(island.status).toBe(200)
  const [, module] = /from "(\/lib\/count\.jsx[^"]*)"/.exec(island.body)!
  expect((await dev.send(module!)).status).toBe(200)
  expect((await dev.send(`/@fs${dev.root}${module!}`)).status).toBe(200)
})

test('the dev server serves no private files while the settings are invalid', async () => {
  const broken = await startDev({ ...files, 'docs.json': '{' })
  for (const file of Object.keys(secrets).filter((name) => name !== 'docs.json')) {
    const { body, status } = await broken.send(`/${file}?raw`, { Accept: '*/*' })
    expect(body, file).not.toContain(SECRET)
    expect(status, file).toBe(404)
  }
  expect((await broken.get('/')).status).toBe(500)
  writeFiles(broken.root, { 'docs.json': files['docs.json'] })
  await broken.getUntil('/', (text) => text.includes('<button'))
  await broken.stop()
}, 60_000)

const hostile = sharedMaterial('hostile/http', 'hostile requests are answered')

test.skipIf(hostile.missing).each(['dev', 'preview'] as const)(
  '%s gives nothing away to the collected targets',
  async (name) => {
    const text = readFileSync(join(hostile.path, 'dev-request-targets.json'), 'utf8')
    const { root } = server(name)
    const targets = (JSON.parse(text) as { target: string }[]).map(({ target }) =>
      target
        .replace('/abs/path/to/secret', join(root, '../secret'))
        .replace('/PROJECT', root),
    )
    expect(await ask(server(name), targets)).toEqual([])
  },
  120_000,
)
