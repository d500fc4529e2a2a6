import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'

describe('imports of packages and files that are not there', () => {
  let site: BuiltSite

  beforeAll(async () => {
    site = await buildSite({
      'docs.json': settings(['index', 'snippet', 'island', 'state']),
      'index.mdx': page(
        'Index',
        'import { Glass } from "a-package-nobody-has"\nimport Columns from "@theme/Columns"\n\n<Glass>seen</Glass>\n\n<Columns cols={3}>three</Columns>',
      ),
      'snippet.mdx': page(
        'Snippet',
        'import { Grid } from "/snippets/grid.jsx"\n\n<Grid names={["alpha"]} />',
      ),
      'snippets/grid.jsx':
        'import Columns from "@theme/Columns"\nimport { Tag as Label } from "another-missing-package"\nimport { Gone } from "./gone.jsx"\n\nexport const Grid = ({ names }) => <Columns cols={2}>{names.map((name) => <Label><Gone>{name}</Gone></Label>)}</Columns>\n',
      'island.mdx': page(
        'Island',
        'import { Counter } from "/snippets/counter.jsx"\n\n<Counter />',
      ),
      'state.mdx': page(
        'State',
        'import { Frame as Wrap } from "missing-frame"\n\nexport const Step = () => {\n  const [n, setN] = useState(0)\n  return <Wrap><button onClick={() => setN(n + 1)}>step {n}</button></Wrap>\n}\n\n<Step />\n\n<Wrap>around</Wrap>',
      ),
      'snippets/counter.jsx':
        'import { useState } from "react"\nimport { Box } from "missing-ui"\n\nexport const Counter = () => {\n  const [n, setN] = useState(0)\n  return <Box><button onClick={() => setN(n + 1)}>at {n}</button></Box>\n}\n',
    })
  }, 120_000)

  test('do not stop the build, and fail no page', () => {
    expect(site.code, site.output).toBe(0)
    expect(site.report.pages.filter(({ status }) => status === 'error')).toEqual([])
  })

  test('draw the theme’s component of that name, or what is inside', () => {
    expect(site.read('index.html')).toMatch(/mdx-content prose"[^>]*>seen/)
    expect(site.read('index.html')).toContain('data-cols="3"')
    const snippet = site.read('snippet.html')
    expect(snippet).toContain('data-cols="2"')
    expect(snippet).toContain('alpha')
  })

  test('leave islands interactive', () => {
    expect(site.read('island.html')).toMatch(/<skerry-island[^>]*>.*<button>at 0/s)
    expect(site.report.islands.join()).toContain('counter')
    expect(site.read('state.html')).toMatch(/<skerry-island[^>]*>.*<button>step 0/s)
  })

  test('are reported once each, with their place in a snippet', () => {
    const told = site.report.diagnostics['mdx/missing-import'] ?? []
    expect(told.every(({ severity }) => severity === 'warning')).toBe(true)
    expect(
      told.map(({ file, line, message }) => [
        file ?? '',
        line ?? 0,
        /`([^`]+)`/.exec(message)![1],
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['index.mdx', 5, 'a-package-nobody-has'],
        ['index.mdx', 6, '@theme/Columns'],
        ['snippets/grid.jsx', 1, '@theme/Columns'],
        ['snippets/grid.jsx', 2, 'another-missing-package'],
        ['snippets/grid.jsx', 3, './gone.jsx'],
        ['snippets/counter.jsx', 2, 'missing-ui'],
        ['state.mdx', 5, 'missing-frame'],
      ]),
    )
    expect(told).toHaveLength(7)
    expect(told.find(({ file }) => file === 'index.mdx')!.hint).toContain('npm install')
    const ofTheme = told.filter(({ message }) => message.includes('@theme/Columns'))
    expect(ofTheme.map(({ hint }) => hint)).toEqual([
      'Remove the import: `Columns` is available without one.',
      'Remove the import: `Columns` is available without one.',
    ])
  })
})

describe('code and Markdown that import each other', () => {
  let site: BuiltSite

  beforeAll(async () => {
    site = await buildSite({
      'docs.json': settings(['index', 'named', 'state']),
      'index.mdx': page('Index', 'import { Box } from "/snippets/box.jsx"\n\n<Box />'),
      'snippets/box.jsx':
        'import Part from "./part.mdx"\nimport { five } from "/snippets/values.mdx"\n\nexport const Box = () => <div class="box"><Part />{five}</div>\n',
      'snippets/part.mdx': 'A part with **bold** text and <Badge>new</Badge>.\n',
      'snippets/values.mdx':
        'import { Box } from "/snippets/box.jsx"\n\nexport const five = 5\n\n<Box />\n',
      'named.mdx': page('Named', 'import { Lack } from "/snippets/lack.jsx"\n\n<Lack />'),
      'snippets/lack.jsx':
        'import { NotThere, there } from "/snippets/theme.jsx"\nimport Columns from "/snippets/theme.jsx"\n\nexport const Lack = () => <Columns cols={4}><NotThere>{there}</NotThere></Columns>\n',
      'snippets/theme.jsx': 'export const there = "is there"\n',
      'state.mdx': page(
        'State',
        'import { Toggle } from "/snippets/toggle.mdx"\n\nexport const names = ["a", "b"]\n\nexport const Counter = ({ start }) => {\n  const [n, setN] = useState(start)\n  return <button onClick={() => setN(n + names.length)}>at {n}</button>\n}\n\n<Counter start={3} />\n\n<Toggle />\n\n{names.join(" and ")}',
      ),
      'snippets/toggle.mdx':
        'export const Toggle = () => {\n  const [on, setOn] = useState(false)\n  return <Card title="Switch"><input type="checkbox" checked={on} onChange={() => setOn(!on)} /></Card>\n}\n',
    })
  }, 120_000)

  test('build, and fail no page', () => {
    expect(site.code, site.output).toBe(0)
    expect(site.report.pages.filter(({ status }) => status === 'error')).toEqual([])
  })

  test('code renders the content of a snippet, and knows its exports', () => {
    expect(site.read('index.html')).toMatch(
      /class="box">.*A part with <strong>bold<\/strong> text.*new.*5<\/div>/s,
    )
  })

  test('an export that a file lacks renders its children, or the theme’s component', () => {
    expect(site.read('named.html')).toMatch(/data-cols="4"[^>]*>is there/)
    expect(site.report.diagnostics['mdx/missing-import']).toMatchObject([
      { file: 'snippets/lack.jsx', line: 1, severity: 'warning' },
      { file: 'snippets/lack.jsx', line: 2, severity: 'warning' },
    ])
  })

  test('components of pages and snippets that hold state are islands', () => {
    const html = site.read('state.html')
    expect(html).toMatch(
      /<skerry-island name="state-Counter-[^>]*><button>at 3<\/button>/,
    )
    expect(html).toMatch(/<skerry-island name="toggle-Toggle-/)
    expect(html).toContain('a and b')
  })
})

test('paths of imports from the root may lack their slash, in components too', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Index', 'import { Dock } from "parts/dock.jsx"\n\n<Dock />'),
    'parts/dock.jsx':
      'import { Boat } from "parts/boat.jsx"\n\nexport const Dock = () => <div><Boat name="Ida" /></div>\n',
    'parts/boat.jsx':
      'export const Boat = ({ name }) => {\n  const [n, setN] = useState(0)\n  return <button onClick={() => setN(n + 1)}>{name} {n}</button>\n}\n',
  })
  expect(site.output).not.toContain('missing-import')
  expect(site.read('index.html')).toMatch(/<skerry-island[^>]*>.*<button>Ida 0/s)
})

test('modules of other servers are left to the browser, which may load them', async () => {
  const go =
    "import go, { speed } from 'https://cdn.example/go@1'\n\nexport const Go = () => <button onClick={() => go(speed)}>go</button>\n"
  const chart =
    "export const Chart = () => {\n  useEffect(() => {\n    import('https://charts.example/chart.js').then(({ draw }) => draw())\n  }, [])\n  return <canvas />\n}\n"
  const site = await buildSite({
    'docs.json': settings(['index', 'page', 'chart']),
    'index.mdx': page('Index', 'import { Go } from "/snippets/go.jsx"\n\n<Go />'),
    'page.mdx': page(
      'Page',
      "import go from 'https://cdn.example/go@1'\n\n<button onClick={() => go(1)}>here</button>",
    ),
    'chart.mdx': page(
      'Chart',
      'import { Chart } from "/snippets/chart.jsx"\n\n<Chart />',
    ),
    'snippets/go.jsx': go,
    'snippets/chart.jsx': chart,
  })
  expect(site.code, site.output).toBe(0)
  expect(site.read('index.html')).toMatch(/<skerry-island[^>]*><button>go/)
  expect(site.read('page.html')).toMatch(/<skerry-island[^>]*><button>.*here/)
  expect(site.report.diagnostics['islands/browser-only']).toMatchObject([
    { file: 'page.mdx', severity: 'warning' },
    { file: 'snippets/go.jsx', line: 1, column: 27, severity: 'warning' },
  ])
  const code = site
    .files()
    .filter((file) => file.endsWith('.js'))
    .map((file) => site.read(file))
  expect(
    code.filter((each) => /from ?"https:\/\/cdn\.example\/go@1"/.test(each)),
  ).toHaveLength(2)
  const { pages } = JSON.parse(site.read('csp.json')) as { pages: Record<string, string> }
  expect(
    Object.entries(pages).map(([url, policy]) => [
      url,
      /https:\/\/\w+\.example/.exec(policy)?.[0],
    ]),
  ).toEqual([
    ['/', 'https://cdn.example'],
    ['/chart', 'https://charts.example'],
    ['/page', 'https://cdn.example'],
  ])
})
