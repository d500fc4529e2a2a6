import { join } from 'node:path'
import { expect, test } from 'vitest'
import { page, runSkerry, settings, temporaryFolder, writeFiles } from './build-site.ts'

/** Runs `skerry check` in a folder with these files. */
async function check(files: Record<string, string | object>, ...args: string[]) {
  const cwd = join(temporaryFolder(), 'site')
  writeFiles(cwd, files)
  return runSkerry(['check', '.', ...args], { cwd })
}

const good = { 'docs.json': settings(['a']), 'a.mdx': page('A') }
/** The page is shown despite the redirect, which is a warning. */
const redirects = [{ source: '/a', destination: 'https://example.com' }]
const warning = { ...good, 'docs.json': settings(['a'], { redirects }) }

test('`check` ends well with warnings, and with `--strict` it does not', async () => {
  const plain = await check(warning)
  expect(plain.output).toContain('[site/redirect-of-page]')
  expect(plain.code).toBe(0)
  expect((await check(warning, '--strict')).code).toBe(1)
})

test('`check` fails where a page, or the settings, cannot be read', async () => {
  const unclosed = await check({ ...good, 'a.mdx': page('A', '<Note>') })
  expect(unclosed.output).toContain('a.mdx:')
  expect(unclosed.code).toBe(1)
  const broken = await check({ ...good, 'docs.json': '{ "name": ' })
  expect(broken.output).toContain('docs.json:')
  expect(broken.code).toBe(1)
})

test('where the settings cannot be read, `check` reports only what is certain without them', async () => {
  const text = JSON.stringify(
    settings(['a'], {
      variables: { product: 'Pebble' },
      redirects: [{ source: '/old', destination: '/a' }],
    }),
  )
  const { code, output } = await check({
    'docs.json': text.replace(',', ',,'),
    'README.md': 'About the repository.',
    'a.mdx': page('A', '{{product}} [moved](/old) <Note>x</Noet>'),
  })
  expect(code).toBe(1)
  expect(output).toContain('[settings/invalid-json]')
  expect(output).toContain('[mdx/unclosed-tag]')
  expect(output).toContain('2 errors')
  expect(output).not.toContain('warning')
})

test('`check` fails where a file that code imports cannot be parsed, and says where', async () => {
  const { code, output } = await check({
    ...good,
    'a.mdx': page('A', 'import { Data } from "/snippets/data.jsx"\n\n<Data />'),
    'snippets/data.jsx':
      'import data from "./data.json"\nexport const Data = () => <b>{data.a}</b>',
    'snippets/data.json': '{ "a": }',
  })
  expect(output).toMatch(/snippets\/data\.json:1:8 .*\[mdx\/import\]/)
  expect(output).not.toContain('backtrace')
  expect(code).toBe(1)
})

test('`check` lists every file that nothing links, and does not fail for them', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `notes-${at + 10}.txt`)
  const notes = Object.fromEntries(names.map((name) => [name, 'text']))
  const { code, output } = await check({ ...good, ...notes })
  expect(code).toBe(0)
  expect(output).toContain('12 files are not published')
  for (const name of names) expect(output).toContain(name)
})

test('`check` knows links that start with the base, if it is told', async () => {
  const files = { ...good, 'a.mdx': page('A', '[Self](/harbour/a)') }
  expect((await check(files)).output).toContain('[check/broken-link]')
  expect((await check(files, '--base', '/harbour/')).output).not.toContain('broken-link')
})

test('the package has the rules of the linter that descriptions are checked with', async () => {
  const pets = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    servers: [{ url: 'https://{region}.pets.test' }],
    paths: {
      '/pets/{name}': {
        get: {
          operationId: 'pet',
          parameters: [
            { name: 'age', in: 'query', schema: { type: 'integer' }, example: 'old' },
          ],
          responses: { 200: { description: 'A pet.' } },
        },
        put: { operationId: 'pet', responses: { 200: { description: 'A pet.' } } },
      },
    },
  }
  const navigation = { groups: [{ group: 'Pets', openapi: 'pets.json' }] }
  const { output } = await check({
    ...good,
    'docs.json': settings(['a'], { navigation }),
    'pets.json': pets,
  })
  for (const code of [
    'api/server-variable',
    'api/path-parameter',
    'api/duplicate-operation-id',
    'check/example',
  ])
    expect(output).toContain(`[${code}]`)
  expect(output).not.toContain('api/not-checked')
})
