import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'
import { readHtml } from './read-html.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const SECRET = 'sentinel-4711'

describe('the files of a content folder', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite({
      'docs.json': settings(['home'], { api: { openapi: '/openapi.yaml' } }),
      'home.mdx': page(
        'Home',
        '![A dot](/images/dot.png)\n\n[Paper](/files/paper.pdf), [data](/files/data.json)',
      ),
      'unlisted/other.md': page('Other', 'Not in the navigation.'),
      'changelog.mdx': page('Changelog', 'News.'),
      'brand/look.css': '.brand-look { color: red }',
      'scripts/count.js': 'window.counted = 1\n',
      'images/dot.png': PNG,
      'files/paper.pdf': '%PDF-1.4',
      'files/data.json': { rows: [] },
      '.well-known/security.txt': 'Contact: mailto:a@example.com\n',
      'robots.txt': 'User-agent: Nobody\nDisallow: /\n',
      'openapi.yaml': 'openapi: 3.0.3\ninfo: { title: T, version: "1" }\npaths: {}\n',
      // Must not be published.
      '.env': SECRET,
      '.env.local': SECRET,
      'guides/.env': SECRET,
      '.git/config': SECRET,
      'package.json': { name: SECRET },
      'package-lock.json': { name: SECRET },
      'vite.config.timestamp-1.mjs': SECRET,
      'tsconfig.json': { name: SECRET },
      'node_modules/left/index.js': SECRET,
      'README.md': `# ${SECRET}`,
      'snippets/part.mdx': `${SECRET} snippet`,
      'drafts/plan.mdx': page('Plan', SECRET),
      'drafts/plan.png': PNG,
      'keys/server.pem': SECRET,
      '.mintignore': 'drafts/\n',
      'theme/Note.jsx': `/* ${SECRET} */ export default ({ children }) => children`,
    })
  }, 60_000)

  test('builds', () => expect(site.code, site.output).toBe(0))

  test.each([
    'images/dot.png',
    'files/paper.pdf',
    'files/data.json',
    '.well-known/security.txt',
    'scripts/count.js',
    'openapi.yaml',
    'unlisted/other.html',
    'changelog.html',
  ])('%s is published at its path', (file) => expect(site.has(file)).toBe(true))

  test("the author's robots.txt goes before the generated one", () => {
    expect(site.read('robots.txt')).toContain('User-agent: Nobody')
  })

  test('CSS from anywhere is on every page, after the theme and in no layer', () => {
    const html = readHtml(site.read('unlisted/other.html'))
    const sheets = html
      .all('link', { rel: 'stylesheet' })
      .map((link) => site.read(link.attribute('href')!.slice(1)))
    expect(sheets.join('\n')).toMatch(/\}\.brand-look\s*\{/)
  })

  test('scripts from anywhere are on every page', () => {
    const html = readHtml(site.read('home.html'))
    expect(html.all('script', { src: '/scripts/count.js' })).toHaveLength(1)
  })

  test('an image has its size, and is fetched when it is needed', () => {
    const [image] = readHtml(site.read('home.html')).byId('content').all('img')
    expect(image!.attribute('width')).toBe('1')
    expect(image!.attribute('height')).toBe('1')
    expect(image!.attribute('loading')).toBe('lazy')
    expect(image!.attribute('alt')).toBe('A dot')
  })

  test('what is private is in no file of the output, under no name', () => {
    const holders = site
      .files()
      .filter(
        (file) => /sentinel-4711/.test(site.read(file)) || file.includes('sentinel'),
      )
    expect(holders).toEqual([])
    expect(site.files().join('\n')).not.toMatch(
      /(^|\/)\.env|package(-lock)?\.json|tsconfig|vite\.config|node_modules|drafts|docs\.json|\.mintignore|README/,
    )
  })
})

