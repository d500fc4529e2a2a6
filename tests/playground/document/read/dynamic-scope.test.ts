import { expect, test } from 'vitest'
import { apiOf } from '../../write-spec.ts'

const responses = (name: string) => ({
  200: {
    description: 'ok',
    content: {
      'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
    },
  },
})

test('a schema that extends a generic one says what its `$dynamicRef` stands for', async () => {
  const { schemas } = await apiOf({
    paths: {
      '/numbers': { get: { responses: responses('Numbers') } },
      '/texts': { get: { responses: responses('Texts') } },
      '/all': { get: { responses: responses('List') } },
    },
    components: {
      schemas: {
        List: {
          $id: 'list',
          type: 'array',
          items: { $dynamicRef: '#item' },
          $defs: { any: { $dynamicAnchor: 'item' } },
        },
        Numbers: {
          $id: 'numbers',
          $ref: 'list',
          $defs: { item: { $dynamicAnchor: 'item', type: 'number' } },
        },
        Texts: {
          $id: 'texts',
          $ref: 'list',
          $defs: { item: { $dynamicAnchor: 'item', type: 'string' } },
        },
      },
    },
  })
  const at = '#/components/schemas'
  expect(schemas[`${at}/Numbers`]?.allOf).toEqual([
    { types: ['array'], items: { ref: `${at}/Numbers/$defs/item` } },
  ])
  expect(schemas[`${at}/Texts`]?.allOf).toEqual([
    { types: ['array'], items: { ref: `${at}/Texts/$defs/item` } },
  ])
  expect(schemas[`${at}/List`]?.items).toEqual({ ref: `${at}/List/$defs/any` })
  expect(schemas[`${at}/Numbers/$defs/item`]).toEqual({ types: ['number'] })
})

test('in a recursive schema, `$dynamicRef` leads to the one that extends it', async () => {
  const { schemas } = await apiOf({
    paths: { '/tree': { get: { responses: responses('Texts') } } },
    components: {
      schemas: {
        Tree: {
          $id: 'tree',
          $dynamicAnchor: 'node',
          properties: {
            children: { type: 'array', items: { $dynamicRef: '#node' } },
            parent: { $ref: '#/components/schemas/Tree' },
          },
        },
        Texts: { $id: 'texts', $dynamicAnchor: 'node', $ref: 'tree' },
      },
    },
  })
  const { properties } = schemas['#/components/schemas/Texts']!.allOf![0]!
  expect(properties?.[0]?.schema.items).toEqual({ ref: '#/components/schemas/Texts' })
  expect(properties?.[1]?.schema).toEqual({ ref: '#/components/schemas/Tree' })
})

test('references that multiply in the scope of a schema are read a limited number of times', async () => {
  const depth = 24
  const twice = (number: number) => {
    const next = { $ref: `#/components/schemas/Level${number + 1}` }
    return { properties: { left: next, right: next } }
  }
  const levels = Array.from({ length: depth }, (_, number) => [
    `Level${number}`,
    twice(number),
  ])
  const { schemas } = await apiOf({
    components: {
      schemas: {
        Root: { $dynamicAnchor: 'node', ...twice(-1) },
        ...Object.fromEntries(levels),
        [`Level${depth}`]: { items: { $dynamicRef: '#node' } },
      },
    },
  })
  expect(JSON.stringify(schemas).length).toBeLessThan(100_000)
})
