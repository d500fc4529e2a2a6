import { afterEach, expect, test, vi } from 'vitest'
import {
  sendRequest,
  type SendOptions,
} from '../../../../playground/console/send/send-request.ts'
import type { BuiltRequest } from '../../../../playground/request/built-request.ts'

const request: BuiltRequest = {
  method: 'GET',
  url: 'https://api.example.com/pets?a=1',
  headers: [{ name: 'X-Key', value: 'k' }],
  problems: [],
}

afterEach(() => void vi.unstubAllGlobals())

/** The arguments passed to `fetch`. */
async function sent(
  options: Partial<SendOptions> = {},
  more: Partial<BuiltRequest> = {},
) {
  const fetched = vi.fn((_: string, __: RequestInit) =>
    Promise.resolve(new Response('x')),
  )
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { hostname: 'docs.example.com' })
  await sendRequest(
    { ...request, ...more },
    {
      signal: new AbortController().signal,
      credentials: false,
      onHead: () => {},
      onChunk: () => {},
      ...options,
    },
  )
  const [url, init] = fetched.mock.calls[0]!
  return { url, ...init }
}

test("cookies of the API's host are sent only where the settings ask for it", async () => {
  expect((await sent()).credentials).toBe('omit')
  expect((await sent({}, { cookie: 'a=1' })).credentials).toBe('omit')
  expect((await sent({ credentials: true })).credentials).toBe('include')
})

test('the API is not told which page asks, and nothing is kept', async () => {
  expect(await sent()).toMatchObject({ referrerPolicy: 'no-referrer', cache: 'no-store' })
})

test('a proxy gets the whole address as one value', async () => {
  const { url } = await sent({ proxy: 'https://proxy.example/?key=1' })
  expect(url).toBe(`https://proxy.example/?key=1&url=${encodeURIComponent(request.url)}`)
})

test('the content type of a body that fetch cannot send is left out with it', async () => {
  const typed: Partial<BuiltRequest> = {
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    body: { kind: 'text', text: '{}' },
  }
  const get = await sent({}, typed)
  expect([get.body, new Headers(get.headers).has('content-type')]).toEqual([
    undefined,
    false,
  ])
  const post = await sent({}, { ...typed, method: 'POST' })
  expect(new Headers(post.headers).get('content-type')).toBe('application/json')
})

test('cookies of the own host are set for the request and removed after it, secure ones as such', async () => {
  const written: string[] = []
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text)
    },
  })
  const url = 'https://docs.example.com/api'
  const { credentials } = await sent({}, { url, cookie: 'a=1; __Secure-b=2' })
  expect(credentials).toBe('include')
  expect(written).toEqual([
    'a=1; path=/api; SameSite=Strict',
    '__Secure-b=2; path=/api; SameSite=Strict; Secure',
    'a=; path=/api; Max-Age=0',
    '__Secure-b=; path=/api; Max-Age=0; Secure',
  ])
})
