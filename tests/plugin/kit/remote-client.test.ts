import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RemoteClient } from '../../../plugin/kit/remote-client.ts'
import { TimeBudget } from '../../../plugin/kit/time-budget.ts'

/** More requests than the client's connections. */
const MANY = 10

const server = createServer((request, response) => {
  request.resume()
  request.once('end', () =>
    response.writeHead(request.method === 'PUT' ? 201 : 404).end(),
  )
})
let client: RemoteClient

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  client = new RemoteClient(new URL(`http://127.0.0.1:${port}`), new TimeBudget(2000))
})
afterAll(() => {
  client.close()
  server.close()
})

test('answers without a body free their connections for further requests', async () => {
  for (let number = 0; number < MANY; number++) {
    await client.put(`cas/${number}`, Buffer.from('entry'))
    expect(await client.get(`ac/${number}`, 100)).toBeUndefined()
  }
})
