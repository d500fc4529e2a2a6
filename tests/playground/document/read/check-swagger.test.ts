import { expect, test } from 'vitest'
import { lines, readFiles } from '../../write-spec.ts'

/** The problems of a Swagger file with one path. */
async function problems(item: string, root = '') {
  const result = await readFiles({
    'a.yaml': `swagger: "2.0"
info: { title: Pets, version: "1" }
${root}
paths:
  /pets:
${item.replace(/^/gm, '    ')}
`,
  })
  return lines(result)
}

const post = (parameters: string) =>
  `post:\n  responses: { "200": { description: ok } }\n  parameters: [${parameters}]`
const body = '{ name: a, in: body, schema: { type: string } }'
const field = '{ name: b, in: formData, type: string }'
const file = '{ name: c, in: formData, type: file }'

test('parameters of a path and of its operation have one body', async () => {
  const found = await problems(
    `parameters: [${body}]\n${post(body.replace('name: a', 'name: other'))}`,
  )
  expect(found).toMatch(/^a\.yaml:8:7 .*only one parameter with `in: body`/m)
})

test('a parameter of an operation takes the place of its path’s', async () => {
  expect(await problems(`parameters: [${body}]\n${post(body)}`)).toBe('')
})

test('a body and fields of a form exclude each other, on both levels together', async () => {
  const found = await problems(`parameters: [${body}]\n${post(field)}`)
  expect(found).toMatch(/mutually exclusive/)
})

test('a file needs a form, which the whole description may ask for', async () => {
  expect(await problems(post(file))).toMatch(/requires `consumes/)
  expect(await problems(post(file), 'consumes: [multipart/form-data]')).toBe('')
  const own = post(file).replace('post:', 'post:\n  consumes: [image/png]')
  expect(await problems(own, 'consumes: [multipart/form-data]')).toMatch(
    /requires `consumes/,
  )
})

test('files are in forms, and lists written several times in queries and forms', async () => {
  const found = await problems(
    post(
      '{ name: a, in: header, type: file }, { name: b, in: header, type: array, items: { type: string }, collectionFormat: multi }',
    ),
  )
  expect(found).toMatch(/`type: file` requires/)
  expect(found).toMatch(/`collectionFormat: multi` requires/)
})

test('a response may be a file, but no property is one', async () => {
  const get = (schema: string) =>
    `get:\n  produces: [application/pdf]\n  responses: { "200": { description: ok, schema: ${schema} } }`
  expect(await problems(get('{ type: file }'))).toBe('')
  expect(await problems(get('{ properties: { a: { type: file } } }'))).toMatch(
    /`type` can/,
  )
})

test('a list without items is reported once', async () => {
  const found = await problems(
    'get:\n  responses: { "200": { description: ok } }\n  parameters: [{ name: a, in: query, type: array }]',
  )
  expect(found.match(/`items`/g)).toHaveLength(1)
})

test('keywords that only OpenAPI 3 has are told to need it', async () => {
  const schema = '{ oneOf: [{ type: string }] }'
  expect(
    await problems(
      `get:\n  responses: { "200": { description: ok, schema: ${schema} } }`,
    ),
  ).toMatch(/`oneOf` is not expected here.*\n.*write `openapi: 3\.0\.3`/)
})
