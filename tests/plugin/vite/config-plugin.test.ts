import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { configPlugin } from '../../../plugin/vite/config-plugin.ts'
import { makeFolder } from '../site/make-site.ts'

async function cacheOf(root: string, cacheDir?: string): Promise<string> {
  const given = cacheDir === undefined ? {} : { cacheDir }
  const config = { root, plugins: [configPlugin({})], ...given }
  return (await resolveConfig({ ...config, configFile: false }, 'serve')).cacheDir
}

test('the dev server leaves nothing in a content folder without package.json', async () => {
  const home = makeFolder({})
  vi.stubEnv('XDG_CACHE_HOME', home)
  expect((await cacheOf(makeFolder({}))).startsWith(join(home, 'skerry'))).toBe(true)
  vi.unstubAllEnvs()
})

test('a package keeps the cache folder of Vite, and so does a configured one', async () => {
  const root = makeFolder({ 'package.json': '{}' })
  expect(await cacheOf(root)).toBe(join(root, 'node_modules/.vite'))
  expect(await cacheOf(makeFolder({}), '/cache')).toBe('/cache')
})

test('a content folder that does not exist is named, with the one that is meant', async () => {
  const root = makeFolder({ 'docs/docs.json': '{}', 'site.md': '' })
  const configured = (option: string) =>
    resolveConfig(
      { root, plugins: [configPlugin({ root: option })], configFile: false },
      'build',
    )
  await expect(configured('./docz')).rejects.toThrow(
    'the option `root` is `./docz`, which does not exist  [build/option-value]\n  Did you mean `docs`?',
  )
  await expect(configured('site.md')).rejects.toThrow(
    'the option `root` is `site.md`, which is a file  [build/option-value]\n  It is the folder with `docs.json`',
  )
  await expect(configured('docs')).resolves.toBeDefined()
})
