import { expect, test } from 'vitest'
import { buildRequest } from '../../../../playground/request/build-request.ts'
import { writeExport } from '../../../../playground/samples/exports/write-export.ts'
import { operation, parameter, values } from '../../request/sample-operation.ts'

const context = { title: 'Add a pet', started: Date.UTC(2026, 0, 2) }

function request(secrets: 'masked' | 'revealed' = 'masked') {
  return buildRequest(
    operation({
      method: 'POST',
      security: [{ schemes: [{ name: 'key', scopes: [] }] }],
      schemes: [{ name: 'key', type: 'apiKey', in: 'query', key: 'api_key' }],
      parameters: [parameter('query', 'q'), parameter('header', 'X-Trace')],
      body: { required: true, content: [{ type: 'application/json', encoding: [] }] },
    }),
    {
      ...values(['a b&c', 't1'], { body: { content: 0, value: { name: 'Rex' } } }),
      credentials: [{ token: 'hush' }],
    },
    { secrets },
  )
}

test('an .http file holds the request as it travels, with placeholders for secrets', () => {
  expect(writeExport('http', request(), context)).toMatchInlineSnapshot(`
    "### Add a pet
    POST https://api.example.com/v1/things?q=a%20b%26c&api_key=<api-key>
    Content-Type: application/json
    X-Trace: t1

    {
      "name": "Rex"
    }
    "
  `)
  expect(writeExport('http', request('revealed'), context)).toContain('api_key=hush')
})

test('an archive has one entry, and of the answer its head', () => {
  const response = {
    status: 201,
    statusText: 'Created',
    headers: [{ name: 'content-type', value: 'application/json' }],
    type: 'application/json',
    bytes: 12,
    ms: 34,
  }
  const { log } = JSON.parse(writeExport('har', request(), { ...context, response }))
  expect(log.entries[0]).toMatchObject({
    startedDateTime: '2026-01-02T00:00:00.000Z',
    time: 34,
    request: {
      method: 'POST',
      queryString: [
        { name: 'q', value: 'a b&c' },
        { name: 'api_key', value: '<api-key>' },
      ],
      postData: { mimeType: 'application/json', text: '{\n  "name": "Rex"\n}' },
    },
    response: { status: 201, content: { size: 12, mimeType: 'application/json' } },
  })
  expect(
    JSON.parse(writeExport('har', request(), context)).log.entries[0].response.status,
  ).toBe(0)
})

test('a Postman collection keeps the address as it is written', () => {
  const { info, item } = JSON.parse(writeExport('postman', request(), context))
  expect(info.schema).toMatch(/v2\.1\.0/)
  expect(item[0].request.url).toEqual({
    raw: 'https://api.example.com/v1/things?q=a%20b%26c&api_key=<api-key>',
    protocol: 'https',
    host: ['api', 'example', 'com'],
    path: ['v1', 'things'],
    query: [
      { key: 'q', value: 'a%20b%26c' },
      { key: 'api_key', value: '<api-key>' },
    ],
  })
  expect(item[0].request.body).toEqual({
    mode: 'raw',
    raw: '{\n  "name": "Rex"\n}',
    options: { raw: { language: 'json' } },
  })
})

test('files are named, and parts of a form keep their types', () => {
  const built = buildRequest(
    operation({
      method: 'POST',
      body: { required: true, content: [{ type: 'multipart/form-data', encoding: [] }] },
    }),
    values([], {
      body: {
        content: 0,
        value: { photo: new File(['x'], 'rex.png', { type: 'image/png' }), name: 'Rex' },
      },
    }),
  )
  expect(writeExport('http', built, context)).toMatchInlineSnapshot(`
    "### Add a pet
    POST https://api.example.com/v1/things
    Content-Type: multipart/form-data; boundary=skerry-form-boundary

    --skerry-form-boundary
    Content-Disposition: form-data; name="photo"; filename="rex.png"
    Content-Type: image/png

    < ./rex.png
    --skerry-form-boundary
    Content-Disposition: form-data; name="name"

    Rex
    --skerry-form-boundary--
    "
  `)
  const { item } = JSON.parse(writeExport('postman', built, context))
  expect(item[0].request.body.formdata).toEqual([
    { key: 'photo', type: 'file', src: 'rex.png', contentType: 'image/png' },
    { key: 'name', type: 'text', value: 'Rex' },
  ])
  const { log } = JSON.parse(writeExport('har', built, context))
  expect(log.entries[0].request.postData.params).toEqual([
    { name: 'photo', fileName: 'rex.png', contentType: 'image/png' },
    { name: 'name', value: 'Rex' },
  ])
})

test('parts without names are written as the body that is sent', () => {
  const built = buildRequest(
    operation({
      method: 'POST',
      body: { required: true, content: [{ type: 'multipart/mixed', encoding: [] }] },
    }),
    values([], { body: { content: 0, value: ['Rex', { age: 3 }] } }),
  )
  const { item } = JSON.parse(writeExport('postman', built, context))
  const { header, body } = item[0].request
  expect(header).toContainEqual({
    key: 'Content-Type',
    value: 'multipart/mixed; boundary=skerry-form-boundary',
  })
  expect(body).toMatchObject({
    mode: 'raw',
    raw: expect.stringMatching(/^--skerry-form-boundary\r\n\r\nRex\r\n--/),
  })
  const { log } = JSON.parse(writeExport('har', built, context))
  const { postData } = log.entries[0].request
  expect(postData.text).toBe(body.raw)
  expect(postData).not.toHaveProperty('params')
})