test('the output requests nothing from third parties unless the settings name them', async () => {
  const site = await buildSite({
    'docs.json': settings(['home'], {
      fonts: { family: 'Inter' },
      favicon: '/favicon.svg',
      icons: { library: 'lucide' },
    }),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    'home.mdx': page('Home', '<Card title="A" icon="rocket">B</Card>\n\n$a^2$\n\n`x`'),
  })
  expect(site.code, site.output).toBe(0)
  for (const file of site.files().filter((file) => /\.(html|css)$/.test(file))) {
    const fetched = site
      .read(file)
      .match(/(?:src|href|url\(|@import)\W{1,3}https?:[^"')\s]+/g)
    const links = readHtml(site.read(file))
      .all('a')
      .map((link) => link.attribute('href'))
    const others = (fetched ?? []).filter(
      (it) => !links.some((link) => link && it.includes(link)),
    )
    expect(others, file).toEqual([])
  }
  expect(
    readHtml(site.read('home.html')).all('link', { rel: 'icon' })[0]!.attribute('href'),
  ).toBe('/favicon.svg')
})

test('scripts for Node.js are loaded by no page, and published where a page links to them', async () => {
  const node = "const fs = require('fs')\nfs.readFileSync('private.json')\n"
  const site = await buildSite({
    'docs.json': settings(['home'], { files: ['wanted.js', 'other\\*.js'] }),
    'home.mdx': page('Home', '[The example](/examples/read.js)'),
    'private.json': { rows: [] },
    'check-redirects.js': `#!/usr/bin/env node\n${node}`,
    'examples/read.js': node,
    'wanted.js': node,
    'count.js': 'window.counted = 1\n',
  })
  expect(site.code, site.output).toBe(0)
  const scripts = readHtml(site.read('home.html'))
    .all('script')
    .map((script) => script.attribute('src'))
    .filter((src) => src && !src.startsWith('/assets/'))
  expect(scripts).toEqual(['/count.js', '/wanted.js'])
  expect(site.has('examples/read.js')).toBe(true)
  expect(site.has('check-redirects.js')).toBe(false)
  // Only the script mentions it.
  expect(site.has('private.json')).toBe(false)
  expect(site.output).toContain(
    '1 script for Node.js is not loaded by pages: `check-redirects.js`',
  )
  expect(site.output).toContain('`other\\*.js` in `files` matches no file')
  expect(site.output).not.toContain('`wanted.js` in `files`')
})

test('modules and configuration of tools are loaded by no page', async () => {
  const site = await buildSite({
    'docs.json': settings(['home']),
    'home.mdx': page('Home', "import { tide } from './lib/tide.js'\n\n{tide.name}"),
    'lib/tide.js': "export { tide } from './data.js'\n",
    'lib/data.js': "export const tide = { name: 'Spring', table: '/tables/tide.csv' }\n",
    'tables/tide.csv': 'a,b\n',
    'sidebars.js': 'module.exports = { docs: [] }\n',
    'count.js': 'window.counted = 1\n',
  })
  expect(site.code, site.output).toBe(0)
  expect(site.read('home.html')).toContain('Spring')
  const scripts = readHtml(site.read('home.html'))
    .all('script')
    .map((script) => script.attribute('src'))
    .filter((src) => src && !src.startsWith('/assets/'))
  expect(scripts).toEqual(['/count.js'])
  expect(site.has('tables/tide.csv')).toBe(true)
  expect(site.output).toContain(
    '1 script for Node.js is not loaded by pages: `sidebars.js`',
  )
  expect(site.output).not.toContain('lib/')
})

describe('what is not shown by itself', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite({
      'docs.json': settings(['home', 'AGENTS', 'api/list'], {
        api: { openapi: 'specs/used.yaml' },
        files: ['downloads/**', 'config/secrets.sample.json', '*.sql', 'ignored/**'],
        integrations: { telemetry: { list: '/data/named.json' } },
      }),
      'home.mdx': page(
        'Home',
        "import Rows from '/snippets/rows.jsx'\n\n<Rows />\n\n[A](data/linked.csv) [B](/install.sh)\n\n```sh\nexport KEY=ghp_aB3dE9fG7hK2mN5pQ8rS1tU4vW6yZ0cJ\n```",
        'download: /data/front.json\n',
      ),
      'snippets/rows.jsx': "export default () => <a href='/data/rows.json'>Rows</a>\n",
      'api/list.mdx': page('List', 'All.', 'openapi: GET /berths\n'),
      'specs/used.yaml':
        'openapi: 3.0.3\ninfo: { title: T, version: "1" }\npaths:\n  /berths:\n    get:\n      responses: { "200": { description: OK, content: { application/json: { schema: { $ref: "./parts/berth.yaml" }, examples: { a: { externalValue: berth.json } } } } } }\n',
      'specs/parts/berth.yaml':
        'type: object\nproperties:\n  kind: { type: string }\n  size: {$ref: sizes/in%20metres.json}\ndiscriminator: {propertyName: kind, mapping: {quay: ./quay.yaml}}\n',
      'specs/parts/quay.yaml': 'type: object\n',
      'specs/parts/pier.yaml': 'type: object\n',
      'specs/parts/sizes/in metres.json': { type: 'number' },
      'specs/berth.json': { size: 12 },
      'specs/other.yaml': 'openapi: 3.0.3\ninfo: { title: T, version: "1" }\npaths: {}\n',
      'data/named.json': {},
      'data/linked.csv': 'a,b',
      'data/front.json': {},
      'data/rows.json': {},
      'data/nobody.json': {},
      'install.sh': 'echo',
      'downloads/tool.tar.gz': 'tool',
      'downloads/example.ts': 'export {}',
      'config/secrets.sample.json': {},
      'samples/rows.sql': 'SELECT 1',
      'ignored/data.json': {},
      '.mintignore': 'ignored/\n',
      'AGENTS.md': page('Agents', 'How agents work here.'),
      'CLAUDE.md': page('Claude', 'Nothing for readers.'),
      'skill.md': '---\nname: harbour\n---\n\nWhat an agent can do.\n',
      google1234567890abcdef: 'no ending',
      'google1234567890abcdef.html': 'google-site-verification',
      CNAME: 'docs.example.com',
    })
  }, 60_000)

  test('builds', () => expect(site.code, site.output).toBe(0))

  test.each([
    ['a page links', 'data/linked.csv'],
    ['a page links, of whatever kind', 'install.sh'],
    ['frontmatter names', 'data/front.json'],
    ['a component of a page links', 'data/rows.json'],
    ['a setting names', 'data/named.json'],
    ['pages are made from', 'specs/used.yaml'],
    ['such a description refers to', 'specs/parts/berth.yaml'],
    ['such a file refers to, in braces', 'specs/parts/sizes/in metres.json'],
    ['such a file maps a type to', 'specs/parts/quay.yaml'],
    ['such a description has an example', 'specs/berth.json'],
    ['`files` names', 'downloads/tool.tar.gz'],
    ['`files` names, though it is a source', 'downloads/example.ts'],
    ['`files` names, though its name is private', 'config/secrets.sample.json'],
    ['`files` names by its ending', 'samples/rows.sql'],
    ['hosts read', 'CNAME'],
    ['search engines ask for', 'google1234567890abcdef.html'],
    ['agents ask for', 'skill.md'],
  ])('is published where %s (%s)', (_, file) => expect(site.has(file)).toBe(true))

  test.each([
    'data/nobody.json',
    'specs/other.yaml',
    'specs/parts/pier.yaml',
    'ignored/data.json',
    'google1234567890abcdef',
    'CLAUDE.md',
    'CLAUDE.html',
    'skill.html',
  ])('stays at home where nothing asks for it (%s)', (file) =>
    expect(site.has(file)).toBe(false),
  )

  test('instructions for agents are a page where the navigation names them', () =>
    expect(site.read('AGENTS.html')).toContain('How agents work here.'))

  test('a token in a page is a warning, with its place', () => {
    expect(site.report.diagnostics['site/credential']).toMatchObject([
      { severity: 'warning', file: 'home.mdx', line: 13, column: 12 },
    ])
    expect(site.output).not.toContain('aB3dE9fG7hK2mN5pQ8rS1tU4vW6yZ0cJ')
  })
})
