import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildRequest } from '../../../playground/request/build-request.ts'
import {
  asText,
  pathFor,
  rows,
  typedParameter,
  typedParameters,
} from './arbitrary-request.ts'
import type { TypedParameter } from './arbitrary-request.ts'
import { parseRequest } from './parse-request.ts'
import { operation, values } from './sample-operation.ts'

function roundTrip(typed: TypedParameter[]) {
  const path = pathFor(typed)
  const parameters = typed.map(({ parameter }) => parameter)
  const built = buildRequest(
    operation({ path, parameters }),
    values(typed.map(({ value }) => value)),
  )
  expect(built.problems).toEqual([])
  // The URL is in normal form: clients neither resolve nor encode it again.
  expect(new URL(built.url).href).toBe(built.url)
  const headers = built.headers.map(
    ({ name, value }) => [name.toLowerCase(), value] as const,
  )
  return parseRequest(
    { path, parameters },
    typed.map(({ shape }) => shape),
    {
      url: built.url.slice('https://api.example.com/v1'.length),
      headers:
        built.cookie === undefined ? headers : [...headers, ['cookie', built.cookie]],
    },
  )
}

test.each(rows)('%s, %s, explode %s, %s: what is parsed is what was typed', (...row) => {
  fc.assert(
    fc.property(typedParameter(row, row[0] === 'header' ? 'X-P' : 'p'), (typed) => {
      expect(roundTrip([typed])).toEqual([asText(typed.value)])
    }),
  )
})

test('parameters of all places do not disturb each other', () => {
  fc.assert(
    fc.property(typedParameters(), (typed) => {
      expect(roundTrip(typed)).toEqual(typed.map(({ value }) => asText(value)))
    }),
  )
})
