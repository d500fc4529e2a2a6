import { expect, test } from 'vitest'
import { consoleProps } from '../../../../playground/console/props/console-props.ts'
import { storableRequest } from '../../../../playground/console/state/storable-request.ts'
import { restoreRequest } from '../../../../playground/console/state/stored-request.ts'
import {
  initialBody,
  initialValue,
  initialValues,
} from '../../../../playground/console/state/initial-values.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'
import { buildRequest } from '../../../../playground/request/build-request.ts'
import { apiOf } from '../../write-spec.ts'

test('required values of a schema that contains itself are filled in to a depth', () => {
  const schemas: Record<string, Schema> = {
    '#/Tree': {
      types: ['object'],
      required: ['child'],
      properties: [{ name: 'child', schema: { ref: '#/Tree' } }],
    },
  }
  const text = JSON.stringify(initialValue({ ref: '#/Tree' }, { schemas }, true))
  expect(text.length).toBeLessThan(200)
})

const settings = { base: 'https://docs.example/', home: '/' }
const pet = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', example: 'Rex' } },
}

async function propsOf(method: string, requestBody: object) {
  const { operations, ...api } = await apiOf({
    servers: [{ url: 'https://a.example' }],
    paths: {
      '/a': { [method]: { requestBody, responses: { 204: { description: '' } } } },
    },
  })
  return consoleProps(api, operations[0]!, settings)
}

test.each(['post', 'put', 'patch'])(
  'a body that may be left out starts filled with %s, in every content type',
  async (method) => {
    const props = await propsOf(method, {
      content: {
        'application/json': { schema: pet },
        'application/xml': { schema: pet },
        'application/x-www-form-urlencoded': { schema: pet, example: { name: 'Ann' } },
      },
    })
    const { operation } = props
    const sent = operation.body!.content.map((_, place) => {
      const values = initialValues(operation, props, settings)
      const body = initialBody(operation, place, props, settings)
      const built = buildRequest(operation, { ...values, body }).body
      return built?.kind === 'text' && built.text.replace(/\s+/g, '')
    })
    expect(sent[0]).toBe('{"name":"Rex"}')
    expect(sent[1]).toContain('<name>Rex</name>')
    expect(sent[2]).toBe('name=Ann')
  },
)

test('a body that may be left out starts empty with other methods, unless the site asks for examples', async () => {
  const props = await propsOf('delete', {
    content: { 'application/json': { schema: pet } },
  })
  const of = (prefill: boolean) =>
    initialValues(props.operation, props, { ...settings, prefill }).body
  expect(of(false)).toEqual({ content: 0 })
  expect(of(true)).toEqual({ content: 0, value: { name: 'Rex' } })
})

test('an optional body without examples or defaults is not sent', async () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } }
  const content = { 'application/json': { schema } }
  const open = await propsOf('post', { content })
  expect(initialValues(open.operation, open, settings).body).toEqual({ content: 0 })
  const required = await propsOf('post', { required: true, content })
  expect(initialValues(required.operation, required, settings).body?.value).toEqual({})
})

test('a body that was cleared is still empty when the operation is opened again', async () => {
  const props = await propsOf('post', {
    content: { 'application/json': { schema: pet } },
  })
  const { operation } = props
  const fresh = initialValues(operation, props, settings)
  expect(fresh.body?.value).toEqual({ name: 'Rex' })
  const emptied = { ...fresh, body: { content: 0 } }
  const stored = storableRequest(operation, emptied, props)
  const again = JSON.parse(JSON.stringify(stored)) as typeof stored
  const restored = restoreRequest(operation, again, fresh)
  expect(buildRequest(operation, restored).body).toBeUndefined()
})
