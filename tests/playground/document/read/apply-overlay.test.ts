import { expect, test } from 'vitest'
import {
  type ReadApiResult,
  readApi,
} from '../../../../playground/document/read/read-api.ts'
import { lines, readFiles, writeFiles } from '../../write-spec.ts'

const boats = {
  openapi: '3.1.0',
  info: { title: 'Boats', version: '1' },
  tags: [{ name: 'boats' }],
  paths: {
    '/boats': {
      get: {
        summary: 'List',
        tags: ['boats'],
        responses: { 200: { description: 'ok' } },
      },
      post: {
        summary: 'Add',
        tags: ['boats'],
        responses: { 201: { description: 'ok' } },
      },
    },
    '/crews': { get: { summary: 'Crews', responses: { 200: { description: 'ok' } } } },
  },
}

const overlay = (...actions: object[]) => ({
  overlay: '1.1.0',
  info: { title: 'Public', version: '1' },
  actions,
})

/** Reads the description with an overlay of these actions. */
async function overlaid(...actions: object[]) {
  const files = { 'boats.json': boats, 'public.overlay.json': overlay(...actions) }
  return readFiles(files, { overlays: ['/public.overlay.json'] })
}

const names = ({ api }: Pick<ReadApiResult, 'api'>) =>
  api?.operations.map(({ method, path, summary }) => `${method} ${path} ${summary}`)

test('an update is merged into every node that the target selects', async () => {
  const result = await overlaid(
    { target: '$.info', update: { description: 'For everybody.' } },
    { target: '$.paths.*.get', update: { deprecated: true } },
    { target: "$.paths['/crews'].get.summary", update: 'List crews' },
  )
  expect(result.diagnostics).toEqual([])
  expect(result.api?.description).toBe('For everybody.')
  expect(names(result)).toContain('GET /crews List crews')
  expect(result.api?.operations.map(({ deprecated }) => deprecated ?? false)).toEqual([
    true,
    false,
    true,
  ])
})

test('removed nodes are gone, in objects and in lists', async () => {
  const result = await overlaid(
    { target: '$.paths.*.post', remove: true },
    { target: "$.paths.*.*.tags[?@ == 'boats']", remove: true },
  )
  expect(result.diagnostics).toEqual([])
  expect(names(result)).toEqual(['GET /boats List', 'GET /crews Crews'])
  expect(result.api?.operations[0]?.tags ?? []).toEqual([])
})

test('lists are extended by a value or by the values of a list', async () => {
  const result = await overlaid(
    { target: '$.tags', update: { name: 'crews' } },
    { target: '$.tags', update: [{ name: 'ports' }, { name: 'tides' }] },
  )
  expect(result.diagnostics).toEqual([])
  expect(result.api?.tags.map(({ name }) => name)).toEqual([
    'boats',
    'crews',
    'ports',
    'tides',
  ])
})

test('actions apply to the result of those before: a path is renamed by a copy', async () => {
  const result = await overlaid(
    { target: '$.paths', update: { '/people': {} } },
    { target: "$.paths['/people']", copy: "$.paths['/crews']" },
    { target: "$.paths['/crews']", remove: true },
  )
  expect(result.diagnostics).toEqual([])
  expect(names(result)).toContain('GET /people Crews')
  expect(names(result)).not.toContain('GET /crews Crews')
})

test('the same update in two places stays two values', async () => {
  const result = await overlaid(
    { target: '$.paths.*.get', update: { 'x-group': { name: 'all' }, tags: ['all'] } },
    { target: "$.paths['/crews'].get.tags", update: 'crews' },
  )
  expect(result.api?.operations.map(({ tags }) => tags)).toEqual([
    ['boats', 'all'],
    ['boats'],
    ['all', 'crews'],
  ])
})

test('an action changes one place of a value that YAML aliases share', async () => {
  const root = await writeFiles({
    'boats.yaml': `openapi: 3.1.0
info: { title: Boats, version: '1' }
paths:
  /boats:
    get: &list
      summary: List
      tags: [all]
      responses: &ok { 200: { description: ok } }
  /crews: { get: *list }
  /ports: { get: *list }
  /tides: { get: { summary: Tides, responses: *ok } }
`,
    'o.json': overlay(
      { target: "$.paths['/boats'].get", update: { summary: 'List boats', tags: ['a'] } },
      { target: "$.paths['/crews'].get.tags", update: 'b' },
      { target: "$.paths['/ports'].get.tags[0]", remove: true },
      { target: "$.paths['/tides']", update: { get: { responses: { 404: {} } } } },
    ),
  })
  const result = await readApi('boats.yaml', { root, overlays: ['o.json'] })
  expect(names(result)).toEqual([
    'GET /boats List boats',
    'GET /crews List',
    'GET /ports List',
    'GET /tides Tides',
  ])
  expect(result.api?.operations.map(({ tags }) => tags ?? [])).toEqual([
    ['all', 'a'],
    ['all', 'b'],
    [],
    [],
  ])
  expect(result.api?.operations.map(({ responses }) => responses?.length)).toEqual([
    1, 1, 1, 2,
  ])
})

