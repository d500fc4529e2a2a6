import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ServerOptions } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { skerry } from '../../../plugin/index.ts'
import { settings, temporaryFolder, writeFiles } from '../../site/build-site.ts'

/** Starts a server for two pages. `found` has the files that its watcher reports. */
async function serve(watch: ServerOptions['watch']) {
  const root = temporaryFolder()
  writeFiles(root, {
    'docs.json': settings(['index']),
    'index.mdx': 'Text.',
    'drafts/one.mdx': 'Text.',
  })
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [skerry()],
    server: { middlewareMode: true, ws: false, ...(watch !== undefined && { watch }) },
  })
  onTestFinished(() => server.close())
  const found: string[] = []
  server.watcher.on('all', (event, path) =>
    found.push(`${event} ${path.slice(root.length)}`),
  )
  const save = (file: string) => writeFileSync(join(root, file), 'Saved.')
  return { root, server, found, save }
}

const isLinux = process.platform === 'linux'

test.runIf(isLinux)(
  'Vite’s watcher opens no content on Linux, and reports it',
  async () => {
    const { root, server, found, save } = await serve(undefined)
    save('index.mdx')
    await vi.waitFor(() => expect(found).toEqual(['change /index.mdx']))
    expect(Object.keys(server.watcher.getWatched())).not.toContain(root)
  },
)

test('Vite’s watcher polls the content if the author asks for it', async () => {
  const { root, server } = await serve({ usePolling: true })
  const watched = () => Object.keys(server.watcher.getWatched())
  await vi.waitFor(() => expect(watched()).toContain(join(root, 'drafts')))
})

test('rules of the author apply to the content', async () => {
  const ignored = ['**/drafts/**', /\.txt$/, (path: string) => path.endsWith('.log')]
  const { found, save } = await serve({ ignored })
  for (const file of ['drafts/one.mdx', 'a.txt', 'a.log', 'index.mdx']) save(file)
  await vi.waitFor(() => expect(found).toEqual(['change /index.mdx']))
})

test('a rule that starts with `!` excepts files from the other rules', async () => {
  const ignored = ['**/drafts/**', '!**/drafts/one.mdx']
  const { found, save } = await serve({ ignored })
  for (const file of ['drafts/two.mdx', 'index.mdx']) save(file)
  await vi.waitFor(() => expect(found).toEqual(['change /index.mdx']))
})

test('an author who turns watching off gets no watcher', async () => {
  const { server } = await serve(null)
  expect(server.config.server.watch).toBe(null)
})
