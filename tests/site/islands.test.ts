import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'
import { readHtml } from './read-html.ts'

const files = {
  'docs.json': settings([
    'plain',
    'tabs',
    'counter',
    'snippet',
    'react',
    'static',
    'store',
  ]),
  'plain.mdx': page('Plain', 'Only text.'),
  'tabs.mdx': page(
    'Tabs',
    `<Tabs>
  <Tab title="One">First panel</Tab>
  <Tab title="Two">Second panel</Tab>
  <Tab title="Fields">
    <ResponseField name="id" type="string">
      Of the record
    </ResponseField>
    <ResponseField name="name" type="string">
      Of its owner
    </ResponseField>
  </Tab>
</Tabs>`,
  ),
  'counter.mdx': page(
    'Counter',
    'import Counter from "/islands/counter.island.jsx"\n\n<Counter start={3}>**A slot**</Counter>',
  ),
  'islands/counter.island.jsx': `import { useState } from 'preact/hooks'
export const when = 'load'
export default function Counter({ start, children }) {
  const [count, setCount] = useState(start)
  return <div><button onClick={() => setCount(count + 1)}>Count is {count}</button>{children}</div>
}`,
  'snippet.mdx': page(
    'Snippet',
    'import { Greeting, Plain } from "/snippets/greeting.jsx"\n\n<Greeting name="Ada" />\n\n<Plain text="no state" />',
  ),
  'snippets/greeting.jsx': `export const Greeting = ({ name }) => {
  const [polite, setPolite] = useState(true)
  return <button onClick={() => setPolite(!polite)}>{polite ? 'Good day' : 'Hi'}, {name}</button>
}
export const Plain = ({ text }) => <em class="plain-snippet">{text}<Note>Theme inside</Note></em>`,
  'store.mdx': page(
    'Store',
    'import { Filter, Entry, Other } from "/snippets/store.jsx"\n\n<Filter />\n\n<Entry />\n\n<Other />',
  ),
  'snippets/store.jsx': `const store = { text: '', listeners: new Set() }
const useStore = () => {
  const [text, setText] = useState(store.text)
  useEffect(() => void store.listeners.add(setText), [])
  return text
}
export const Filter = () => <input onInput={(e) => store.listeners.forEach((set) => set(e.target.value))} />
export const Entry = () => <p hidden={'entry'.includes(useStore())}>Entry</p>
export const Other = () => <button onClick={() => {}}>Other</button>`,
  'react.mdx': page(
    'React',
    'import Clock from "/snippets/clock.jsx"\n\n<Clock label="Since" />',
  ),
  'snippets/clock.jsx': `import React, { useState } from 'react'
export default function Clock({ label }) {
  const [ticks] = useState(0)
  const id = React.useMemo(() => 'x', [])
  return <p id={'clock-' + id} className="clock" onClick={() => {}}>{label} {ticks}</p>
}`,
  'static.mdx': page(
    'Static',
    'export const Row = ({ name }) => <b class="row">{name}</b>\n\n<Row name="first" />',
  ),
}

