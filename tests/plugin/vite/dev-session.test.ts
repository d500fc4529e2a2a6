import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { IslandRegistry } from '../../../plugin/render/island-registry.ts'
import { MissingModules } from '../../../plugin/render/missing-modules.ts'
import { DevSession } from '../../../plugin/vite/dev-session.ts'
import { ProjectHandle } from '../../../plugin/site/project-handle.ts'
import { isFullyRead } from '../../../plugin/site/read-branch.ts'
import { settings, temporaryFolder, writeFiles } from '../../site/build-site.ts'

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
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
  })
  const found = { islands: new IslandRegistry(() => root), missing: new MissingModules() }
  const session = new DevSession(project, found, server)
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
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
  })
  const found = { islands: new IslandRegistry(() => root), missing: new MissingModules() }
  const session = new DevSession(project, found, server)
  await session.open()
  expect(session.failure).toHaveLength(1)
  await session.close()
  await expect(session.pool.run({ type: 'none' })).rejects.toThrow('stopped')
  await server.close()
})
