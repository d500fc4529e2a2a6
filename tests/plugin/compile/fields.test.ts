import { expect, test } from 'vitest'
import { compile } from './compile.tsx'

test('the ParamFields of a page are known with the fields in them, as far as they are literal', async () => {
  const { fields } = await compile(`
<ParamField path="id" type="string">The user.</ParamField>
<ParamField query="limit" type="integer" default={10} initialValue="5" placeholder="20" deprecated />
<ParamField body="address" type="object" required>
  <Expandable>
    <ParamField body="city" type="string" required />
    <ResponseField name="zip" type="string" />
  </Expandable>
</ParamField>
<ParamField query={name} />
<ResponseField name="answer" type="string" />
`)
  expect(fields).toEqual([
    { place: 'path', name: 'id', type: 'string', required: true, fields: [] },
    {
      place: 'query',
      name: 'limit',
      type: 'integer',
      required: false,
      deprecated: true,
      default: { value: 10 },
      placeholder: '20',
      initial: { value: '5' },
      fields: [],
    },
    {
      place: 'body',
      name: 'address',
      type: 'object',
      required: true,
      fields: [
        { place: 'body', name: 'city', type: 'string', required: true, fields: [] },
        { place: 'body', name: 'zip', type: 'string', required: false, fields: [] },
      ],
    },
  ])
})

test('ParamFields in a ResponseField are no part of the request', async () => {
  const { fields } = await compile(`
<ResponseField name="tokens" type="Token[]">
  <Expandable title="Token">
    <ParamField body="value" type="string" required />
  </Expandable>
</ResponseField>
<ParamField query="page" type="integer" />
`)
  expect(fields).toMatchObject([{ name: 'page' }])
})

test('a path field that the URL of the page has no place for is reported', async () => {
  const { diagnostics } = await compile(
    `<ParamField path="user" />
<ParamField path="team_id" />
<ParamField path="old" />
<ParamField path="file" />
<ParamField body="box"><ParamField path="inner" /></ParamField>`,
    { frontmatter: { api: 'GET https://{region}.test/teams/{teamId}/:old/users' } },
  )
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      code: 'mdx/path-field',
      line: 1,
      column: 13,
      hint: 'Add `{user}` to `api` in the frontmatter, which has `{region}`, `{teamId}`, `{old}`, or write `query="user"`.',
    },
    { code: 'mdx/path-field', line: 2, hint: 'Did you mean `path="teamId"`?' },
    { code: 'mdx/path-field', line: 4 },
  ])
  const plain = await compile('<ParamField path="user" />')
  expect(plain.diagnostics).toEqual([])
})
