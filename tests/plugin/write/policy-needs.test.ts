import { expect, test } from 'vitest'
import type { Policy } from '../../../plugin/write/content-security-policy.ts'
import { PolicyNeeds } from '../../../plugin/write/policy-needs.ts'

/** The sources that a policy has after the origins of URLs were allowed. */
function sourcesOf(...urls: string[]): string[] {
  const policy: Policy = new Map([['connect-src', new Set<string>()]])
  const needs = new PolicyNeeds(policy, [])
  for (const url of urls) needs.allowOrigin('connect-src', url, 'a test')
  return [...policy.get('connect-src')!]
}

test('the origin of a URL is allowed, with its port but without credentials', () => {
  expect(
    sourcesOf('https://api.example.com:8443/v1?a=b', 'wss://user:password@a.example'),
  ).toEqual(['https://api.example.com:8443', 'wss://a.example'])
  expect(sourcesOf('http://[::1]:3000/')).toEqual(['http://[::1]:3000'])
})

test('paths and URLs of other schemes are not', () => {
  expect(sourcesOf('/v1', 'data:text/plain,a', 'https://')).toEqual([])
})

test('a host with variables becomes a wildcard, or any host if it ends with one; so does a port', () => {
  expect(
    sourcesOf(
      'https://{tenant}.example.com/v1',
      'https://a.{region}.example.org:8443',
      'https://{tenant}.{region}.example.net',
      'https://{host}/v1',
      'https://a.example.com:{port}',
      'https://{tenant}.example.dev:{port}/v1',
      'https://{host}:{port}',
    ),
  ).toEqual([
    'https://*.example.com',
    'https://*.example.org:8443',
    'https://*.example.net',
    'https:',
    'https://a.example.com:*',
    'https://*.example.dev:*',
  ])
})

test('a host outside of ASCII is written as in requests', () => {
  expect(sourcesOf('https://bücher.example/v1')).toEqual([
    'https://xn--bcher-kva.example',
  ])
})

test('a host of an API description adds no directives, policies or header lines', () => {
  expect(
    sourcesOf(
      'https://a.example;sandbox',
      'https://a.example,default-src',
      "https://a.example; script-src 'unsafe-inline'",
      'https://a.example\n  X-Header: 1',
    ),
  ).toEqual([])
  expect(sourcesOf('https://{tenant}.example;sandbox')).toEqual(['https:'])
})
