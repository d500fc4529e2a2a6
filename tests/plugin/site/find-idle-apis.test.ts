import { expect, test } from 'vitest'
import { readProject } from '../check/check-files.ts'
import { makeFolder } from './make-site.ts'

const api = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  paths: { '/a': { get: { summary: 'A', responses: { 204: { description: 'ok' } } } } },
}

async function problemsOf(navigation: object, files: Record<string, string> = {}) {
  const { diagnostics } = await readProject(
    makeFolder({
      'docs.json': JSON.stringify(
        { name: 'Docs', theme: 'mint', colors: { primary: '#0f766e' }, navigation },
        undefined,
        2,
      ),
      'api.json': JSON.stringify(api),
      'index.mdx': '# Home',
      'fr.mdx': '# Accueil',
      ...files,
    }),
    {},
  )
  return diagnostics.filter(({ code }) => code === 'api/no-pages')
}

const version = (...languages: object[]) => ({
  versions: [{ version: 'v1', openapi: 'api.json', languages }],
})
const french = { language: 'fr', pages: ['fr'] }

test('a description of an entry that contains other divisions, of which no page shows anything, is reported', async () => {
  expect(await problemsOf(version({ language: 'en', pages: ['index'] }, french))).toEqual(
    [
      {
        severity: 'warning',
        code: 'api/no-pages',
        message:
          '`api.json` has no pages: the version `v1` contains entries of kind `language`, and only the innermost entries list operations',
        hint: 'Move `openapi` to the language that should show them, or list them there: `GET /users`.',
        file: 'docs.json',
        line: 11,
        column: 9,
      },
    ],
  )
})

test.each([
  ['lists an operation', { language: 'en', pages: ['index', 'GET /a'] }],
  ['lists the description', { language: 'en', openapi: 'api.json' }],
  ['has a page of its own for one', { language: 'en', pages: ['own'] }],
])('nothing is reported where an inner entry %s', async (_, english) => {
  const own = '---\nopenapi: GET /a\n---\n'
  expect(await problemsOf(version(english, french), { 'own.mdx': own })).toEqual([])
})
