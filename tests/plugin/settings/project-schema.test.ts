import { expect, test } from 'vitest'
import { buildProjectSchema } from '../../../plugin/site/build-project-schema.ts'
import { readProject, settings } from '../check/check-files.ts'
import { makeFolder } from '../site/make-site.ts'

test('entries of the navigation are completed from the pages and operations of the project', async () => {
  const root = makeFolder({
    'docs.json': settings(['index', 'guides/start']),
    'index.mdx': '',
    'guides/start.mdx': '',
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/boats': { get: { responses: {} } } },
    }),
  })
  const schema = JSON.stringify(buildProjectSchema(await readProject(root, {})))
  expect(schema).toContain('{"enum":["guides/start","index","GET /boats"]}')
})
