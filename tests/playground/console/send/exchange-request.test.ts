import { afterEach, expect, test, vi } from 'vitest'
import { exchangeRequest } from '../../../../playground/console/send/exchange-request.ts'
import type { Failure } from '../../../../playground/console/send/explain-failure.ts'
import type { BuiltRequest } from '../../../../playground/request/built-request.ts'

const request: BuiltRequest = {
  method: 'GET',
  url: 'https://api.example.com/pets',
  headers: [],
  problems: [],
}

afterEach(() => void vi.unstubAllGlobals())

/**
 * The failure that is reported for a request that `fetch` rejects.
 *
 * @param answers Whether the API can be reached by other requests.
 */
async function failure(
  more: Partial<BuiltRequest>,
  { directive, answers }: { directive?: string; answers: boolean },
): Promise<Failure | undefined> {
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', new URL('https://docs.example.com/'))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (_: string, { mode }: RequestInit) => {
    if (mode === 'no-cors' && answers) return Promise.resolve(new Response())
    if (directive !== undefined) {
      const event = new Event('securitypolicyviolation')
      page.dispatchEvent(Object.assign(event, { effectiveDirective: directive }))
    }
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const failures: Failure[] = []
  await exchangeRequest(
    { ...request, ...more },
    { proxy: undefined, credentials: false },
    new AbortController(),
    (exchange) => {
      if (exchange.phase === 'failed') failures.push(exchange.failure)
    },
  )
  return failures[0]
}

test.each([
  ['connect-src', 'policy'],
  ['img-src', 'unreachable'],
])('a violation of %s meanwhile makes the failure %s', async (directive, kind) => {
  expect(await failure({}, { directive, answers: false })).toMatchObject({ kind })
})

test('the API is asked to allow only headers that the browser sends', async () => {
  const headers = [
    { name: 'X-Key', value: 'k' },
    { name: 'Date', value: 'today' },
    { name: 'Content-Type', value: 'application/json' },
  ]
  const body = { kind: 'text' as const, text: '{}' }
  const allowed = async (method: string) => {
    const failed = await failure({ method, headers, body }, { answers: true })
    const needed = failed?.kind === 'cors' ? failed.needed : []
    return needed.find(({ name }) => name === 'Access-Control-Allow-Headers')?.value
  }
  expect(await allowed('GET')).toBe('x-key')
  expect(await allowed('POST')).toBe('x-key, content-type')
})
