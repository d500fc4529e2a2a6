import { beforeAll, describe, expect, test } from 'vitest'
import {
  buildFolder,
  buildSite,
  page,
  settings,
  writeFiles,
  type BuiltSite,
} from './build-site.ts'

const hero = page(
  'Hero',
  [
    'import { Heading as H1, theme } from "/snippets/parts.jsx"',
    'import Rule, * as all from "./snippets/rule"',
    'import { Hero } from "/snippets/hero"',
    'import { Toggle } from "/snippets/toggle.jsx"',
    '',
    '<Hero />',
    '',
    '<Toggle />',
  ].join('\n'),
)

/** As on Mintlify, components see the names that pages import along with them. */
describe('a component that uses what only pages import', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite(
      {
        'docs.json': settings(['hero', 'bare', 'none']),
        'hero.mdx': hero,
        'bare.mdx': page('Bare', 'import { Hero } from "/snippets/hero.jsx"\n\n<Hero />'),
        'none.mdx': page(
          'None',
          '```js\nimport { Later } from "/snippets/parts.jsx"\n```\n\nimport { Lost } from "/snippets/lost.jsx"\n\n<Lost />',
        ),
        'snippets/parts.jsx':
          'export const Heading = ({ children }) => <h1>{children}</h1>\nexport const theme = { ink: "teal" }',
        'snippets/other.jsx': 'export const theme = { ink: "navy" }',
        'snippets/rule.jsx': 'export const width = 3\nexport default () => <hr />',
        'snippets/hero.jsx':
          'export const Hero = () => <div style={{ color: theme.ink }}><H1>Hi</H1><Rule />{all.width}{typeof nothing}</div>',
        'snippets/toggle.jsx':
          'export const Toggle = () => { const [on, set] = useState(false); return <button onClick={() => set(!on)}>{theme.ink}</button> }',
        'snippets/lost.jsx': 'export const Lost = () => <p>{missingName}</p>',
      },
      { args: ['--allow-page-errors'] },
    )
  }, 60_000)

  const shown = '<div style="color:teal;"><h1>Hi</h1><hr/>3undefined</div>'

  test('gets imports with a list, a default, an alias and a namespace', () => {
    expect(site.read('hero.html')).toContain(shown)
    expect(site.output).not.toContain('error: hero.mdx')
  })

  test('gets them on a page without the imports too, as there is one module', () =>
    expect(site.read('bare.html')).toContain(shown))

  test('gets them in the browser', () => {
    const scripts = site.files().filter((file) => file.endsWith('.js'))
    expect(site.read('hero.html')).toMatch(/<button[^>]*>teal<\/button>/)
    expect(scripts.some((file) => /ink:[`"']teal/.test(site.read(file)))).toBe(true)
  })

  test('fails as before if no page imports the name', () =>
    expect(site.output).toContain('missingName is not defined'))

  test('follows the pages: a bundle from the cache would be outdated', async () => {
    writeFiles(site.root, {
      'hero.mdx': hero.replace(
        'Heading as H1, theme } from "/snippets/parts.jsx"',
        'Heading as H1 } from "/snippets/parts.jsx"\nimport { theme } from "/snippets/other.jsx"',
      ),
    })
    const again = await buildFolder(site.root, { args: ['--allow-page-errors'] })
    expect(again.read('hero.html')).toContain(shown.replace('teal', 'navy'))
    expect(again.read('bare.html')).toContain(shown.replace('teal', 'navy'))
  }, 60_000)
})

test('what Mintlify knows of its reader is an empty object, since nobody is logged in', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'snippets/greeting.jsx':
      'export const Greeting = () => { const [name] = useState(user.name ?? "sailor"); return <b onClick={() => {}}>Ahoy, {name}</b> }',
    'index.mdx': page(
      'Home',
      [
        'import { Greeting } from "/snippets/greeting.jsx"',
        '',
        'Hello, {user.firstName ?? "reader"}! {userContext.org === undefined ? <i>Join</i> : null}',
        '',
        '<Greeting />',
        '',
        '{["a"].map((user) => <u>{user}</u>)}',
      ].join('\n'),
    ),
  })
  expect(site.code, site.output).toBe(0)
  const html = site.read('index.html')
  expect(html).toContain('<p>Hello, reader! <i>Join</i></p>')
  expect(html).toContain('Ahoy, sailor')
  expect(html).toContain('<u>a</u>')
})

test('the name of the reader in braces on its own is text, which is reported', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home', 'GET /users/{user}'),
  })
  expect(site.code).toBe(0)
  expect(site.output).toContain('`user` is not defined, so {user} is shown as written')
})

describe('a snippet that only a browser can load', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite({
      'docs.json': settings(['jsx', 'mdx', 'value', 'files', 'static']),
      'snippets/width.jsx':
        'const start = window.innerWidth\nexport const Width = () => <p>wide: {start}</p>',
      'snippets/width.mdx':
        'export const start = window.innerWidth\n\nexport const Width = () => <p>wide: {start}</p>',
      'snippets/both.jsx':
        'export const start = window.innerWidth\nexport const Width = () => <p>wide: {start}</p>',
      'jsx.mdx': page(
        'JSX',
        'import { Width } from "/snippets/width.jsx"\n\nText.\n\n<Width />',
      ),
      'mdx.mdx': page('MDX', 'import { Width } from "/snippets/width.mdx"\n\n<Width />'),
      'value.mdx': page(
        'Value',
        'import { start, Width } from "/snippets/both.jsx"\n\n<Width />\n\n{start + 1}',
      ),
      'snippets/wide.js':
        'import { steps } from "./steps"\nexport const wide = window.innerWidth > steps[0]',
      'snippets/steps.js': 'export const steps = [640]',
      'snippets/files.jsx':
        'import { wide } from "./wide"\nexport const Size = () => { useState(1); return <p>{String(wide)}</p> }',
      'files.mdx': page(
        'Files',
        'import { Size as Width } from "/snippets/files.jsx"\n\n<Width />',
      ),
      'static.mdx': page('Static', 'Text.'),
    })
  })

  test.each(['jsx.mdx:9:1', 'mdx.mdx:7:1', 'value.mdx:7:1', 'files.mdx:7:1'])(
    'its components are left to the browser, with a warning: %s',
    (place) =>
      expect(site.output).toContain(
        `warning: ${place}  <Width> reads \`window\` while the page is rendered`,
      ),
  )

  test('its other values are left to the browser, too', () => {
    expect(site.code).toBe(0)
    expect(site.output).toContain(
      'warning: value.mdx:9:1  {start + 1} reads `window` while the page is rendered, so it only appears in the browser',
    )
  })
})

test('snippets that import each other may import packages', async () => {
  const snippet = (name: string, other: string, body: string) =>
    `import { name } from 'tides'\nimport { ${other} } from "/snippets/${other}.jsx"\nexport const ${name} = ({ inner }) => { useState(1); return ${body} }`
  const site = await buildSite({
    'docs.json': settings(['index']),
    'node_modules/tides/package.json': '{"type":"module","main":"index.js"}',
    'node_modules/tides/index.js': 'export const name = "spring tide"',
    'snippets/A.jsx': snippet('A', 'B', 'inner ? <i>{name}</i> : <B />'),
    'snippets/B.jsx': snippet('B', 'A', '<b><A inner /></b>'),
    'index.mdx': page('Home', 'import { A } from "/snippets/A.jsx"\n\n<A />'),
  })
  expect(site.code, site.output).toBe(0)
  expect(site.read('index.html')).toContain('<b><i>spring tide</i></b>')
})
