import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { checkExamples } from '../../../plugin/check/check-examples.ts'

async function check(schemas: string): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'examples-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const text = `{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{},"components":{"schemas":{"A":${schemas}}}}`
  await writeFile(join(root, 'api.json'), text)
  const problems = await checkExamples({ root, apiFiles: ['api.json'] })
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
])('%s is reported', async (schema, message) => {
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
