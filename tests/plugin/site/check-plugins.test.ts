import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { checkPlugins } from '../../../plugin/site/check-plugins.ts'
import { makeFolder } from './make-site.ts'

test('plugins whose module does not exist are reported once, with the way to get them', () => {
  const root = makeFolder({ 'plugins/own.mjs': 'export default () => {}' })
  const found = checkPlugins(root, {
    remarkPlugins: [
      () => undefined,
      './plugins/own.mjs',
      ['./plugins/owm.mjs', { loud: true }],
      'remark-missing',
    ],
    rehypePlugins: [pathToFileURL(join(root, 'plugins/own.mjs')).href],
    recmaPlugins: [[() => undefined, {}]],
  })
  expect(found.map(({ severity, message, hint }) => [severity, message, hint])).toEqual([
    [
      'error',
      'the plugin `./plugins/owm.mjs` does not exist',
      'The path starts at the content folder. Correct it in the `skerry()` call in `vite.config`.',
    ],
    [
      'error',
      'the plugin `remark-missing` is not installed',
      'npm install --save-dev remark-missing',
    ],
  ])
})

test('a package that is installed beside the site is found', () => {
  const files = {
    'node_modules/remark-own/package.json':
      '{"name":"remark-own","exports":"./index.js"}',
    'node_modules/remark-own/index.js': '',
  }
  expect(checkPlugins(makeFolder(files), { remarkPlugins: ['remark-own'] })).toEqual([])
})
