import { expect, test } from 'vitest'
import { buildServerUrl, needsAddress } from '../../../playground/request/server-url.ts'
import { matchAddress } from '../../../playground/samples/imports/match-address.ts'
import { petOperation } from './local-operation.ts'

const docs = 'https://docs.example/pets'
const values = { server: 0, variables: [] }

test.each(['/v1', 'v1', './v1', '../v1/', '{path}'])(
  'the server %s of a file has no host until the reader gives one',
  (url) => {
    const operation = petOperation(url)
    expect(buildServerUrl(operation, values, docs).problem).toBe('no-server')
    expect(needsAddress(operation, values)).toBe(true)
    const given = { ...values, baseUrl: 'https://own.example/a/' }
    expect(buildServerUrl(operation, given, docs)).toEqual({
      url: 'https://own.example/a/v1',
      query: '',
    })
  },
)

test.each(['https://api.example/v1', '//api.example/v1'])(
  'the server %s of a file has one, and the reader’s address stands in its place',
  (url) => {
    const operation = petOperation(url)
    expect(needsAddress(operation, values)).toBe(false)
    expect(buildServerUrl(operation, values, docs).url).toBe('https://api.example/v1')
    const given = { ...values, baseUrl: 'https://own.example' }
    expect(buildServerUrl(operation, given, docs).url).toBe('https://own.example')
  },
)

test('relative servers of a fetched description stand on its address', () => {
  const operation = { ...petOperation('/v1'), isLocal: false }
  expect(buildServerUrl(operation, values, docs).url).toBe('https://docs.example/v1')
  expect(needsAddress(operation, values)).toBe(false)
})

test.each([
  ['https://own.example/a/v1/pets', { baseUrl: 'https://own.example/a' }],
  ['https://api.example.com/v1/pets', {}],
])('from %s, what stands before a relative server is the reader’s', (url, own) => {
  const matched = matchAddress(petOperation('/v1'), url, docs)
  expect(matched?.place).toEqual({ ...values, ...own })
})