test('an update applies once to a place that is selected twice, or that it replaced', async () => {
  const result = await overlaid(
    { target: "$['tags', 'tags']", update: { name: 'crews' } },
    { target: "$.paths['/boats'].get..*", update: 'gone' },
  )
  expect(result.api?.tags.map(({ name }) => name)).toEqual(['boats', 'crews'])
  expect(lines(result)).not.toContain('a whole description')
})

test('several overlays apply in order', async () => {
  const root = await writeFiles({
    'boats.json': boats,
    'a.json': overlay({ target: '$.info', update: { title: 'A' } }),
    'b.yaml': `overlay: 1.0.0
info: { title: B, version: '1' }
actions:
  - target: $.info
    update: { title: B }
`,
  })
  const { api, files } = await readApi('boats.json', {
    root,
    overlays: ['a.json', 'b.yaml'],
  })
  expect(api?.title).toBe('B')
  expect(files).toEqual(['boats.json', 'a.json', 'b.yaml'])
})

test('what cannot be applied is reported at the action, with the nearest name; the rest is applied', async () => {
  const result = await overlaid(
    { target: "$.paths['/boat'].get", update: { summary: 'All' } },
    { target: '$.paths[', remove: true },
    { target: '$.info' },
    { update: {} },
    { target: '$.info', update: { title: { en: 'Boats' } } },
    { target: '$', remove: true },
    { target: '$', update: 'Boats' },
    { target: '$.paths', copy: '$.paths.*' },
    { target: '$.info.version', update: '2' },
  )
  expect(lines(result)).toMatchInlineSnapshot(`
    "boats.json:4:14  expected type \`string\` but got \`object\`  [api/invalid-field]
    boats.json:12:12  property \`get\` is not expected here  [api/unknown-field]
      Paths start with a slash: \`/get\`.
    boats.json:12:12  property \`post\` is not expected here  [api/unknown-field]
      Paths start with a slash: \`/post\`.
    public.overlay.json:9:17  \`$.paths['/boat'].get\` selects nothing in \`boats.json\`  [api/overlay-target]
      Did you mean \`/boats\`?
    public.overlay.json:15:17  \`$.paths[\` is not a JSONPath: unclosed bracketed selection ('$.paths[':8)  [api/overlay-target]
      Put names with other characters than letters, digits and \`_\` in brackets: \`$.paths['/boats'].get\`.
    public.overlay.json:19:17  the action has no \`update\`, \`copy\` or \`remove: true\`  [api/overlay]
    public.overlay.json:21:5  the action has no \`target\`  [api/overlay]
    public.overlay.json:26:17  \`#/info/title\` is a single value, and \`update\` replaces it by an object  [api/overlay-value]
      If that is meant, remove it by an action of its own before.
    public.overlay.json:33:17  a whole description cannot be removed  [api/overlay]
    public.overlay.json:38:17  a whole description is updated with an object, not with a single value  [api/overlay-value]
    public.overlay.json:42:15  \`copy\` selects 2 values, and the first one is taken  [api/overlay-target]"
  `)
  expect(result.api?.version).toBe('2')
})

test('a file that is no overlay is reported, and the description is read without it', async () => {
  const files = { 'boats.json': boats, 'other.json': { actions: {} } }
  const result = await readFiles(files, { overlays: ['other.json', 'missing.json'] })
  expect(lines(result)).toMatchInlineSnapshot(`
    "other.json:1:1  \`other.json\` is not an overlay: expected an object with \`overlay\`, \`info\` and \`actions\`  [api/overlay]
    missing.json  \`missing.json\` does not exist  [api/file-not-found]
      Check the path: it is relative to the file it is written in."
  `)
  expect(names(result)).toHaveLength(3)
})

test('names from a file do not reach the prototype of objects', async () => {
  const root = await writeFiles({
    'boats.json': boats,
    'o.json': `{ "overlay": "1.0.0", "info": {}, "actions": [
      { "target": "$.info", "update": { "__proto__": { "polluted": true } } }
    ] }`,
  })
  await readApi('boats.json', { root, overlays: ['o.json'] })
  expect({}).not.toHaveProperty('polluted')
})
