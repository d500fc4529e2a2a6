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
