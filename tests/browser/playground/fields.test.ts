import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Operation } from '../../../playground/document/api-model.ts'
import { consoleProps } from '../../../playground/console/props/console-props.ts'
import type { Schema } from '../../../playground/document/schema-model.ts'
import type { Recorded } from './recording-server.ts'
import { usePlayground } from './set-up.ts'
import { apiOperation, apiParameter, settings } from './sample-api.ts'

const play = usePlayground()
let page: Page

async function open(more: Partial<Operation>): Promise<void> {
  page = await play.harness.open(
    consoleProps(
      { schemas: {}, securitySchemes: [] },
      apiOperation({ servers: [{ url: play.server.origin, variables: [] }], ...more }),
      settings,
    ),
  )
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').waitFor()
}

function jsonBody(properties: [name: string, schema: Schema][]): Operation['body'] {
  const schema: Schema = {
    types: ['object'],
    properties: properties.map(([name, each]) => ({ name, schema: each })),
  }
  return {
    required: true,
    content: [{ type: 'application/json', schema, examples: [], encoding: [] }],
  }
}

async function send(): Promise<Recorded> {
  const before = play.server.requests.length
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => play.server.requests.length).toBeGreaterThan(before)
  await page.getByText('200 OK', { exact: true }).waitFor()
  return play.server.requests.at(-1)!
}

test('a field says what its value is, its limits and its default, also to screen readers', async () => {
  await open({
    parameters: [
      apiParameter(
        'limit',
        'query',
        { types: ['integer'], minimum: 1, maximum: 100, default: { value: 20 } },
        { description: 'Rows of **one** page.' },
      ),
    ],
  })
  const said = 'Rows of one page. · 1 – 100 · default: 20'
  await page.getByText(said, { exact: true }).waitFor()
  const field = page.getByRole('textbox', { name: /^limit/ })
  const described = await field.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe(said)
})

test('null and empty values are chosen by a button beside the field, and taken back by it', async () => {
  await open({
    method: 'POST',
    parameters: [
      apiParameter(
        'q',
        'query',
        { types: ['string'], format: 'x' },
        { allowEmptyValue: true },
      ),
    ],
    body: jsonBody([
      ['name', { types: ['string', 'null'], minLength: 3 }],
      ['note', { types: ['string'] }],
      ['tags', { types: ['array'], items: { types: ['string'] } }],
      ['kind', { types: ['string', 'null'], enum: ['a', 'b'] }],
    ]),
  })
  await page.getByRole('button', { name: 'empty: q' }).click()
  await page.getByRole('button', { name: 'null: name' }).click()
  await page.getByRole('button', { name: 'empty: note' }).click()
  await page.getByRole('button', { name: 'empty: tags' }).click()
  await page.getByLabel(/^kind/).selectOption('null')
  const sent = await send()
  expect(sent.url).toBe('/things?q=')
  expect(JSON.parse(String(sent.body))).toEqual({
    name: null,
    note: '',
    tags: [],
    kind: null,
  })
  await page.getByRole('button', { name: 'empty: note' }).click()
  await page.getByRole('textbox', { name: /^name/ }).fill('Rex')
  expect(JSON.parse(String((await send()).body))).toEqual({
    name: 'Rex',
    tags: [],
    kind: null,
  })
})

