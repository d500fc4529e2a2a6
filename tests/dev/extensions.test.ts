import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type SiteFiles,
} from '../site/build-site.ts'
import { startDevIn } from './start-server.ts'

function configured(options: string, files: SiteFiles = {}) {
  const root = join(temporaryFolder(), 'site')
  installSkerry(root)
  writeFiles(root, {
    'package.json': { type: 'module' },
    'docs.json': settings(['index', 'other']),
    'index.mdx': page('Home', 'Text.'),
    'other.mdx': page('Other', '```ts\nlet a\n```'),
    'vite.config.js': `import { skerry } from 'skerry'
export default { plugins: [skerry({ ${options} })] }`,
    ...files,
  })
  return startDevIn(root)
}

test('pages are as the options make them, after an edit too', async () => {
  const server = await configured(
    `
  frontmatter: (frontmatter) => ({ ...frontmatter, title: frontmatter.title + '!' }),
  navigation: (navigation, page) => ({ ...navigation, next: { kind: 'page', path: '', title: 'After ' + page.path, url: '/after' } }),
  head: [{ tag: 'meta', attributes: { name: 'said', content: 'yes' } }],
  words: { en: { onThisPage: 'Here' } },
  shikiTransformers: [{ line(node) { this.addClassToHast(node, 'own-line') } }],
  outputs: [() => [{ path: 'data.json', content: '{}' }]],
`,
    {
      'theme/Head.jsx': `import { Head as ThemeHead } from 'skerry/theme/layout/head'
export default () => <><ThemeHead /><meta name="own-head" content="yes" /></>`,
    },
  )
  const home = (await server.get('/')).text
  expect(home).toContain('<title>Home! - ')
  expect(home).toContain('After index')
  expect(home).toContain('<meta name="said" content="yes">')
  expect(home).toContain('<meta name="own-head" content="yes"/>')
  expect((await server.get('/other')).text).toContain('own-line')
  expect((await server.get('/data.json')).status, 'builds alone make outputs').toBe(404)
  writeFileSync(join(server.root, 'index.mdx'), page('Start', '## New'))
  const edited = await server.getUntil('/', (text) => text.includes('Start'))
  expect(edited).toContain('<title>Start! - ')
  expect(edited).toContain('Here')
  await server.stop()
})

test('functions that fail are shown in the place of the page, and the server goes on', async () => {
  const server = await configured(`
  navigation: (navigation, page) => { if (page.path === 'index') throw new Error('lost'); return navigation },
  shikiTransformers: [{ line() { throw new Error('no line') } }],
`)
  const home = (await server.get('/')).text
  expect(home).toContain('the option `navigation` fails: lost')
  expect(home).toContain('build/option-failed')
  const { text } = await server.get('/other')
  expect(text).toContain('let a')
  const problems = (await server.get('/@skerry/problems/other')).text
  expect(problems).toContain(
    'the option `shikiTransformers` fails for this code: no line',
  )
  await server.stop()
})
