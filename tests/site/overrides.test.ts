import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  buildFolder,
  buildSite,
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
  type SiteFiles,
} from './build-site.ts'
import { policyHash } from '../../plugin/write/content-security-policy.ts'
import { readHtml } from './read-html.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Builds a site with its own configuration, in which `skerry` is installed. */
async function buildConfigured(files: SiteFiles): Promise<BuiltSite> {
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, files)
  installSkerry(root)
  for (const name of ['vite', 'preact'])
    symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name))
  return buildFolder(root)
}

const config = (options: string) =>
  `import { skerry } from 'skerry'\nexport default { plugins: [skerry(${options})] }\n`

describe('overriding by option', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildConfigured({
      'package.json': { name: 'harbour', type: 'module' },
      'vite.config.js': config(
        `{ components: { Card: './my/Card.jsx', Footer: './my/Footer.jsx', Ship: './my/Ship.jsx' } }`,
      ),
      'docs.json': settings(['home']),
      'home.mdx': page(
        'Home',
        '<Card title="Harbour">Inside</Card>\n\n<Ship name="Ran" />\n\n<Note>Kept</Note>',
      ),
      'my/Card.jsx': `import { Card as Original } from 'skerry/theme/components/card'
import './card.css'
export default function Card(props) {
  return <div class="my-card"><Original {...props} title={'My ' + props.title} /></div>
}`,
      'my/card.css': '.my-card { outline: 1px solid red }',
      'my/Footer.jsx': `import navigation from 'virtual:skerry/navigation'
export function Footer() {
  return <footer id="footer">All hands: {navigation.children.length}</footer>
}`,
      'my/Ship.jsx': `export default ({ name }) => <i class="ship">{name}</i>`,
    })
  }, 60_000)

  test('the site builds', () => expect(site.code, site.output).toBe(0))

  test('a component is replaced and may wrap the original', () => {
    const content = readHtml(site.read('home.html')).byId('content')
    const [wrapper] = content.all('div', { class: 'my-card' })
    expect(wrapper!.text).toContain('My Harbour')
    expect(wrapper!.text).toContain('Inside')
  })

  test('a part of the layout is replaced, and may read the navigation', () => {
    expect(readHtml(site.read('home.html')).byId('footer').text).toBe('All hands: 1')
  })

  test('a new name is a component for pages', () => {
    expect(site.read('home.html')).toContain('<i class="ship">Ran</i>')
  })

  test("the override's own CSS is linked", () => {
    const sheets = site.files().filter((file) => file.endsWith('.css'))
    const holder = sheets.find((file) => site.read(file).includes('.my-card'))
    expect(holder).toBeDefined()
    expect(site.read('home.html')).toContain(holder!)
  })

  test('its sources, the configuration and the package are not published', () => {
    const published = site.files().filter((file) => !file.startsWith('assets/'))
    expect(published.join('\n')).not.toMatch(
      /\.jsx|vite\.config|package\.json|node_modules/,
    )
  })
})

test('a file of the theme folder replaces the component of its name', async () => {
  const site = await buildSite({
    'docs.json': settings(['home']),
    'home.mdx': page('Home', '<Note>Text</Note>'),
    'theme/Note.jsx': `export default ({ children }) => <aside class="mine">{children}</aside>`,
    'theme/Pagination.jsx': `export default () => <nav id="pagination">none</nav>`,
  })
  expect(site.code, site.output).toBe(0)
  expect(site.read('home.html')).toMatch(/<aside class="mine">(<p>)?Text/)
  expect(readHtml(site.read('home.html')).byId('pagination').text).toBe('none')
  expect(site.files().join()).not.toContain('Note.jsx')
})

test('the content security policy allows what overrides of the layout embed', async () => {
  const site = await buildSite({
    'docs.json': settings(['home', 'other']),
    'home.mdx': page('Home'),
    'other.mdx': page('Other', '<i style={{ color: "red" }}>red</i>'),
    'theme/mine.css': '.mine > b { color: red }',
    'theme/Footer.jsx': `import { useShell } from 'skerry/runtime'
import css from './mine.css?inline'
export default () => {
  const { path } = useShell().page
  const script = { __html: 'let page = "' + path + '"' }
  return <footer id="footer">
    <style dangerouslySetInnerHTML={{ __html: css }} />
    <img src="https://badges.test/a.svg" alt="" />
    <script dangerouslySetInnerHTML={script} />
    <p dangerouslySetInnerHTML={{ __html: '<a onclick="go()">Go</a>' }} />
  </footer>
}`,
  })
  expect(site.code, site.output).toBe(0)
  const { base, pages } = JSON.parse(site.read('csp.json')) as {
    base: string
    pages: Record<string, string>
  }
  const styles = [...site.read('home.html').matchAll(/<style>([^<]*)<\/style>/g)]
  const hashes = styles.map(([, style]) => policyHash(style!))
  expect(hashes).toHaveLength(2)
  expect(base).toContain(`style-src 'self' ${hashes.join(' ')};`)
  expect(base).toMatch(/img-src [^;]*https:\/\/badges\.test/)
  expect(pages['/home']).toContain(policyHash('let page = "home"'))
  expect(pages['/home']).not.toContain(policyHash('let page = "other"'))
  expect(pages['/other']).toContain("style-src 'self' 'unsafe-inline';")
  expect(site.report.diagnostics['output/inline-handler']).toMatchObject([
    { file: 'theme/Footer.jsx', line: 10 },
  ])
})

test('for an override that replaces nothing, the nearest name is suggested', async () => {
  const site = await buildSite({
    'docs.json': settings(['home']),
    'home.mdx': page('Home'),
    'theme/Accordian.jsx': `export default () => null`,
  })
  expect(site.code, site.output).toBe(0)
  expect(site.report.diagnostics['theme/unknown-override']).toMatchObject([
    {
      file: 'theme/Accordian.jsx',
      hint: expect.stringContaining('`Accordion`') as string,
    },
  ])
})

test('an override whose file is missing stops the build by name', async () => {
  const site = await buildConfigured({
    'package.json': { name: 'harbour', type: 'module' },
    'vite.config.js': config(`{ components: { Card: './nowhere.jsx' } }`),
    'docs.json': settings(['home']),
    'home.mdx': page('Home'),
  })
  expect(site.code).toBe(1)
  expect(site.output).toContain('the override of `Card` refers to ./nowhere.jsx')
  expect(site.files()).toEqual([])
})

test('a layout part that throws takes no other page down', async () => {
  const files = {
    'docs.json': settings(['one', 'two']),
    'one.mdx': page('One', 'First text'),
    'two.mdx': page('Two', 'Second text'),
    'theme/Footer.jsx': `import { useShell } from 'skerry/runtime'
export default () => {
  if (useShell().page.path === 'one') throw new Error('no footer today')
  return <footer id="footer">ok</footer>
}`,
  }
  const site = await buildSite(files, { args: ['--allow-page-errors'] })
  expect(site.code, site.output).toBe(0)
  expect(site.read('one.html')).toContain('no footer today')
  expect(site.read('two.html')).toContain('Second text')
  expect(site.report.diagnostics['render/layout-failed']).toMatchObject([
    {
      file: 'theme/Footer.jsx',
      line: 3,
      column: 45,
      hint: 'Check the layout parts that the site overrides.',
    },
  ])
})