describe('islands', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite(files)
  }, 60_000)

  const islandsOf = (file: string) =>
    readHtml(site.read(file))
      .byId('content')
      .all('skerry-island')
      .map((island) => island.attribute('name'))

  /** The URLs that the page's loader reads. */
  const urls = (file: string) => readHtml(site.read(file)).byId('skerry-islands').text

  test('islands with a common store do not wait until they are visible', () => {
    const hosts = readHtml(site.read('store.html')).all('skerry-island')
    const moments = hosts
      .filter((host) => host.attribute('name')!.startsWith('store-'))
      .map((host) => host.attribute('when'))
    expect(moments).toEqual(['idle', 'idle', 'visible'])
  })

  test('the site builds whole', () => {
    expect(site.code, site.output).toBe(0)
    expect(site.report.pages.filter(({ status }) => status === 'error')).toEqual([])
  })

  test('a page without islands lists only those of the layout', () => {
    expect(islandsOf('plain.html')).toEqual([])
    expect(urls('plain.html')).not.toMatch(/island-(tabs|counter|greeting|clock)/)
    expect(urls('tabs.html')).toMatch(/island-tabs/)
    expect(urls('tabs.html')).not.toMatch(/island-(counter|greeting|clock)/)
  })

  test('a plain page fetches no framework before its reader acts', () => {
    const { all } = readHtml(site.read('plain.html'))
    const scripts = all('script', { src: true }).map((script) => script.attribute('src'))
    const preloads = all('link', { rel: 'modulepreload' })
    expect(scripts).toHaveLength(1)
    expect(scripts[0]).toMatch(/\/assets\/loader-/)
    expect(preloads.map((link) => link.attribute('href')).join()).not.toMatch(/preact/)
  })

  test('only what pages use is built for the browser', () => {
    const scripts = site.files().filter((file) => file.startsWith('assets/island-'))
    expect(scripts.join()).not.toMatch(/diagram|playground|view-select/)
  })

  test('tabs show every panel without JavaScript', () => {
    const content = readHtml(site.read('tabs.html')).byId('content')
    expect(content.text).toContain('First panel')
    expect(content.text).toContain('Second panel')
  })

  test('what follows each other in a tab are siblings, and one list in Markdown', () => {
    expect(site.read('tabs.html')).toMatch(/<\/div><div class="field" id="param-name"/)
    expect(site.read('tabs.md')).toContain(
      '- `id` (string): Of the record\n- `name` (string): Of its owner\n',
    )
  })

  test("a site's own island is rendered on the server with its props and its slot", () => {
    expect(islandsOf('counter.html')).toEqual([expect.stringMatching(/^counter/)])
    const content = readHtml(site.read('counter.html')).byId('content')
    expect(content.all('button').map(({ text }) => text)).toEqual(['Count is 3'])
    expect(content.all('skerry-slot')[0]!.all('strong')[0]!.text).toBe('A slot')
    expect(urls('counter.html')).toMatch(/island-counter[\w-]*\.js/)
  })

  test('an island that wakes at once is fetched with the page that has it, and on no other', () => {
    const preloads = (file: string) =>
      readHtml(site.read(file))
        .all('link', { rel: 'modulepreload' })
        .map((link) => link.attribute('href'))
        .join()
    expect(preloads('counter.html')).toMatch(/counter/)
    expect(preloads('tabs.html')).not.toMatch(/counter/)
  })

  test('a snippet that holds state is an island, one that does not is HTML', () => {
    expect(islandsOf('snippet.html')).toHaveLength(1)
    const content = readHtml(site.read('snippet.html')).byId('content')
    expect(content.all('button')[0]!.text).toBe('Good day, Ada')
    const plain = content.all('em', { class: 'plain-snippet' })[0]!
    expect(plain.text).toContain('no state')
    expect(plain.text).toContain('Theme inside')
  })

  test('a snippet written for React works', () => {
    expect(islandsOf('react.html')).toHaveLength(1)
    const content = readHtml(site.read('react.html')).byId('content')
    expect(content.all('p', { class: 'clock' })[0]!.text).toBe('Since 0')
  })

  test('a component written in the page is HTML', () => {
    const content = readHtml(site.read('static.html')).byId('content')
    expect(content.all('b', { class: 'row' })[0]!.text).toBe('first')
    expect(islandsOf('static.html')).toEqual([])
  })

  test('sources of islands and snippets are not published', () => {
    expect(site.files().filter((file) => /\.(jsx|tsx)$/.test(file))).toEqual([])
  })
})

