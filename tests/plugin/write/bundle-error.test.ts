import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { SkerryError } from '../../../runtime/kit/diagnostic.ts'
import { bundleError } from '../../../plugin/write/bundle-error.ts'
import { makeFolder } from '../site/make-site.ts'

test('an error in code has its file, place and reason', async () => {
  const { message, stack } = await failure({ 'main.js': 'export const a = (\n' })
  expect(message).toBe(
    'main.js:2:1  this file cannot be bundled: Expected `)` but found `EOF`  [build/bundle-failed]\n' +
      '  Fix the file, or stop using it on the site.',
  )
  expect(stack).not.toContain('rolldown')
})

test('an error in a stylesheet names the stylesheet', async () => {
  const { message } = await failure({
    'main.js': "import './theme/a.css'",
    'theme/a.css': 'a { color: red\n@import }}}',
  })
  expect(message).toMatch(/^theme\/a\.css:2:\d+ {2}this file cannot be bundled: /)
})

test('an import of a stylesheet that its package lacks is reported at the import', async () => {
  const importing = (specifier: string, manifest: object) =>
    failure({
      'main.js': "import './theme.css'",
      'theme.css': `/* Brand */\n@import '@acme/brand/a.css';\n@import '${specifier}';\n`,
      'node_modules/@acme/brand/package.json': JSON.stringify(manifest),
      'node_modules/@acme/brand/a.css': 'a { color: red }',
    })
  const expected =
    'theme.css:3:10  the package `@acme/brand` has no file `b.css`, or does not export it  [build/bundle-failed]\n' +
    '  Fix the path, or install a version of `@acme/brand` that has the file.'
  const name = '@acme/brand'
  expect((await importing('@acme/brand/b.css', { name })).message).toBe(expected)
  const exports = { './a.css': './a.css' }
  expect((await importing('@acme/brand/b.css', { name, exports })).message).toBe(expected)
  expect((await importing('@acme/brand', { name })).message).toBe(
    'theme.css:3:10  the package `@acme/brand` has no stylesheet of its own  [build/bundle-failed]\n' +
      '  Name a file of the package, as in `@acme/brand/style.css`.',
  )
  expect((await importing('other', { name })).message).toBe(
    'theme.css:3:10  the package `other` is not installed  [build/bundle-failed]\n' +
      '  Install it (`npm install other`), or remove the import.',
  )
})

test('the error of a missing file names the file that imports it', async () => {
  const { message } = await failure({ 'main.js': "import './gone.js'" })
  expect(message).toMatch(/^main\.js:1:\d+ .* Could not resolve '\.\/gone\.js'/)
})

test('where the bundler names no file, the error is its reason without the stack trace', () => {
  const error = Object.assign(new Error('Build failed with 1 error:'), {
    errors: [
      new Error(
        '\u001B[31m[builtin:vite-json] \u001B[0mplugin `builtin:vite-json` threw an error\n\nCaused by:\n    expected value at line 1 column 8\n\nStack backtrace:\n   0: <unknown>\n',
      ),
    ],
  })
  expect(said(bundleError(error, '/site'))).toBe(
    'this site cannot be bundled: expected value at line 1 column 8  [build/bundle-failed]\n' +
      '  Fix the file, or stop using it on the site.',
  )
})

test('a file outside of the site is named in full', () => {
  const error = Object.assign(new Error('Unexpected token'), {
    loc: { file: '/other/x.js', line: 3, column: 4 },
  })
  expect(said(bundleError(error, '/site'))).toMatch(/^\/other\/x\.js:3:5 {2}/)
})

test('a file that is imported with a query is named without it', () => {
  const error = Object.assign(new Error('Unexpected token'), { id: '/site/a.jsx?island' })
  expect(said(bundleError(error, '/site'))).toMatch(/^a\.jsx {2}/)
})

test('errors that the author did not cause are passed on: a full disk, internal errors', () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', id: '/site/a.js' })
  const own = new SkerryError([])
  for (const error of [full, own, 'a text'])
    expect(bundleError(error, '/site')).toBe(error)
})

test('a plugin of the site that throws is named, with the file if it is one', () => {
  const thrown = (id?: string) =>
    said(bundleError(Object.assign(new Error('boom'), { plugin: 'mine', id }), '/site'))
  expect(thrown('/site/a.jsx')).toMatch(/^a\.jsx {2}the Vite plugin `mine` throws: boom/)
  for (const id of [undefined, '\0rolldown/runtime.js', '/0virtual:skerry/styles/core'])
    expect(thrown(id)).toMatch(/^the Vite plugin `mine` throws: boom/)
})

/** The error that a real bundler's error is converted to. */
async function failure(files: Record<string, string>): Promise<Error> {
  const root = makeFolder({ 'package.json': '{ "type": "module" }', ...files })
  writeFileSync(join(root, 'index.html'), '')
  const error: unknown = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  }).catch((thrown: unknown) => bundleError(thrown, root))
  expect(error).toBeInstanceOf(SkerryError)
  return error as Error
}

function said(error: unknown): string {
  expect(error).toBeInstanceOf(SkerryError)
  return (error as SkerryError).message
}

test("where Yarn's Plug'n'Play keeps packages in archives, the way out is another linker", () => {
  Object.assign(process.versions, { pnp: '3' })
  onTestFinished(() => void Reflect.deleteProperty(process.versions, 'pnp'))
  const error = Object.assign(new Error('Could not load a.zip/b.css'), {
    id: '/srv/a.js',
  })
  expect(bundleError(error, '/srv')).toMatchObject({
    message: expect.stringContaining('nodeLinker: node-modules') as string,
  })
})
