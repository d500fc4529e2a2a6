import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { IslandRegistry } from '../../../plugin/render/island-registry.ts'
import { MissingModules } from '../../../plugin/render/missing-modules.ts'
import { DevSession } from '../../../plugin/vite/dev-session.ts'
import { ProjectHandle } from '../../../plugin/site/project-handle.ts'
import { isFullyRead } from '../../../plugin/site/read-branch.ts'
import { settings, temporaryFolder, writeFiles } from '../../site/build-site.ts'

/** A server without plugins, which a session is tested with. */
function createBareServer(root: string): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
  })
}

function openSession(project: ProjectHandle, server: ViteDevServer): DevSession {
  const islands = new IslandRegistry(() => server.config.root)
  return new DevSession(project, { islands, missing: new MissingModules() }, server)
}

test('the rest of a large site is read again after a failure', async () => {
  const root = temporaryFolder()
  const files = { 'docs.json': settings(['a/1']), 'a/1.mdx': 'Text.' }
  writeFiles(root, files)
  mkdirSync(join(root, 'b'))
  for (let page = 0; page <= 2_000; page++)
    writeFileSync(join(root, `b/${page}.mdx`), 'Text.')
  const project = new ProjectHandle()
  project.locate(root, {}, {})
  await project.open({ isPartial: true })
  expect(isFullyRead(project.current)).toBe(false)
  const server = await createBareServer(root)
  const session = openSession(project, server)
  writeFileSync(join(root, 'docs.json'), '{')
  await session.whole()
  expect(session.failure).toHaveLength(1)
  writeFiles(root, files)
  await session.whole()
  expect(isFullyRead(project.current)).toBe(true)
  await session.close()
  await server.close()
})

test('workers started for a project that cannot be read end with the server', async () => {
  const root = temporaryFolder()
  writeFiles(root, { 'docs.json': '{' })
  const project = new ProjectHandle()
  project.locate(root, {}, {})
  const server = await createBareServer(root)
  const session = openSession(project, server)
  await session.open()
  expect(session.failure).toHaveLength(1)
  await session.close()
  await expect(session.pool.run({ type: 'none' })).rejects.toThrow('stopped')
  await server.close()
})