test('an inserted example is in the fields of the alternative that it belongs to', async () => {
  const kind = (name: string, own: string): Schema => ({
    title: name,
    types: ['object'],
    required: ['kind'],
    properties: [
      { name: 'kind', schema: { const: { value: name } } },
      { name: own, schema: { types: ['string'] } },
    ],
  })
  const example = (name: string, own: string) => ({
    key: name,
    value: { kind: name, [own]: 'red' },
  })
  await open({
    method: 'POST',
    body: {
      required: true,
      content: [
        {
          type: 'application/json',
          schema: { oneOf: [kind('parcel', 'box'), kind('letter', 'stamp')] },
          examples: [example('parcel', 'box'), example('letter', 'stamp')],
          encoding: [],
        },
      ],
    },
  })
  const alternative = page.getByRole('combobox', { name: 'Body', exact: true })
  await page.getByLabel('Examples: Body').selectOption('letter')
  await expect.poll(() => alternative.locator(':checked').textContent()).toBe('letter')
  const stamp = page.getByRole('textbox', { name: /^stamp/ })
  expect(await stamp.inputValue()).toBe('red')
  await stamp.fill('blue')
  await alternative.selectOption('parcel')
  await page.getByRole('textbox', { name: /^box/ }).fill('big')
  expect(JSON.parse(String((await send()).body))).toEqual({ kind: 'parcel', box: 'big' })
})

test('an added item or property has the focus, is open, and holds a value of its type', async () => {
  const pair: Schema = {
    types: ['object'],
    required: ['a'],
    properties: [{ name: 'a', schema: { types: ['string'] } }],
  }
  await open({
    method: 'POST',
    body: jsonBody([
      ['pairs', { types: ['array'], items: pair }],
      [
        'counts',
        { types: ['object'], additionalProperties: { types: ['integer', 'null'] } },
      ],
      ['named', { types: ['object'], additionalProperties: pair }],
    ]),
  })
  await page.getByRole('button', { name: 'Add item: pairs' }).click()
  const middles = ['.console-item > .console-button', '.console-item .console-name'].map(
    (part) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return (top + bottom) / 2
        }),
  )
  const [button, name] = await Promise.all(middles)
  expect(Math.abs(button! - name!), 'level').toBeLessThan(2)
  const focused = page.locator(':focus')
  await focused.and(page.getByLabel(/^a\b/)).fill('one')

  const counts = page.getByRole('group', { name: 'counts' })
  await page.getByText('counts').click()
  await counts.getByLabel('Property name').fill('x')
  await counts.getByRole('button', { name: 'Add property' }).click()
  await focused.and(counts.getByLabel(/^x\b/)).waitFor()
  await counts.getByLabel('Property name').fill('y')
  await page.keyboard.press('Enter')
  await focused.and(counts.getByLabel(/^y\b/)).fill('5')

  const named = page.getByRole('group', { name: 'named' })
  await page.getByText('named').click()
  await named.getByLabel('Property name').fill('z')
  await page.keyboard.press('Enter')
  await focused.and(named.getByLabel(/^a\b/)).fill('two')
  expect(JSON.parse(String((await send()).body))).toEqual({
    pairs: [{ a: 'one' }],
    counts: { y: 5 },
    named: { z: { a: 'two' } },
  })
  await counts.getByRole('button', { name: 'Remove: y' }).click()
  await focused.and(counts.getByLabel('Property name')).waitFor()
})

test('a file input names the file that is sent, also after one was removed', async () => {
  const file = { types: ['string'], format: 'binary' } satisfies Schema
  const schema: Schema = {
    types: ['object'],
    properties: [{ name: 'photos', schema: { types: ['array'], items: file } }],
  }
  await open({
    method: 'POST',
    body: {
      required: false,
      content: [{ type: 'multipart/form-data', schema, examples: [], encoding: [] }],
    },
  })
  const inputs = page.locator('input[type=file]')
  const named = () =>
    inputs.evaluateAll((all) =>
      all.map((each) => (each as HTMLInputElement).files?.[0]?.name),
    )
  for (const [index, name] of ['a.png', 'b.png'].entries()) {
    await page.getByRole('button', { name: 'Add item: photos' }).click()
    const buffer = Buffer.from(name)
    await inputs.nth(index).setInputFiles({ name, mimeType: 'image/png', buffer })
  }
  await page.getByRole('button', { name: 'Remove: photos 1' }).click()
  await expect.poll(named).toEqual(['b.png'])
  const { body } = await send()
  expect(String(body)).toContain('filename="b.png"')
  expect(String(body)).not.toContain('a.png')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(named).toEqual([undefined])
})

