import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importIn } from './import-in.ts'
import { makeRepository } from './make-repository.ts'

test('scripts and style sheets that the other tool loads on no page are in .mintignore', async () => {
  const root = makeRepository({
    'docusaurus.config.js': 'module.exports = { presets: [["classic", {}]] }',
    'versions.json': '["1.0"]',
    'docs/intro.md': '# Intro',
    'docs/odd [name].css': 'p { color: red }',
    'versioned_docs/version-1.0/intro.md': '# Intro',
    'versioned_docs/version-1.0/demo.js': 'document.title = "Demo"',
    'src/css/custom.css': 'h1 { font-size: 5rem }',
    'src/boat.js': 'export default () => null',
    'scripts/build.js': 'require("node:fs")',
    'snippets/part.js': 'console.log(1)',
    'static/wind.js': 'console.log(2)',
  })
  const output = await importIn(root, '--pages')
  expect(readFileSync(join(root, '.mintignore'), 'utf8').split('\n').sort()).toEqual([
    '',
    '/docs/demo.js',
    '/docs/next/odd\\ \\[name\\].css',
    '/src/css/custom.css',
  ])
  expect(output).toContain(
    './.mintignore keeps scripts and style sheets from being loaded on every page: /docs/demo.js,',
  )
  expect(output).toContain('`wind.js` is loaded on every page from now on')
})

test('what MkDocs loads on every page is loaded', async () => {
  const root = makeRepository({
    'mkdocs.yml':
      'site_name: Harbour\nextra_css: [css/extra.css]\nextra_javascript:\n  - path: js/extra.mjs\n    type: module\n  - js/extra.js\n',
    'docs/index.md': '# Home',
    'docs/css/extra.css': 'p { color: red }',
    'docs/js/extra.js': 'console.log(1)',
  })
  await importIn(root, '--pages')
  expect(existsSync(join(root, 'docs/.mintignore'))).toBe(false)
})
