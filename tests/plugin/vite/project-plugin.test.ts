import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { skerry } from '../../../plugin/vite/skerry-plugins.ts'
import { makeFolder } from '../site/make-site.ts'

test('a configuration with several sites is refused', async () => {
  const root = makeFolder({ 'docs.json': '{}' })
  const config = { root, configFile: false as const, plugins: [skerry(), skerry()] }
  await expect(resolveConfig(config, 'build')).rejects.toThrow(
    'contains `skerry()` more than once',
  )
})
