import { expect, test } from 'vitest'
import { readRemoteOptions } from '../../../plugin/kit/remote-options.ts'

const SECRET = { SKERRY_CACHE_SECRET: '0123456789abcdef' }
const NOTHING = { url: undefined, readOnly: undefined }
const said = (url: string) => ({ url, readOnly: undefined })

test('without an address there is no shared cache, and no word about it', () => {
  expect(readRemoteOptions(NOTHING, {})).toBeUndefined()
  expect(readRemoteOptions(NOTHING, SECRET)).toBeUndefined()
  expect(readRemoteOptions(NOTHING, { ...SECRET, SKERRY_CACHE_URL: '' })).toBeUndefined()
})

test('options take precedence over environment variables', () => {
  const env = {
    ...SECRET,
    SKERRY_CACHE_URL: 'https://one.example',
    SKERRY_CACHE_READ_ONLY: '1',
  }
  expect(readRemoteOptions(NOTHING, env)).toEqual({
    url: new URL('https://one.example'),
    secret: SECRET.SKERRY_CACHE_SECRET,
    readOnly: true,
  })
  expect(
    readRemoteOptions({ url: 'https://two.example/x', readOnly: false }, env),
  ).toMatchObject({ url: new URL('https://two.example/x'), readOnly: false })
})

test.each(['0', 'false', ''])('a variable with "%s" forbids no writing', (value) => {
  const env = { ...SECRET, SKERRY_CACHE_READ_ONLY: value }
  expect(readRemoteOptions(said('https://one.example'), env)).toMatchObject({
    readOnly: false,
  })
})

test.each([{}, { SKERRY_CACHE_SECRET: '' }, { SKERRY_CACHE_SECRET: 'too short' }])(
  'without a secret of some length it is not used: %o',
  (env) => {
    const notice = readRemoteOptions(said('https://ci:word@one.example/key?sv=1'), env)
    expect(notice).toMatchObject({ severity: 'info', code: 'cache/no-secret' })
    expect(JSON.stringify(notice)).toContain('one.example')
    expect(JSON.stringify(notice)).not.toMatch(/word|\/key|sv=|too short/)
  },
)

test.each([
  'one.example',
  'file:///etc/passwd',
  'redis://x',
  'https://',
  'https://%zz@x',
])('%s is not a valid URL of a server', (url) => {
  expect(readRemoteOptions(said(url), SECRET)).toMatchObject({ code: 'cache/address' })
})
