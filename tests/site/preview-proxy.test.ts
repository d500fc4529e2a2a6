import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPreview } from '../dev/start-server.ts'
import {
  buildFolder,
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
} from './build-site.ts'

test('preview passes on what a proxy answers, and shows the 404 page for the rest', async () => {
  const api = createServer((request, response) => response.end(`boats: ${request.url}`))
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  const { port } = api.address() as AddressInfo
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, {
    'docs.json': settings(['index']),
    'index.mdx': page('Home', 'Text of the page.'),
    'vite.config.mjs': `import { skerry } from 'skerry'
export default {
  base: '/sub/',
  plugins: [skerry()],
  preview: { proxy: { '/api': 'http://127.0.0.1:${port}' } },
}`,
  })
  installSkerry(root)
  const site = await buildFolder(root)
  expect(site.code, site.output).toBe(0)
  const preview = await startPreview(root, site.folder)
  expect((await preview.get('/api/boats')).text).toBe('boats: /api/boats')
  expect((await preview.get('/sub/')).text).toContain('Text of the page.')
  const unknown = await preview.get('/sub/nowhere')
  expect(unknown.status).toBe(404)
  expect(unknown.text).toContain('not-found-title')
  await preview.stop()
  api.close()
}, 120_000)
