import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { page, settings } from '../site/build-site.ts'
import { startDev } from './start-server.ts'

test('the dev server serves the problems of a page, as `check` reports them', async () => {
  const dev = await startDev({
    'docs.json': settings(['index', 'guides/start']),
    'index.mdx': page('Home', '[gone](/nowhere)'),
    'guides/start.mdx': page('Start', 'Text.'),
  })
  const ask = async (path: string) => {
    const { status, text } = await dev.get(`/@skerry/problems${path}`)
    expect(status).toBe(200)
    return (JSON.parse(text) as { page: { code: string; file?: string }[] }).page
  }
  expect(await ask('/')).toMatchObject([{ code: 'check/broken-link', file: 'index.mdx' }])
  expect(await ask('/guides/start')).toEqual([])
  await dev.stop()
}, 120_000)

test('an override is read again when it changes', async () => {
  const dev = await startDev({
    'docs.json': settings(['index']),
    'index.mdx': page('Home', 'Text.'),
    'theme/Footer.jsx': 'export const Bottom = () => <footer>Mine</footer>\n',
  })
  await expect.poll(() => dev.output(), { timeout: 20_000 }).toContain('no-component')
  writeFileSync(
    join(dev.root, 'theme/Footer.jsx'),
    'export const Footer = () => <footer>Mine</footer>\n',
  )
  const text = await dev.getUntil('/', (html) => html.includes('<footer>Mine'))
  expect(text).toContain('<footer>Mine')
  await expect.poll(() => dev.output(), { timeout: 20_000 }).toContain('1 warning in')
  await dev.stop()
}, 120_000)