test('a named example of a parameter is chosen from a list', async () => {
  await open({
    parameters: [
      apiParameter(
        'where',
        'query',
        { types: ['string'] },
        {
          examples: [
            { key: 'north', summary: 'In the north', value: 'lat>54' },
            { key: 'south', value: 'lat<48' },
          ],
        },
      ),
    ],
  })
  expect(await page.getByLabel(/^where/).inputValue()).toBe('')
  await page.getByLabel('Examples: where').selectOption({ label: 'In the north' })
  expect((await send()).url).toBe('/things?where=lat%3E54')
})

test('a key in one of 3,800 fields renders that field, not the others', async () => {
  await open({
    method: 'POST',
    body: jsonBody(
      Array.from({ length: 3800 }, (_, index): [string, Schema] => [
        `f${index}`,
        { types: [index % 3 === 0 ? 'boolean' : 'string'] },
      ]),
    ),
  })
  const client = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLElement>('.console-field input')
    fields[1200]!.focus()
  })
  await page.keyboard.type('a')
  await client.send('Profiler.enable')
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await page.keyboard.type('b')
  await page.waitForTimeout(500)
  const { result } = await client.send('Profiler.takePreciseCoverage')
  const counts = result
    .filter(({ url }) => /dialog|preact/.test(url))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
  // Memoised fields are compared and skipped. Rendering one takes hundreds of calls.
  const all = counts.reduce((sum, count) => sum + count, 0)
  expect(all).toBeGreaterThan(0)
  expect(all).toBeLessThan(20 * 3800)
})

test('another alternative keeps what was typed into fields that both have', async () => {
  const text: Schema = { types: ['string'] }
  const kind = (name: string, own: string): Schema => ({
    title: name,
    types: ['object'],
    required: ['kind'],
    properties: [
      { name: 'kind', schema: { const: { value: name } } },
      { name: own, schema: text },
      { name: 'size', schema: own === 'box' ? text : { types: ['integer'] } },
      { name: 'note', schema: { ...text, description: `Of the ${name}.` } },
    ],
  })
  await open({
    method: 'POST',
    body: {
      required: true,
      content: [
        {
          type: 'application/json',
          encoding: [],
          examples: [],
          schema: {
            types: ['object'],
            properties: [{ name: 'to', schema: text }],
            oneOf: [kind('parcel', 'box'), kind('letter', 'stamp')],
          },
        },
      ],
    },
  })
  for (const name of ['to', 'box', 'size', 'note'])
    await page.getByRole('textbox', { name: new RegExp(`^${name} string`) }).fill(name)
  await page.getByLabel('Body', { exact: true }).selectOption('letter')
  expect(JSON.parse(String((await send()).body))).toEqual({
    kind: 'letter',
    to: 'to',
    note: 'note',
  })
})

test('a variable of the server says what it is, and offers its values', async () => {
  const [host, port] = new URL(play.server.origin).host.split(':')
  await open({
    servers: [
      {
        url: 'http://{host}:{port}/{base}',
        variables: [
          { name: 'host', default: host!, description: 'Where **it** runs.' },
          {
            name: 'port',
            default: port!,
            enum: [port!, '1'],
            description: 'One of two.',
          },
          { name: 'base', default: 'v1' },
        ],
      },
    ],
  })
  const described = async (name: string) => {
    const id = await page
      .getByLabel(name, { exact: true })
      .getAttribute('aria-describedby')
    return page.locator(`[id="${id}"]`).textContent()
  }
  expect(await described('host')).toBe('Where it runs.')
  expect(await described('port')).toBe('One of two.')
  const options = page.getByLabel('port', { exact: true }).locator('option')
  expect(await options.allTextContents()).toEqual([port, '1'])
  await page.getByLabel('base', { exact: true }).fill('v2')
  expect((await send()).url).toBe('/v2/things')
})
