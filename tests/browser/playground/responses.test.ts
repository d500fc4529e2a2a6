import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { consoleProps } from '../../../playground/console/props/console-props.ts'
import { apiOperation, apiParameter, settings } from './sample-api.ts'
import { usePlayground } from './set-up.ts'

const play = usePlayground()
let page: Page

async function openAndSend(
  origin = play.server.origin,
  more: Parameters<typeof apiOperation>[0] = {},
  options: Parameters<typeof play.harness.open>[1] = {},
): Promise<void> {
  const servers = [{ url: origin, variables: [] }]
  page = await play.harness.open(
    consoleProps(
      { schemas: {}, securitySchemes: [] },
      apiOperation({ servers, ...more }),
      settings,
    ),
    options,
  )
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('button', { name: 'Send' }).click()
}

test('the first server-sent event is seen while the stream goes on', async () => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  play.server.answer = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write('event: token\ndata: {"text":"one"}\n\n')
    void held.then(() => {
      response.write(': comment\n\ndata: two\r\ndata: lines\r\n\r\n')
      response.end()
    })
  }
  await openAndSend()
  await page.getByText('"text": "one"').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
  goOn()
  await page.getByText('two\nlines').waitFor()
  await page.getByText('Events: 2.').waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
})

test('in a single column the response is scrolled into view below a long form', async () => {
  play.server.answer = (_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end('{"hello":"there"}')
  }
  const parameters = Array.from({ length: 12 }, (_, index) =>
    apiParameter(`p${index}`, 'query', { types: ['string'] }),
  )
  await openAndSend(undefined, { parameters }, { width: 390 })
  const value = page.getByText('"hello": "there"')
  await value.waitFor()
  const bottom = () => value.evaluate((each) => each.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThan(900)
  await page.close()
})

test('lines of JSON are shown as they arrive, cut where the network cuts them', async () => {
  play.server.answer = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
    response.write('{"n":1}\n{"n"')
    setTimeout(() => response.end(':2}'), 100)
  }
  await openAndSend()
  await page.getByText('"n": 1').waitFor()
  await page.getByText('"n": 2').waitFor()
})

test('20 MB of JSON are shown block by block as the reader scrolls', async () => {
  const item = JSON.stringify({
    id: 1,
    name: 'x'.repeat(80),
    tags: ['a', 'b'],
    nested: { k: 1 },
  })
  const body = `[${Array.from({ length: Math.ceil(2e7 / item.length) }, () => item).join(',')}]`
  play.server.answer = (_request, response) => {
    response.setHeader('Content-Type', 'application/json').end(body)
  }
  await openAndSend()
  await page.getByText(/^20 MB$/).waitFor()
  const blocks = page.locator('.console-block')
  await blocks.first().waitFor()
  // Further blocks are rendered when the end of the previous ones is visible.
  const first = await blocks.count()
  expect(first).toBeLessThan(24)
  const code = page.locator('.console-panel .console-code').last()
  await expect
    .poll(
      async () => {
        await code.evaluate((element) => element.scrollTo(0, element.scrollHeight))
        return blocks.count()
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(24)
})

test('JSON keeps its digits and order, and a page from the API stays text', async () => {
  play.server.answer = (_request, response) => {
    response
      .setHeader('Content-Type', 'application/problem+json')
      .writeHead(422)
      .end(
        '{"id":12345678901234567890,"b":{},"a":[1,{"x":"<img src=x onerror=alert(1)>"}]}',
      )
  }
  await openAndSend()
  const code = page.locator('.console-panel .console-code').last()
  await page.getByText('422 Unprocessable Entity', { exact: true }).waitFor()
  expect(await code.textContent()).toMatchInlineSnapshot(`
    "{
      "id": 12345678901234567890,
      "b": {},
      "a": [
        1,
        {
          "x": "<img src=x onerror=alert(1)>"
        }
      ]
    }"
  `)
  expect(await page.locator('img').count()).toBe(0)
})

test('an image is shown, and offered for download', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>'
  play.server.answer = (_request, response) => {
    response.setHeader('Content-Type', 'image/svg+xml').end(svg)
  }
  await openAndSend()
  const image = page.getByRole('img', { name: 'Response' })
  await image.waitFor()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(20)
  await page.getByRole('link', { name: 'Download' }).waitFor()
})

test('a server that forbids this page is recognised, with the headers it must send', async () => {
  const { createServer } = await import('node:http')
  const strict = createServer((_request, response) => response.end('no'))
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve))
  const { port } = strict.address() as { port: number }
  await openAndSend(`http://127.0.0.1:${port}`, {
    method: 'PUT',
    body: {
      required: false,
      content: [{ type: 'application/json', examples: [], encoding: [] }],
    },
  })
  await page
    .getByText(/does not allow this page to read the response/)
    .last()
    .waitFor()
  const needed = await page.locator('.console-failure pre').textContent()
  expect(needed).toBe(
    [
      `Access-Control-Allow-Origin: ${play.harness.origin}`,
      'Access-Control-Allow-Methods: PUT',
    ].join('\n'),
  )
  strict.closeAllConnections()
  await new Promise((resolve) => strict.close(resolve))
})

test('an unreachable server is reported', async () => {
  await openAndSend('http://127.0.0.1:9')
  await page
    .getByText(/cannot be reached/)
    .last()
    .waitFor()
})

test('a request can be cancelled, and the next one sent', async () => {
  play.server.answer = () => undefined
  await openAndSend()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByText(/was cancelled/)
    .last()
    .waitFor()
  delete play.server.answer
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('200 OK', { exact: true }).waitFor()
})
