import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildSite, page, settings } from './build-site.ts'

const response =
  '<ResponseExample>\n```json Response\n{ "own": "response" }\n```\n</ResponseExample>'
const request =
  '<RequestExample>\n```bash Request\ncurl own-request\n```\n</RequestExample>'

test('a request stands above its response, generated or written, in whatever order', async () => {
  const manual = 'api: "GET https://api.example.com/pets"\n'
  const site = await buildSite({
    'docs.json': settings(['generated', 'written', 'plain']),
    'generated.mdx': page('Generated request', response, manual),
    'written.mdx': page('Both written', `${response}\n\n${request}`, manual),
    'plain.mdx': page('No API', `${response}\n\n${request}`),
  })
  expect(site.code, site.output).toBe(0)
  const order = (file: string) => {
    const text = site.read(file).replace(/<[^>]*>/g, '')
    return [text.search(/curl (?:-|own|https)/), text.search(/"own"|&quot;own&quot;/)]
  }
  for (const file of ['generated.html', 'written.html', 'plain.html']) {
    const [asked = -1, answered = -1] = order(file)
    expect(asked, file).toBeGreaterThan(0)
    expect(answered, file).toBeGreaterThan(asked)
  }
})

test('a callback has an example of what it sends in its fold, unless the description has one', async () => {
  const callback = (media: object) => ({
    '{$request.body#/url}': {
      post: {
        requestBody: { content: { 'application/json': media } },
        responses: { 200: { description: 'ok' } },
      },
    },
  })
  const schema = { type: 'object', properties: { count: { type: 'integer' } } }
  const site = await buildSite({
    'docs.json': settings(['start']),
    'start.mdx': page('Start', '', 'openapi: "POST /jobs"\n'),
    'openapi.json': {
      openapi: '3.1.0',
      info: { title: 'Jobs', version: '1' },
      paths: {
        '/jobs': {
          post: {
            responses: { 202: { description: 'ok' } },
            callbacks: {
              done: callback({ schema }),
              failed: callback({ schema, example: { count: 7 } }),
            },
          },
        },
      },
    },
  })
  expect(site.code, site.output).toBe(0)
  const html = site.read('start.html')
  const [done = '', failed = ''] = html.split('<details class="api-option"').slice(1)
  expect(done.replace(/<[^>]*>/g, '')).toMatch(/"count": 123/)
  expect(done).toContain('data-language="json"')
  expect(failed).not.toContain('code-block')
  // Nothing before the URL: an empty line above it, where it is broken.
  expect(done).toMatch(/"api-endpoint-path"><span/)
  expect(site.read('start.md')).toMatch(/```json Example\n *\{\n *"count": 123/)
})

test('search calls webhooks what the sidebar calls them, not by the method of their requests', async () => {
  const site = await buildSite({
    'docs.json': settings(['start']),
    'start.mdx': page('Start', '', 'openapi: "webhook done"\n'),
    'openapi.json': {
      openapi: '3.1.0',
      info: { title: 'Jobs', version: '1' },
      webhooks: { done: { post: { responses: { 200: { description: 'ok' } } } } },
    },
  })
  expect(site.code, site.output).toBe(0)
  const packed = site.files().find((file) => file.endsWith('.pf_pages'))!
  const records = String(gunzipSync(readFileSync(join(site.folder, packed))))
  expect(records).toContain('"WEBHOOK"')
})
