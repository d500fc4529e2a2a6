import { expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'

const plain = page(
  'Plain',
  'export const Name = ({ name }) => <b translate="no" class="a" id="x">{name}</b>\n\n<Name name="Skerry" />',
)
const withReact = page(
  'React',
  'import { Count } from \'/snippets/count.jsx\'\n\n<Count />\n\n<b translate="no">Skerry</b>',
)
const snippet =
  "import React from 'react'\nexport const Count = () => <i className={React.useMemo(() => 'count', [])}>1</i>"

function contentOf(site: BuiltSite, file: string): string {
  return /<div id="content"[\s\S]*?<\/main>/.exec(site.read(file))![0]
}

test('code for React changes no page but its own', async () => {
  const names = ['a', 'b', 'c', 'plain', 'y', 'z']
  const react = Object.fromEntries(names.map((name) => [`${name}.mdx`, withReact]))
  const site = await buildSite({
    'docs.json': settings(names),
    'snippets/count.jsx': snippet,
    ...react,
    'plain.mdx': plain,
  })
  const alone = await buildSite({ 'docs.json': settings(['plain']), 'plain.mdx': plain })
  expect(site.code, site.output).toBe(0)
  expect(contentOf(site, 'z.html')).toContain('<i class="count">1</i>')
  expect(contentOf(site, 'plain.html')).toContain('translate="no"')
  const inner = (text: string) => /<b [\s\S]*<\/b>/.exec(text)?.[0]
  expect(inner(contentOf(site, 'plain.html'))).toBe(inner(contentOf(alone, 'plain.html')))
})

test('the browser gives numbers of styles their units, as the server does', async () => {
  const bar =
    'export const Bar = () => { const [size, setSize] = useState(10); return <i style={{ width: size }} onClick={() => setSize(20)} /> }'
  const site = await buildSite({
    'docs.json': settings(['bar']),
    'snippets/bar.jsx': bar,
    'bar.mdx': page('Bar', 'import { Bar } from "/snippets/bar.jsx"\n\n<Bar />'),
  })
  expect(site.code, site.output).toBe(0)
  expect(contentOf(site, 'bar.html')).toContain('style="width:10px;"')
  const scripts = site.files().filter((name) => name.endsWith('.js'))
  expect(scripts.some((name) => site.read(name).includes('-webkit-line-clamp'))).toBe(
    true,
  )
})

test('pages and snippets use React without an import, as on Mintlify', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'snippets/list.mdx':
      'export const List = ({ children }) => <ul>{React.Children.map(children, (child) => <li>{child}</li>)}</ul>\n\nexport const Counter = () => { const [count] = React.useState(3); return <button onClick={() => {}}>{count}</button> }',
    'index.mdx': page(
      'React',
      'import { List, Counter } from "/snippets/list.mdx"\n\n<List><b>a</b><b>b</b></List>\n\n<Counter />\n\n<React.Fragment>**c**</React.Fragment>\n\n{React.createElement("i", null, "d")}',
    ),
  })
  expect(site.code, site.output).toBe(0)
  const content = contentOf(site, 'index.html')
  expect(content).toContain('<ul><li><b>a</b></li><li><b>b</b></li></ul>')
  expect(content).toContain('<button>3</button>')
  expect(content).toContain('<strong>c</strong>')
  expect(content).toContain('<i>d</i>')
})

test('components are also in the object that Mintlify has as a global variable', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'snippets/box.jsx':
      'const { useState } = React;\nconst { Card, Note: Hint } = MintlifyComponents;\nexport const Plain = () => <Hint>Ebb</Hint>\nexport const Box = () => { const [n, set] = useState(1); return <Card title="Tide" icon="star"><b onClick={() => set(2)}>{n}</b><MintlifyComponents.Badge>Flood</MintlifyComponents.Badge></Card> }',
    'index.mdx': page(
      'Home',
      'import { Box, Plain } from "/snippets/box.jsx"\n\n<Box />\n\n<Plain />',
    ),
  })
  expect(site.code, site.output).toBe(0)
  const content = contentOf(site, 'index.html')
  expect(content).toMatch(
    /<skerry-island name="box-Box-[\s\S]*Tide[\s\S]*<b>1<\/b>[\s\S]*Flood/,
  )
  expect(content).toMatch(/class="callout[^"]*"[\s\S]*Ebb/)
})

test('code that reads React as a global variable finds it, on the server and in the browser', async () => {
  const counter = `const React = typeof globalThis !== "undefined" && globalThis.React
  ? globalThis.React
  : (() => { throw new Error("React global missing.") })();
export const Counter = () => {
  const { useState } = React;
  const [count, setCount] = useState(3);
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}`
  const site = await buildSite({
    'docs.json': settings(['counter']),
    'snippets/counter.jsx': counter,
    'counter.mdx': page(
      'Counter',
      'import { Counter } from "/snippets/counter.jsx"\n\n<Counter />',
    ),
  })
  expect(site.code, site.output).toBe(0)
  expect(contentOf(site, 'counter.html')).toContain('<button>3</button>')
  const scripts = site.files().filter((name) => name.endsWith('.js'))
  expect(scripts.some((name) => /globalThis\.React\?\?=/.test(site.read(name)))).toBe(
    true,
  )
})
