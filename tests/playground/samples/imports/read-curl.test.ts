import { expect, test } from 'vitest'
import { readCurl } from '../../../../playground/samples/imports/read-curl.ts'

const read = (text: string) => {
  const command = readCurl(text)
  if (!command) throw new Error('not read')
  const { headers, unused, ...rest } = command
  return {
    ...rest,
    headers: headers.map(({ name, value }) => `${name}: ${value}`),
    ...(unused.length > 0 && { unused }),
  }
}

const U = 'https://api.example.com/a'
const FORM = 'Content-Type: application/x-www-form-urlencoded'

test.each([
  [`curl ${U}`, { method: 'GET', url: U, headers: [] }],
  [`$ curl -sSL --compressed '${U}'`, { method: 'GET', url: U, headers: [] }],
  [`curl -I ${U}`, { method: 'HEAD', url: U, headers: [] }],
  [`curl -XDELETE --url ${U}`, { method: 'DELETE', url: U, headers: [] }],
  [`curl -sXput ${U}`, { method: 'PUT', url: U, headers: [] }],
  [
    `curl ${U} -H 'A: b' --header "C:d" -H 'E;' -H 'F:'`,
    { method: 'GET', url: U, headers: ['A: b', 'C: d', 'E: '] },
  ],
  [
    `curl -d a=1 -db=2 --data-raw @c ${U}`,
    { method: 'POST', url: U, headers: [FORM], body: { text: 'a=1&b=2&@c' } },
  ],
  [
    `curl ${U} -H 'content-type: text/plain' --data-binary 'x'`,
    {
      method: 'POST',
      url: U,
      headers: ['content-type: text/plain'],
      body: { text: 'x' },
    },
  ],
  [
    `curl ${U} -H 'Content-Type:' -d x`,
    { method: 'POST', url: U, headers: [], body: { text: 'x' } },
  ],
  [
    `curl ${U} --json '{"a":1}'`,
    {
      method: 'POST',
      url: U,
      headers: ['Content-Type: application/json'],
      body: { text: '{"a":1}' },
    },
  ],
  [
    `curl -G ${U} -d a=1 --data-urlencode 'q=x & y' --data-urlencode '=z z' --url-query n=3`,
    {
      method: 'GET',
      url: `${U}?n=3&a=1&q=x%20%26%20y&z%20z`,
      headers: [],
    },
  ],
  [`curl -u 'me:a:b' ${U}`, { method: 'GET', url: U, headers: [], user: 'me:a:b' }],
  [
    `curl -b 'a=1; b=2' -A me -e https://x.org --oauth2-bearer t ${U}`,
    {
      method: 'GET',
      url: U,
      headers: [
        'Cookie: a=1; b=2',
        'User-Agent: me',
        'Referer: https://x.org',
        'Authorization: Bearer t',
      ],
    },
  ],
  [
    `curl ${U} -F 'a=1;type=text/csv' -F b='"x;\\"y";type=text/plain' --form-string c=@1`,
    {
      method: 'POST',
      url: U,
      headers: [],
      parts: [
        { name: 'a', value: '1', type: 'text/csv' },
        { name: 'b', value: 'x;"y', type: 'text/plain' },
        { name: 'c', value: '@1' },
      ],
    },
  ],
])('reads the command %s', (text, command) => {
  expect(read(text)).toEqual(command)
})

test('what a page cannot do, and files, are listed', () => {
  const { unused } = read(
    `curl -k -o out.json -d @body.json -F up=@a.png -b jar.txt -x p:1 --cert c ${U} ${U}2 | jq .`,
  )
  expect(unused).toEqual([
    '-k',
    '-o out.json',
    '-d @body.json',
    '-F up=@a.png',
    '-b jar.txt',
    '-x p:1',
    '--cert c',
    `${U}2`,
    '| jq .',
  ])
})

test.each(['', 'wget x', 'curl', `curl 'x`, 'curl -s', 'not a command'])(
  '%j is no command that can be read',
  (text) => {
    expect(readCurl(text)).toBeUndefined()
  },
)

test('a command that was copied for cmd.exe is read like any other', () => {
  const text = String.raw`curl ^"http://a.example/echo?q=1^&r=2^" ^
  -H ^"content-type: application/json^" --data-raw ^"^{^\^"a^\^":^\^"b c^\^"^}^"`
  expect(readCurl(text)).toMatchObject({
    method: 'POST',
    url: 'http://a.example/echo?q=1&r=2',
    body: { text: '{"a":"b c"}' },
    unused: [],
  })
})

test('data from a file is not taken, and makes the command a POST all the same', () => {
  const read = readCurl('curl http://a.example/echo -d @body.json')
  expect(read).toMatchObject({ method: 'POST', unused: ['-d @body.json'] })
})

test('a line end in a text for the Windows prompt stays', () => {
  const text = 'curl ^"http://a.example/^" ^\n  --data-raw ^"a^\n\n  b^\n\n^\n\nc^"'
  expect(readCurl(text)?.body).toMatchObject({ text: 'a\n  b\n\nc' })
})
