import { expect, test } from 'vitest'
import { findSecret, findTokens } from '../../../plugin/kit/find-tokens.ts'

const random = 'aB3dE9fG7hK2mN5pQ8rS1tU4vW6yZ0cJ'

test.each([
  [`ghp_${random}`, 'a GitHub token'],
  [`github_pat_${random}`, 'a GitHub token'],
  ['AKIAJ5Q7RSTUVWX2YZ3A', 'an AWS access key'],
  [`sk_live_${random}`, 'a Stripe key'],
  [`sk-proj-${random}`, 'an OpenAI or Anthropic key'],
  [`xoxb-${random}`, 'a Slack token'],
  [`npm_${random}${random.slice(0, 4)}`, 'an npm token'],
  [`SG.${random}.${random}`, 'a SendGrid key'],
])('%s is a token wherever it stands', (token, what) => {
  expect(findTokens(`Use "${token}".`)).toEqual([{ what, offset: 5 }])
  expect(findSecret(`{"key":"${token}"}`)).toBe(what)
})

test.each([
  'ghp_xxxxxxxxxxxxxxxxxxxxxxxx',
  'sk_live_your_key_here',
  'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
  'AKIAIOSFODNN7EXAMPLE',
  'ghp_1234567890abcdefghij1234567890',
  'sk-proj-...',
  '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----',
])('%j is a placeholder in a page', (text) => expect(findTokens(text)).toEqual([]))

test('a private key is one from its first line in a file, and from its body in a page', () => {
  const header = '-----BEGIN OPENSSH PRIVATE KEY-----\n'
  expect(findSecret(header)).toBe('a private key')
  expect(findTokens(header)).toEqual([])
  const body = `${random}${random}${random}\n`
  expect(findTokens(header + body)).toEqual([{ what: 'a private key', offset: 0 }])
})

test('public keys and words that start like a token are ignored', () => {
  expect(findSecret('-----BEGIN PUBLIC KEY-----\nMIIB')).toBeUndefined()
  expect(findTokens(`my-ghp_${random} sk-proj-short`)).toEqual([])
})
