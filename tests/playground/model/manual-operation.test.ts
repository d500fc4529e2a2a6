import { expect, test } from 'vitest'
import { manualOperation } from '../../../playground/model/manual-operation.ts'
import { sampleRequest } from '../../../playground/samples/sample-request.ts'

const request = (...parts: Parameters<typeof manualOperation>) => {
  const { api, operation } = manualOperation(...parts)
  const { url, headers } = sampleRequest(api, operation, { defaults: 'all' })
  return [url, ...headers.map(({ name, value }) => `${name}: ${value}`)]
}

test('a relative endpoint stands on the servers of the settings, an absolute one on its own', () => {
  const servers = ['https://api.example.com/v2/', 'https://eu.example.com']
  expect(request({ method: 'GET', target: '/users/{id}' }, servers, {})).toEqual([
    'https://api.example.com/v2/users/{id}',
  ])
  expect(request({ method: 'GET', target: '/users/:id' }, servers, {})).toEqual([
    'https://api.example.com/v2/users/{id}',
  ])
  expect(
    request({ method: 'POST', target: 'https://other.example/x/{id}?a=1' }, servers, {}),
  ).toEqual(['https://other.example/x/{id}?a=1'])
  expect(
    manualOperation({ method: 'GET', target: '/a' }, servers, {}).operation.servers,
  ).toHaveLength(2)
})

test('the authorization of the page goes before that of the settings', () => {
  const endpoint = { method: 'GET', target: 'https://a.example/b' }
  const key = { method: 'key', name: 'X-API-KEY' } as const
  expect(request(endpoint, [], { auth: key })).toEqual([
    'https://a.example/b',
    'X-API-KEY: <api-key>',
  ])
  expect(request(endpoint, [], { auth: { method: 'key' } })).toEqual([
    'https://a.example/b',
    'Key: <api-key>',
  ])
  expect(request(endpoint, [], { auth: key, authMethod: 'bearer' })).toEqual([
    'https://a.example/b',
    'Authorization: Bearer <token>',
  ])
  expect(request(endpoint, [], { auth: key, authMethod: 'none' })).toEqual([
    'https://a.example/b',
  ])
  expect(request(endpoint, [], { authMethod: 'basic' })).toEqual([
    'https://a.example/b',
    'Authorization: Basic <credentials>',
  ])
})