test('parts of tables, drawings and lists are HTML, as browsers accept no island around them', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page(
      'Index',
      `import { Row, Dot, Choice, Item } from "/snippets/parts.jsx"

<table><tbody><Row name="r">kid</Row></tbody></table>

<svg><Dot /></svg>

<select><Choice /></select>

<ul><Item /></ul>`,
    ),
    'snippets/parts.jsx': `export const Row = ({ name, children }) => {
  const [n, setN] = useState(0)
  return <tr onClick={() => setN(n + 1)}><td>{name}</td><td>{children}</td></tr>
}
export const Dot = () => <circle r={useState(5)[0]} />
export const Choice = () => <option>{useState('a')[0]}</option>
export const Item = () => <li>{useState('i')[0]}</li>`,
  })
  const html = site.read('index.html')
  expect(html).toContain('<tbody><tr><td>r</td><td>kid</td></tr></tbody>')
  expect(html).toContain('<svg><circle r="5"></circle></svg>')
  expect(html).toContain('<select><option>a</option></select>')
  expect(html).toMatch(/<ul><skerry-island [^>]*><li>i<\/li>/)
  expect(
    site.report.diagnostics['mdx/lost-handler']!.map(({ message }) => message),
  ).toEqual([
    expect.stringMatching(/^<Row> is shown, .* part of a <table>/),
    expect.stringMatching(/^<Dot> is shown, .* part of a <svg>/),
    expect.stringMatching(/^<Choice> is shown, .* part of a <select>/),
  ])
})

test('a snippet that cannot be parsed fails alone, on the pages that use it', async () => {
  const files = {
    'docs.json': settings(['good', 'bad']),
    'good.mdx': page('Good', 'All is well.'),
    'bad.mdx': page('Bad', 'import { Broken } from "/snippets/broken.jsx"\n\n<Broken />'),
    'snippets/broken.jsx': 'export const Broken = () => <b>never closed\n',
  }
  const site = await buildSite(files, { args: ['--allow-page-errors'] })
  expect(site.code, site.output).toBe(0)
  const status = Object.fromEntries(
    site.report.pages.map(({ file, status }) => [file, status]),
  )
  expect(status).toEqual({ 'good.mdx': 'ok', 'bad.mdx': 'error' })
  expect(site.read('good.html')).toContain('All is well.')
  expect(site.read('bad.html')).toContain('snippets/broken.jsx')
})

test('other files that cannot be parsed fail alone, on the pages that use them', async () => {
  const files = {
    'docs.json': settings(['good', 'data', 'snippet', 'code', 'types']),
    'good.mdx': page('Good', 'All is well.'),
    'data.mdx': page('Data', 'import data from "/empty.json"\n\n{data.a}'),
    'snippet.mdx': page(
      'Snippet',
      'import { Tide } from "/snippets/tide.jsx"\n\n<Tide />',
    ),
    'code.mdx': page('Code', 'import { a } from "/broken.mjs"\n\n{a}'),
    'types.mdx': page('Types', 'import { a } from "/broken.ts"\n\n{a}'),
    'snippets/tide.jsx':
      'import tides from "../half.json"\nexport const Tide = () => <b>{tides.low}</b>\n',
    'empty.json': '',
    'half.json': '{\n  "low":\n}',
    'broken.mjs': 'export const a = {{\n',
    'broken.ts': 'export const a: number = [\n',
  }
  const site = await buildSite(files, { args: ['--allow-page-errors'] })
  expect(site.code, site.output).toBe(0)
  const status = Object.fromEntries(
    site.report.pages.map(({ file, status }) => [file, status]),
  )
  expect(status).toEqual({
    'good.mdx': 'ok',
    'data.mdx': 'error',
    'snippet.mdx': 'error',
    'code.mdx': 'error',
    'types.mdx': 'error',
  })
  expect(site.output).toMatch(/^error: empty\.json:1:1 .*This file is empty/m)
  expect(site.output).toMatch(/^error: half\.json:3:1 .*is not JSON here/m)
  expect(site.output).toMatch(/^error: broken\.mjs:1:19 /m)
  expect(site.output).toMatch(/^error: broken\.ts:2:1 /m)
})

test('with NODE_ENV=development, no script names the folder that it was built in', async () => {
  const counter = {
    'docs.json': settings(['counter']),
    'counter.mdx': files['counter.mdx'],
    'islands/counter.island.jsx': files['islands/counter.island.jsx'],
  }
  const site = await buildSite(counter, { env: { NODE_ENV: 'development' } })
  expect(site.code, site.output).toBe(0)
  const scripts = site.files().filter((file) => file.endsWith('.js'))
  expect(scripts.join()).toMatch(/island-counter/)
  expect(scripts.filter((file) => site.read(file).includes(site.root))).toEqual([])
})
