import { expect, test } from 'vitest'
import { buildServerUrl } from '../../../playground/request/server-url.ts'

test("the reader's own address takes the place of the server, also where there is none", () => {
  const values = { server: 0, variables: [], baseUrl: 'https://mine.example/v2/' }
  expect(buildServerUrl({ servers: [] }, values)).toEqual({
    url: 'https://mine.example/v2',
    query: '',
  })
})

test('a variable that the server does not define is a problem, and stays readable', () => {
  const values = { server: 0, variables: [] }
  const built = (url: string) =>
    buildServerUrl({ servers: [{ url, variables: [] }] }, values, 'https://docs.example/')
  const problem = 'bad-server'
  expect(built('https://a.example/{tenant}/v1/')).toEqual({
    url: 'https://a.example/{tenant}/v1',
    query: '',
    problem,
  })
  expect(built('/{tenant}')).toMatchObject({
    url: 'https://docs.example/{tenant}',
    problem,
  })
  // An undefined variable of the reader is marked in its field.
  expect(built('https://a.example/{{mine}}').problem).toBeUndefined()
})

test('a server with thousands of slashes takes no longer than others', () => {
  const url = `https://a.example/${'/'.repeat(100_000)}b`
  const values = { server: 0, variables: [] }
  expect(buildServerUrl({ servers: [{ url, variables: [] }] }, values).url).toBe(url)
}, 5000)
