import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { brokenFilesPlugin } from '../../../plugin/vite/broken-files-plugin.ts'
import { ProjectHandle } from '../../../plugin/site/project-handle.ts'
import { bundleError } from '../../../plugin/write/bundle-error.ts'
import { makeFolder } from '../site/make-site.ts'

test('invalid JSON outside of the site is reported with its file and position', async () => {
  const { error } = await bundle('{\n  "a": \n}')
  expect((error as Error).message).toMatch(
    /^data\.json:3:1 {2}this file cannot be bundled: `}` is not JSON here/,
  )
})

test('JSON is bundled, with a mark of its encoding too', async () => {
  for (const text of ['{ "a": "value" }', '\uFEFF{ "a": "value" }']) {
    const { code, error } = await bundle(text)
    expect(error).toBeUndefined()
    expect(code).toContain('value')
  }
})

test('files imported with `?raw` or `?url` need not be JSON', async () => {
  for (const query of ['?raw', '?url']) {
    const { error } = await bundle('{ "a": }', query)
    expect(error).toBeUndefined()
  }
})

async function bundle(
  text: string,
  query = '',
): Promise<{ code?: string; error?: unknown }> {
  const root = makeFolder({
    'main.js': `import data from './data.json${query}'\nconsole.log(data)`,
    'data.json': text,
  })
  try {
    const output = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [brokenFilesPlugin(new ProjectHandle())],
      build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
    })) as Rolldown.RolldownOutput
    return { code: output.output[0].code }
  } catch (error) {
    return { error: bundleError(error, root) }
  }
}
