import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  installSkerry,
  page,
  runSkerry,
  settings,
  temporaryFolder,
  writeFiles,
} from '../site/build-site.ts'
import { faultEnvironment } from '../site/faults.ts'
import { startDevIn } from './start-server.ts'

test('a page that may not be read is reported in place of the site until it can be', async () => {
  const root = join(temporaryFolder(), 'site')
  const during = join(root, '../refused')
  const secret = join(root, 'secret.mdx')
  writeFiles(root, {
    'docs.json': settings(['index', 'secret']),
    'index.mdx': page('Start'),
    'secret.mdx': page('Secret'),
  })
  writeFileSync(during, '')
  const dev = await startDevIn(
    root,
    [],
    faultEnvironment({
      call: 'readFileSync',
      path: 'secret.mdx',
      code: 'EACCES',
      during,
    }),
  )
  const { status, text } = await dev.get('/')
  expect(status).toBe(500)
  expect(text).toContain('<title>The site cannot be read</title>')
  expect(text).toContain('permission denied (EACCES)')

  rmSync(during)
  writeFileSync(secret, page('Secret', 'First.'))
  expect(await dev.getUntil('/secret', (html) => html.includes('First.'))).toContain(
    'First.',
  )

  const before = dev.output().length
  writeFileSync(during, '')
  writeFileSync(secret, page('Secret', 'Second.'))
  const news = () => dev.output().slice(before)
  await expect.poll(news).toContain('[system/no-permission]')
  expect(news()).not.toContain('    at ')
  expect((await dev.get('/')).status).toBe(200)
  const problems = async () => (await dev.get('/@skerry/problems/')).text
  expect(await problems()).toContain('system/no-permission')

  rmSync(during)
  writeFileSync(secret, page('Secret', 'Third.'))
  await expect.poll(problems).not.toContain('system/no-permission')
  expect((await dev.get('/secret')).text).toContain('Third.')
  await dev.stop()
}, 60_000)

test('a plugin that throws while the server starts ends the command', async () => {
  const root = temporaryFolder()
  installSkerry(root)
  writeFiles(root, {
    'docs.json': settings(['index']),
    'index.mdx': page('Start'),
    'vite.config.mjs': `import { skerry } from 'skerry'
const broken = { name: 'broken', configureServer() { throw new Error('no server') } }
export default { plugins: [skerry(), broken] }`,
  })
  const { code, output } = await runSkerry(['dev', '.'], { cwd: root })
  expect(output).toContain('no server')
  expect(code).toBe(1)
}, 30_000)
