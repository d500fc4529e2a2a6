import { expect, test } from 'vitest'
import { readModuleCode } from '../../../plugin/compile/read-module-code.ts'
import { compile, options } from './compile.tsx'

/** The names that a page imports from the module of its live tags. */
async function live(body: string): Promise<readonly string[]> {
  const page = await compile(body)
  expect(page.diagnostics).toEqual([])
  return page.imports.flatMap(({ id, names }) =>
    id.endsWith('.mdx.skerry.jsx') ? (names ?? []) : [],
  )
}

test.each([
  ['a listener', '<button onClick={() => alert(1)}>Press</button>', 1],
  ['a listener by name', 'export const f = () => 1\n\n<b onClick={f}>x</b>', 2],
  ['text with a listener', 'a <b onClick={() => 1}>x</b> c', 1],
  [
    'tags in a loop',
    '{[1].map((n) => <button key={n} onClick={() => n}>{n}</button>)}',
    1,
  ],
  [
    'an expression that uses the browser through a function',
    'export const tint = () => { if (typeof document === "object") document.title = "x" }\n\n{tint()}',
    2,
  ],
  [
    'an expression that only names what a browser has',
    'export const location = { name: "here" }\n\n{location.name}',
    0,
  ],
  [
    'a component for one with state',
    'export const A = ({ of: B }) => { useState(1); return <B /> }\nexport const Bee = () => 1\n\n<A of={Bee} />',
    3,
  ],
  [
    'a component for one without state',
    'export const A = ({ of: B }) => <B />\nexport const Bee = () => 1\n\n<A of={Bee} />',
    0,
  ],
  [
    'a list with functions for a component with state',
    'export const A = ({ of }) => { useState(1); return of.length }\n\n<A of={[[{ name: "a", run: () => 1 }]]} />',
    2,
  ],
  [
    'a list with functions for a component without state',
    'export const A = ({ of }) => of[0].run()\n\n<A of={[{ run: () => 1 }]} />',
    0,
  ],
  [
    'names of functions and of objects with functions, for a component with state',
    'export const A = ({ of }) => { useState(1); return of.length }\nexport const run = () => 1\nexport const list = [{ ...{ run } }]\n\n<A of={run} />\n\n<A of={list} />',
    5,
  ],
  [
    'a list without functions',
    'export const A = ({ of }) => { useState(1); return of.length }\n\n<A of={[{ name: "a" }]} />',
    1,
  ],
  [
    'a function as the children of a component with state',
    'export const A = ({ children }) => children(useState(1)[0])\n\n<A>{(n) => <b>{n}</b>}</A>',
    2,
  ],
  [
    'a function as the children of a component without state',
    'export const A = ({ children }) => children(1)\n\n<A>{(n) => <b>{n}</b>}</A>',
    0,
  ],
  [
    'a context that the page provides',
    'export const C = createContext(1)\n\n<C.Provider value={2}>\n\nText\n\n</C.Provider>',
    2,
  ],
  [
    'a context that the page provides as in React 19',
    'export const TideContext = createContext(1)\n\n<TideContext value="ebb">\n\nText\n\n</TideContext>',
    2,
  ],
  ['no listener', '<button type="button">Press</button>', 0],
  ['a function that is no listener', '<b title={() => 1}>x</b>', 0],
  ['what only the page has', '<b onClick={() => frontmatter.title}>x</b>', 1],
  [
    'what only the page has, in a loop',
    '{[1].map((n) => <b key={n} onClick={() => frontmatter}>x</b>)}',
    1,
  ],
  ['a spread with a listener', '<b {...{ title: "a", onClick: () => 1 }}>x</b>', 1],
  [
    'a spread of what a function makes',
    'export const make = () => ({ onClick() {} })\n\n<b {...make()}>x</b>',
    2,
  ],
  [
    'a spread of what a function makes without a listener',
    'export const make = () => ({ title: "a" })\n\n<b {...make()}>x</b>',
    0,
  ],
  [
    'a spread in a loop',
    '{[1].map((n) => <b key={n} {...{ onClick: () => n }}>x</b>)}',
    1,
  ],
  ['a reference', '<b ref={(node) => node?.focus()}>x</b>', 1],
  ['an element of the browser', '<tide-clock onClick={() => 1}>x</tide-clock>', 1],
  [
    'a listener by name, which a component passes on',
    'export const save = () => 1\nexport const Pass = (props) => <b {...props} />\n\n<Pass onClick={save} />',
    3,
  ],
  ['a link with a listener', '<a href="/x" onClick={() => 1}>x</a>', 1],
  [
    'links in a loop',
    '{["/x"].map((to) => <a key={to} href={to} onClick={() => to}>x</a>)}',
    1,
  ],
  ['a component of the theme', '<Card title="a" onClick={() => 1}>x</Card>', 0],
  ['what only browsers know', '{window.location.host} and {1 + 1}', 1],
  ['what they know, with a guard', '{typeof window === "undefined" ? 1 : 2}', 1],
  [
    'what a function reads that is called',
    'export const host = () => location.host\n\n{host()}',
    2,
  ],
  ['what a name of the page means', 'export const screen = { a: 1 }\n\n{screen.a}', 0],
  [
    'a constant that only browsers know, with a guard',
    'export const mac = typeof navigator === "object" && /Mac/.test(navigator.platform)\nexport const keys = { find: mac ? "Cmd" : "Ctrl" }\n\n{keys.find} and {mac}',
    4,
  ],
  [
    'a constant that reads the browser later',
    'export const doors = [{ open: () => window.open("/") }]\n\n{doors.length}',
    0,
  ],
  ['what is read later', '{JSON.stringify({ read: () => window.name })}', 0],
  ['an attribute that only browsers know', '<i title={navigator.language}>x</i>', 1],
  ['such a text of the theme', '<Card title={location.host}>x</Card>', 1],
  [
    'such a text that is a constant with a guard',
    'export const mac = typeof navigator === "object" && /Mac/.test(navigator.platform)\n\n<Note title={mac ? "Cmd" : "Ctrl"}>x</Note>',
    2,
  ],
  ['such a URL of the theme', '<Card href={location.href}>x</Card>', 0],
  ['such a title that makes an id', '<Step title={location.host}>x</Step>', 0],
  [
    'such a text of a component of the page',
    'export const Card = ({ title }) => title\n\n<Card title={1} />',
    0,
  ],
])('%s: %j becomes %i exports of a module', async (_, body, count) => {
  expect(await live(body)).toHaveLength(count)
})

