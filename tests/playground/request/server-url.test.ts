import { expect, test } from 'vitest'
import { buildServerUrl } from '../../../playground/request/server-url.ts'

test("the reader's own address takes the place of the server, also where there is none", () => {
  const values = { server: 0, variables: [], baseUrl: 'https://mine.example/v2/' }
  expect(buildServerUrl({ servers: [] }, values)).toEqual({
    url: 'https://mine.example/v2',
    query: '',
  })
})
