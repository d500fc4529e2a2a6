import { expect, test } from 'vitest'
import { buildSite, page, settings } from './build-site.ts'

const content = `## Before you start

<Steps>
  <Step title="Sign in">Use your *key*.</Step>
</Steps>

Read [nothing](/nowhere).`

const operation = (value: object) => ({
  summary: 'List ships',
  'x-mint': value,
  responses: { 200: { description: 'ok' } },
})

const yaml = `openapi: 3.1.0
info: { title: Harbour, version: '1' }
paths:
  /ships:
    get:
      summary: List ships
      x-mint:
        content: |
${content.replace(/^(?=.)/gm, '          ')}
      responses: { 200: { description: ok } }
`

const json = {
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1' },
  paths: { '/boats': { get: operation({ content }) } },
}

const site = await buildSite({
  'docs.json': settings(['index'], {
    navigation: {
      groups: [
        { group: 'Home', pages: ['index'] },
        { group: 'YAML', openapi: { source: 'ships.yaml', directory: 'ships' } },
        { group: 'JSON', openapi: { source: 'boats.json', directory: 'boats' } },
      ],
    },
  }),
  'index.mdx': page('Home', 'Text.'),
  'ships.yaml': yaml,
  'boats.json': JSON.stringify(json, undefined, 2),
})

test.each(['ships', 'boats'])(
  '`x-mint.content` of an operation is MDX with headings and components (%s)',
  (folder) => {
    const html = site.read(`${folder}/list-ships.html`)
    expect(html).toContain('<h2 id="before-you-start"')
    expect(html.match(/Sign in/g)).toHaveLength(1)
    expect(html).toMatch(/<p class="step-title".*?>Sign in</)
    expect(site.read(`${folder}/list-ships.md`)).toContain(
      '## Before you start\n\n1. **Sign in**\n\n   Use your _key_.',
    )
  },
)

test('problems of `x-mint.content` are located in the description, and reported once', () => {
  const found = site.report.diagnostics['check/broken-link'] ?? []
  expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    // A string of JSON is on one line.
    'boats.json:12:23',
    'ships.yaml:15:16',
  ])
  expect(site.report.diagnostics['api/unresolved-link']).toBeUndefined()
})