test('a handler keeps a name that only a script of the site may define, with a warning', async () => {
  const { diagnostics, imports } = await compile('<b onClick={() => askTide(1)}>x</b>')
  expect(imports.flatMap(({ names }) => names ?? [])).toHaveLength(1)
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      code: 'mdx/undefined-name',
      message:
        '`askTide` is not defined on this page, so the handler throws unless a script of the site defines it',
      hint: 'Write `window.askTide` if one does.',
    },
  ])
})

test('of an attribute and a spread, the later one counts', () => {
  const spread = '{...{ title: "a", onClick: () => 1 }}'
  const text = `<b title="b" ${spread}>x</b>\n\n<b ${spread} title="b">x</b>`
  const code = readModuleCode({ root: '/', file: 'page.mdx', text, options })
  expect(code).toContain(`<b {...props} ${spread} />`)
  expect(code).toContain(`<b {...props} ${spread} {...props} />`)
})

test('classes of browsers are defined in handlers', async () => {
  const handler =
    "() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }))"
  const { diagnostics } = await compile(`<b onClick={${handler}}>x</b>`)
  expect(diagnostics).toEqual([])
})

test('a handler in an expression may use a name that the page does not define', async () => {
  const { diagnostics, imports } = await compile(
    '{[1].map((tide) => <b key={tide} onClick={() => askTide(tide)}>x</b>)}',
  )
  expect(imports.flatMap(({ names }) => names ?? [])).toHaveLength(1)
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      code: 'mdx/undefined-name',
      line: 1,
      message: expect.stringContaining('`askTide` is not defined on this page') as string,
    },
  ])
})

test('a name that a handler asks about, or uses again, is not reported again', async () => {
  const handler = "{ if (typeof ask !== 'undefined') ask(); tell(1); tell(2) }"
  const { diagnostics } = await compile(`<b onClick={() => ${handler}}>x</b>`)
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringContaining('`tell` is not defined'),
  ])
})

test.each([
  ['a handler that is the name itself', '<b onClick={askTide}>x</b>'],
  [
    'an expression, beside its handlers',
    '{[1].map(() => <b onClick={() => tell()}>{askTide}</b>)}',
  ],
  [
    'a function that rendering calls',
    'export const A = ({ format }) => <b>{format(useState(1)[0])}</b>\n\n<A format={(n) => askTide(n)} />',
  ],
])('an undefined name is an error in %s', async (_, body) => {
  const { diagnostics } = await compile(body)
  expect(diagnostics).toMatchObject([{ severity: 'error', code: 'mdx/undefined-name' }])
})

test.each([
  ['<table><tbody><tr onClick={() => 1}><td>x</td></tr></tbody></table>', 'tr', 'table'],
  [
    '<table><tbody>{[1].map((n) => <tr key={n} onClick={() => n}><td>x</td></tr>)}</tbody></table>',
    'tr',
    'table',
  ],
  ['<svg><circle r="1" onClick={() => 1} /></svg>', 'circle', 'svg'],
])(
  'a handler of a part of another element is reported: %s',
  async (body, name, whole) => {
    const { diagnostics, imports } = await compile(body)
    expect(imports.flatMap(({ names }) => names ?? [])).toEqual([])
    expect(diagnostics).toMatchObject([
      {
        code: 'mdx/lost-handler',
        message: `<${name}> doesn't react to the reader: it is a part of <${whole}>, and only the whole can`,
      },
    ])
  },
)

test('a whole with parts that react is one island', async () => {
  const rows = '<tbody><tr onClick={() => 1}><td>x</td></tr></tbody>'
  expect(await live(`{[<table key="a">${rows}</table>]}`)).toHaveLength(1)
})

test('styles that the code of a page adds are noted for its policy', async () => {
  const body =
    'export const Late = () => { useEffect(() => { %s }, []); return null }\n\n<Late />'
  const adds = body.replace('%s', "document.head.append(document.createElement('style'))")
  expect((await compile(adds)).inlineStyles).toBe(true)
  expect((await compile(body.replace('%s', 'document.title = 1'))).inlineStyles).toBe(
    false,
  )
})
