import { expect, test } from 'vitest'
import { readFiles } from '../../write-spec.ts'

const head = { openapi: '3.1.0', info: { title: 'T', version: '1' } }

test('links of descriptions that say not where they start are found, each once, with their place', async () => {
  const { api } = await readFiles({
    'specs/api.yaml': `openapi: 3.1.0
info:
  title: T
  version: '1'
  description: |
    See [one](./one.md), [again](./one.md) and [two](/two "Title").
    \`[code](/code)\`, [whole](https://a.example/x), [mail](mailto:a@b.example), [other](//a.example).

    [three]: three.md#part
tags:
  - name: pets
    description: <a href="../four">four</a> ![five](five.png)
paths:
  /pets:
    get:
      description: '[six](#tag/pets)'
      responses:
        200:
          description: ''
          content:
            application/json:
              schema: { $ref: 'models.yaml#/Pet' }
              example: { description: '[data](/data)' }
`,
    'specs/models.yaml': `Pet:
  type: object
  description: '[seven](seven)'
  default: { description: '[data](/data)' }
`,
  })
  expect(
    api!.relativeLinks?.map(({ href, file, line, column }) =>
      [href, file.replace('specs/', ''), line, column].join(' '),
    ),
  ).toEqual([
    '#tag/pets api.yaml 16 27',
    '../four api.yaml 12 27',
    './one.md api.yaml 6 15',
    '/two api.yaml 6 54',
    'five.png api.yaml 12 53',
    'seven models.yaml 3 25',
    'three.md#part api.yaml 9 14',
  ])
})

test('the place of a link is found if it has quotes, parentheses or escaped slashes', async () => {
  const { api } = await readFiles({
    'a.json': String.raw`{"openapi":"3.1.0","paths":{},
"info":{"title":"T","version":"1","description":
"[a](./it's.md) [b](./two_(x).md) [c](.\/c\/d.md) <a href=\"\/e\">e</a>"}}`,
  })
  expect(
    api!.relativeLinks?.map(({ href, line, column }) => `${line}:${column} ${href}`),
  ).toEqual(['3:39 ./c/d.md', "3:6 ./it's.md", '3:21 ./two_(x).md', '3:61 /e'])
})

test('links with schemes that descriptions cannot have are found too', async () => {
  const description =
    '[a](ftp://a.example/x) ![b](data:image/png;base64,AA) [c](tel:1) <a href="vscode:x">d</a>'
  const { api } = await readFiles({
    'a.json': { ...head, info: { ...head.info, description }, paths: {} },
  })
  expect(api!.relativeLinks?.map(({ href, line }) => `${line} ${href}`)).toEqual([
    expect.stringMatching(/^\d+ data:image/),
    expect.stringMatching(/^\d+ ftp:\/\/a\.example\/x$/),
    expect.stringMatching(/^\d+ vscode:x$/),
  ])
})

test('a description without such links has no list of them', async () => {
  const { api } = await readFiles({ 'a.json': { ...head, paths: {} } })
  expect(api).not.toHaveProperty('relativeLinks')
})

test('links in indented code are none, and the first word of a footnote is no address', async () => {
  const description = [
    'Text:',
    '',
    '    [code](./code.md)',
    '',
    '    [more code](./code.md)',
    '',
    'A line',
    '    [that goes on](./on.md)',
    '',
    '- item',
    '',
    '    [in the item](./item.md)',
    '',
    '[^1]: see [g](/guide)',
  ].join('\n')
  const { api } = await readFiles({
    'a.json': { ...head, info: { ...head.info, description }, paths: {} },
  })
  expect(api!.relativeLinks?.map(({ href }) => href)).toEqual([
    './item.md',
    './on.md',
    '/guide',
  ])
})
