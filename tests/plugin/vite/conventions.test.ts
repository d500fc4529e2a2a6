import { createServer, resolveConfig, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { skerry } from '../../../plugin/index.ts'
import { makeFolder } from '../site/make-site.ts'

/** Resolves Vite's configuration for a folder, and returns our plugins. */
async function resolveFor(root: string, command: 'build' | 'serve') {
  const config = await resolveConfig(
    { configFile: false, root, logLevel: 'silent', plugins: [skerry()] },
    command,
  )
  const own = config.plugins.filter(({ name }) => name.startsWith('skerry:'))
  expect(own.length).toBeGreaterThan(5)
  return { config, own }
}

/** The handler of a plugin's hook, which may be a function or an object. */
function hookOf(plugin: Plugin, name: 'resolveId' | 'load' | 'transform') {
  return plugin[name] as { filter?: unknown } | undefined
}

test.each(['build', 'serve'] as const)(
  'the project is not read while the configuration of `%s` is resolved',
  async (command) => {
    // Reading this project would fail.
    const root = makeFolder({ 'docs.json': '{', 'index.mdx': '' })
    const { config } = await resolveFor(root, command)
    const project = config.plugins.find(({ name }) => name === 'skerry:project')
    const { openProject } = project!.api as { openProject(): Promise<unknown> }
    await expect(openProject()).rejects.toThrow('docs.json')
  },
)

test('environments are configured before a build begins', async () => {
  const { config } = await resolveFor(makeFolder({}), 'build')
  const { client, ssr } = config.environments
  expect(client).toMatchObject({ build: { write: false } })
  expect(ssr).toMatchObject({
    build: {
      write: false,
      rolldownOptions: { input: { server: 'virtual:skerry/server' } },
    },
  })
})

test.each(['resolveId', 'load', 'transform'] as const)(
  'every `%s` hook says by a filter which modules it is for',
  async (name) => {
    const { own } = await resolveFor(makeFolder({}), 'build')
    const unfiltered = own.filter(
      (plugin) => hookOf(plugin, name) && !hookOf(plugin, name)!.filter,
    )
    expect(unfiltered.map((plugin) => plugin.name)).toEqual([])
  },
)

test('updates are followed by `hotUpdate`, not by its predecessor', async () => {
  const { own } = await resolveFor(makeFolder({}), 'serve')
  expect(own.filter((plugin) => plugin.hotUpdate).length).toBeGreaterThan(0)
  expect(own.filter((plugin) => plugin.handleHotUpdate)).toEqual([])
})

test('a server leaves errors that nobody catches to the process', async () => {
  const before = process.listenerCount('uncaughtException')
  const server = await createServer({
    configFile: false,
    root: makeFolder({ 'docs.json': '{', 'index.mdx': '' }),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [skerry()],
  })
  expect(process.listenerCount('uncaughtException')).toBe(before)
  await server.close()
})
