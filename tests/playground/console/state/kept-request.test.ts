import { expect, test } from 'vitest'
import type { ConsoleOperation } from '../../../../playground/console/props/console-props.ts'
import {
  keepRequest,
  restoreRequest,
} from '../../../../playground/console/state/kept-request.ts'
import { parseExactJson } from '../../../../playground/document/exact-number.ts'
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
  const kept = keepRequest(consoleOperation(), withBody(value), source)
  const stored = JSON.parse(JSON.stringify(kept)) as typeof kept
  const changed = consoleOperation()
  changed.parameters.reverse()
  changed.body!.content.reverse()
  const back = restoreRequest(changed, stored, values())
  expect(back.parameters).toEqual([undefined, 'x'])
  expect(back.body).toEqual({ content: 0, value })
})

test.each<[what: string, value: Value]>([
  ['a member that sounds secret', { user: { password: 'hush' } }],
  ['a file', { photo: new File(['hush'], 'a.png') }],
])('a body with %s is not kept, nor are credentials', (_what, value) => {
  const kept = keepRequest(consoleOperation(), withBody(value), source)
  expect(kept.body).toBeUndefined()
  expect(JSON.stringify(kept)).not.toContain('hush')
})

test("a reader's own server is kept without what may be a credential in it", () => {
  const keptOf = (baseUrl: string) =>
    keepRequest(consoleOperation(), values([], { baseUrl }), source).baseUrl
  expect(keptOf('https://staging.example.com')).toBe('https://staging.example.com')
  expect(keptOf('https://ann:hush@a.example')).toBeUndefined()
  expect(keptOf('https://a.example?key=hush')).toBeUndefined()
})
