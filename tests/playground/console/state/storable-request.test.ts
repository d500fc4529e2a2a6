import { expect, test } from 'vitest'
import type { ConsoleOperation } from '../../../../playground/console/props/console-props.ts'
import {
  storableRequest,
  secretVariables,
} from '../../../../playground/console/state/storable-request.ts'
import { restoreRequest } from '../../../../playground/console/state/stored-request.ts'
import { parseExactJson } from '../../../../playground/document/exact-number.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'
import type { Value } from '../../../../playground/request/operation.ts'
import { operation, parameter, values } from '../../request/sample-operation.ts'

const source = { schemas: {} }

function consoleOperation(): ConsoleOperation {
  return {
    ...operation({
      parameters: [parameter('query', 'q'), parameter('header', 'Authorization')],
    }),
    title: 'Things',
    body: {
      required: true,
      content: [
        { type: 'text/plain', encoding: [], examples: [] },
        { type: 'application/json', encoding: [], examples: [] },
      ],
    },
  }
}

const withBody = (value: Value) =>
  values(['x', 'Bearer hush'], {
    body: { content: 1, value },
    credentials: [{ token: 'hush' }],
  })

test('what is kept comes back, digits included, also where the operation has changed', () => {
  const value = parseExactJson('{"id":12345678901234567890}') as Value
  const kept = storableRequest(consoleOperation(), withBody(value), source)
  const stored = JSON.parse(JSON.stringify(kept)) as typeof kept
  const changed = consoleOperation()
  changed.parameters.reverse()
  changed.body!.content.reverse()
  const back = restoreRequest(changed, stored, values())
  expect(back.parameters).toEqual([undefined, 'x'])
  expect(back.body).toEqual({ content: 0, value })
})

test('the selected authorization comes back, also where the description lists it elsewhere', () => {
  const scheme = (...names: string[]) => ({
    schemes: names.map((name) => ({ name, scopes: [] })),
  })
  const secured = { ...consoleOperation(), security: [scheme('a', 'b'), scheme()] }
  const restored = (alternative: number) => {
    const kept = storableRequest(secured, values([], { alternative }), source)
    const changed = { ...secured, security: [scheme(), scheme('b'), scheme('a', 'b')] }
    return restoreRequest(changed, kept, values([], { alternative: 1 })).alternative
  }
  expect([restored(0), restored(1)]).toEqual([2, 0])
})

test.each<[what: string, value: Value, open: Value]>([
  [
    'a member that sounds secret',
    { model: 'm', user: { password: 'hush', id: 1 } },
    { model: 'm', user: { id: 1 } },
  ],
  ['a file', { photo: new File(['hush'], 'a.png'), name: 'n' }, { name: 'n' }],
  [
    'words that only begin like a secret',
    { max_tokens: 100, author: 'Ann', tokens_used: 1 },
    { max_tokens: 100, author: 'Ann', tokens_used: 1 },
  ],
])('of a body with %s the rest is kept, and no credentials', (_what, value, open) => {
  const kept = storableRequest(consoleOperation(), withBody(value), source)
  expect(kept.body?.value).toEqual(open)
  expect(JSON.stringify(kept)).not.toContain('hush')
})

test.each([
  ['{"model":"m","max_tokens":100}', '{"model":"m","max_tokens":100}'],
  ['{"model":"m","token":"hush"}', '{\n  "model": "m"\n}'],
  ['{"a":{"token":"hush"},"a":1}', '{\n  "a": 1\n}'],
  ['{"token":"hush","n":{{n}}}', undefined],
  ['model: m\npassword: hush', undefined],
  ['<a><author>Ann</author></a>', '<a><author>Ann</author></a>'],
  ['<a><session_id>hush</session_id></a>', undefined],
])('of the text %j is kept %j', (text, open) => {
  const typed = values([], { body: { content: 1, text } })
  const kept = storableRequest(consoleOperation(), typed, source)
  expect(kept.body?.text).toBe(open)
  expect(JSON.stringify(kept)).not.toContain('hush')
})

test.each([
  '{"model":"{{model}}","max_tokens":100,"token":"{{key}}"}',
  '{"model":"{{model}}","n":{{n}},"token":"{{key}}"}',
  'model: {{model}}\ntoken: {{key}}\nn: {{n}}',
])('only variables in a field that sounds secret are secret: %j', (text) => {
  const typed = values([], { body: { content: 1, text } })
  expect(secretVariables(consoleOperation(), typed, source)).toEqual(['key'])
})

test("a reader's own server is kept without what may be a credential in it", () => {
  const keptOf = (baseUrl: string) =>
    storableRequest(consoleOperation(), values([], { baseUrl }), source).baseUrl
  expect(keptOf('https://staging.example.com')).toBe('https://staging.example.com')
  expect(keptOf('https://ann:hush@a.example')).toBeUndefined()
  expect(keptOf('https://a.example?key=hush')).toBeUndefined()
})

test('passwords among further members, and in lists of alternatives, are not kept', () => {
  const password: Schema = { types: ['string'], format: 'password' }
  const described = consoleOperation()
  described.body!.content[1]!.schema = {
    patternProperties: [{ pattern: '^p-', schema: password }],
    additionalProperties: { oneOf: [{ types: ['array'], items: password }, {}] },
  }
  const value = { 'p-one': 'hush', list: ['hush'], plain: 'said' }
  const kept = storableRequest(described, withBody(value), source)
  expect(kept.body?.value).toEqual({ list: [], plain: 'said' })
})
