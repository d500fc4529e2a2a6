import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseInfo } from '../../../plugin/compile/parse-info.ts'

const empty = { highlight: [], focus: [] }

test.each([
  ['', { language: '' }],
  ['js', { language: 'js' }],
  ['js utils/hello.js example', { language: 'js', title: 'utils/hello.js example' }],
  ['hello.js', { language: 'hello.js' }],
  ['bash cURL', { language: 'bash', title: 'cURL' }],
  [
    'js title="A \'b\' c" icon="code"',
    { language: 'js', title: "A 'b' c", icon: 'code' },
  ],
  ["js title='x' wrap", { language: 'js', title: 'x', wrap: true }],
  ['js TITLE=x LINES', { language: 'js', title: 'x', lines: true }],
  ['js lines=false', { language: 'js', lines: false }],
  ['js lines={true} start=10', { language: 'js', lines: true, start: 10 }],
  ['js {1,3-5}', { language: 'js', highlight: [1, 3, 4, 5] }],
  ['js{2}', { language: 'js', highlight: [2] }],
  [
    'js highlight="1-2" focus={2,4-5}',
    { language: 'js', highlight: [1, 2], focus: [2, 4, 5] },
  ],
  ['js highlight={[1,2]}', { language: 'js', highlight: [1, 2] }],
  ['json [expandable]', { language: 'json', expandable: true }],
  ['json Response expandable', { language: 'json', title: 'Response', expandable: true }],
  ['python "Quoted title"', { language: 'python', title: 'Quoted title' }],
  ['js twoslash theme={null}', { language: 'js', twoslash: true }],
  [
    'js a.js theme={"theme":{"light":"nord", "dark":"min-dark"}} lines',
    { language: 'js', title: 'a.js', lines: true },
  ],
  [
    'js meta={ a: { b: { c: 1 } } } {2}',
    {
      language: 'js',
      title: 'meta={ a: { b: { c: 1 } } }',
      unknown: ['meta={ a: { b: { c: 1 } } }'],
      highlight: [2],
    },
  ],
  [
    'ts TypeScript {"LOAD::https://a.example/app.ts#here"} theme={null}',
    { language: 'ts', title: 'TypeScript' },
  ],
  ["ts {'LOAD::app.ts'} {2}", { language: 'ts', highlight: [2] }],
  ['ts { from: "app.ts" } a.ts', { language: 'ts', title: 'a.ts' }],
  ['http GET {url}/v1/{id}', { language: 'http', title: 'GET {url}/v1/{id}' }],
  ['http {url} now', { language: 'http', title: '{url} now' }],
  [
    'ts TypeScript hide={1,-1} test="skip"',
    {
      language: 'ts',
      title: 'TypeScript',
      unknown: ['hide={1,-1}', 'test="skip"'],
    },
  ],
  [
    'bash With DEBUG=1 set',
    { language: 'bash', title: 'With DEBUG=1 set', unknown: ['DEBUG=1'] },
  ],
  [`bash title=".env' wrap`, { language: 'bash', title: '.env', wrap: true }],
  [`bash title=".env file' wrap`, { language: 'bash', title: '.env file', wrap: true }],
  ['bash title=".env wrap', { language: 'bash', title: '.env', wrap: true }],
  ['bash title="', { language: 'bash', title: '' }],
  ['bash showLineNumbers', { language: 'bash', lines: true }],
  ['bash A showLineNumbers=5', { language: 'bash', title: 'A', lines: true, start: 5 }],
  ['bash showLineNumbers={false}', { language: 'bash', lines: false }],
  ['nocopy', { language: 'text', nocopy: true }],
  [
    'mermaid placement="top-left" actions={false}',
    { language: 'mermaid', placement: 'top-left', actions: false },
  ],
  ['title="only"', { language: '', title: 'only' }],
])('reads %j', (written, expected) => {
  expect(parseInfo(written)).toEqual({ ...empty, ...expected })
})

test('no info string makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseInfo(text)))
})
