import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { checkExamples } from '../../../plugin/check/check-examples.ts'

async function check(schemas: string): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'examples-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const text = `{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{},"components":{"schemas":{"A":${schemas}}}}`
  await writeFile(join(root, 'api.json'), text)
  const problems = await checkExamples(root, [{ source: 'api.json', overlays: [] }])
  return problems.map(({ message }) => message)
}

test.each([
  '{"type":"number","multipleOf":0.01,"example":19.99}',
  '{"type":"number","multipleOf":0.1,"example":0.3}',
  '{"type":"number","multipleOf":0.05,"example":1.15}',
  '{"type":"number","example":1e400}',
  '{"type":["integer","null"],"example":1e400}',
  '{"type":"integer","multipleOf":3,"example":9007199254740993}',
  '{"type":"integer","maximum":9007199254740993,"example":9007199254740993}',
  '{"oneOf":[{"type":"number","multipleOf":0.01},{"type":"string"}],"example":19.99}',
  '{"type":"object","properties":{"a":{"multipleOf":0.1}},"example":{"a":0.3}}',
  '{"type":"object","properties":{"a":{"type":"string"}},"example":{"b":1}}',
  '{"properties":{"a":{"properties":{"b":{"type":"string"}}}},"example":{"a":{"c":1}}}',
])('%s is right, with all digits and properties', async (schema) => {
  expect(await check(schema)).toEqual([])
})

test('a chain of 5,000 references ends, and the schema beside it is checked', async () => {
  const chain = Array.from(
    { length: 5000 },
    (_, link) => `"C${link}":{"$ref":"#/components/schemas/C${link + 1}"}`,
  )
  const schema = `{"type":"string","example":1},${chain.join(',')},"C5000":{"type":"string"}`
  expect(await check(schema)).toEqual([
    'Example value must conform to the schema: type must be string',
  ])
})

test.each([
  ['{"type":"number","multipleOf":0.01,"example":19.995}', 'must be multiple of 0.01'],
  ['{"type":"number","multipleOf":0.01,"maximum":1,"example":19.99}', 'must be <= 1'],
  [
    '{"maximum":9007199254740992,"example":9007199254740993}',
    'must be <= 9007199254740992',
  ],
  ['{"multipleOf":2,"example":9007199254740993}', 'must be multiple of 2'],
  [
    '{"maximum":9007199254740992,"example":9007199254740999}',
    'must be <= 9007199254740992',
  ],
  [
    '{"properties":{"a":{"items":{"$ref":"#/components/schemas/B"}}},"example":{"a":[9007199254740993]}},"B":{"maximum":9007199254740992}',
    'must be <= 9007199254740992',
  ],
  ['{"type":"string","example":9007199254740993}', 'type must be string'],
  [
    '{"properties":{"a":{}},"additionalProperties":false,"example":{"b":1}}',
    'must NOT have additional properties `b`',
  ],
  [
    '{"allOf":[{"properties":{"a":{}}}],"unevaluatedProperties":false,"example":{"b":1}}',
    'must NOT have unevaluated properties `b`',
  ],
])('an example that violates %s is reported', async (schema, message) => {
  const [found = '', ...others] = await check(schema)
  expect(found.replace('`0` property ', '')).toBe(
    `Example value must conform to the schema: ${message}`,
  )
  expect(others).toEqual([])
})

test('an example that the validator is unable to check is not reported', async () => {
  const pet = '{"type":"object","properties":{"kind":{"type":"string"}}}'
  const cat = '{"allOf":[{"$ref":"#/components/schemas/Pet"},{"type":"object"}]}'
  const any =
    '{"oneOf":[{"$ref":"#/components/schemas/Cat"}],"discriminator":{"propertyName":"kind"},"example":{"kind":"Cat"}}'
  expect(await check(`${any},"Cat":${cat},"Pet":${pet}`)).toEqual([])
})

/** A description whose only parameter has an example and a schema in another file. */
function describe(schema: string): string {
  const parameter = `{"name":"q","in":"query","schema":{"$ref":"${schema}"},"example":"b"}`
  return `{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{"/a":{"get":{"parameters":[${parameter}],"responses":{}}}}}`
}

test('examples are validated against schemas of the folder, but not of files outside', async () => {
  const outer = await mkdtemp(join(tmpdir(), 'examples-'))
  onTestFinished(() => rm(outer, { recursive: true }))
  const root = join(outer, 'docs')
  await mkdir(root)
  await writeFile(join(outer, 'schema.json'), '{"enum":["outside"]}')
  await writeFile(join(root, 'schema.json'), '{"enum":["inside"]}')
  await writeFile(join(root, 'in.json'), describe('schema.json'))
  await writeFile(join(root, 'out.json'), describe('../schema.json'))
  const problems = await checkExamples(root, [
    { source: 'in.json', overlays: [] },
    { source: 'out.json', overlays: [] },
  ])
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'in.json: Example value must conform to the schema: must be equal to one of the allowed values "inside"',
  ])
})

test('schemas behind a URL are not fetched to validate examples', async () => {
  const requests: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    requests.push(url)
    response.end('{"enum":["a"]}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const root = await mkdtemp(join(tmpdir(), 'examples-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const { port } = server.address() as AddressInfo
  await writeFile(join(root, 'api.json'), describe(`http://127.0.0.1:${port}/a.json`))
  expect(await checkExamples(root, [{ source: 'api.json', overlays: [] }])).toEqual([])
  expect(requests).toEqual([])
})

test('a description with exponentially nested YAML aliases is skipped', async () => {
  const root = await mkdtemp(join(tmpdir(), 'examples-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const levels = Array.from({ length: 30 }, (_, level) => {
    const inner = level === 0 ? '1, 1' : `*l${level - 1}, *l${level - 1}`
    return `x-l${level}: &l${level} [${inner}]`
  })
  const text = `openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\n${levels.join('\n')}`
  await writeFile(join(root, 'api.yaml'), text)
  expect(await checkExamples(root, [{ source: 'api.yaml', overlays: [] }])).toEqual([])
})

test('examples are those of the description with its overlays, with all digits', async () => {
  const root = await mkdtemp(join(tmpdir(), 'examples-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const schemas = `{"Fixed":{"type":"string","example":1},"Broken":{"type":"string","example":"a"},
    "Long":{"maximum":1,"example":9007199254740993}}`
  await writeFile(
    join(root, 'api.json'),
    `{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{},"components":{"schemas":${schemas}}}`,
  )
  await writeFile(
    join(root, 'overlay.json'),
    `{"overlay":"1.0.0","info":{"title":"A","version":"1"},"actions":[
      {"target":"$.components.schemas.Fixed","update":{"example":"a"}},
      {"target":"$.components.schemas.Broken","update":{"example":1}},
      {"target":"$.components.schemas.Long","update":{"maximum":9007199254740992}}
    ]}`,
  )
  const source = 'api.json'
  const problems = await checkExamples(root, [{ source, overlays: ['overlay.json'] }])
  expect(problems.map(({ message }) => message)).toEqual([
    'Example value must conform to the schema: type must be string',
    'Example value must conform to the schema: must be <= 9007199254740992',
  ])
  const remote = ['https://example.com/overlay.json']
  expect(await checkExamples(root, [{ source, overlays: remote }])).toEqual([])
})
